import type { PaymentProvider, ProviderTransaction } from '../payments/PaymentProvider.ts';
import { PaymentProviderError } from '../payments/PaymentProviderError.ts';
import { planOnSaleIn, canSell, type BilledPlan } from './billedPlan.ts';
import { allowedEndpoint, managePage } from './endpoint.ts';
import { PayPalError } from './PayPalError.ts';
import { pricedOrder, pricedRevision } from './pricing.ts';
import { refundCharge } from './refunds.ts';
import { restClient, type RestClientOptions } from './restClient.ts';
import { openedIn, revisedIn, subscriptionIn } from './subscriptionReply.ts';
import { spansOf, transactionsIn, transactionsPath } from './transactions.ts';
import { webhookVerifier } from './webhook.ts';

const planTrustedForMs = 5 * 60_000;

/** PayPal as the product's payment provider. */
export function payPalProvider(options: RestClientOptions): PaymentProvider {
  const { now } = options;
  const rest = restClient(options);
  const subscriptionPath = (id: string) => `/v1/billing/subscriptions/${encodeURIComponent(id)}`;
  const plans = new Map<string, { plan: BilledPlan | null; until: number }>();

  const planOnSale = async (planId: string): Promise<BilledPlan | null> => {
    const cached = plans.get(planId);
    if (cached && cached.until > now().getTime()) return cached.plan;
    const plan = planOnSaleIn(await rest.get(`/v1/billing/plans/${encodeURIComponent(planId)}`));
    plans.set(planId, { plan, until: now().getTime() + planTrustedForMs });
    return plan;
  };

  const orderedPlan = async (planId: string): Promise<BilledPlan> => {
    const plan = await planOnSale(planId);
    if (!plan) throw new PaymentProviderError('refused', { message: 'the plan is not on sale' });
    return plan;
  };

  const context = (returnUrl: string, cancelUrl: string) => ({
    shipping_preference: 'NO_SHIPPING',
    return_url: returnUrl,
    cancel_url: cancelUrl,
  });

  return {
    publicClientId: () => rest.accountField('client_id'),
    async planCharges(planId, terms) {
      const same = canSell(await planOnSale(planId), terms);
      if (!same) plans.delete(planId);
      return same;
    },
    async openSubscription({ checkoutId, offer, startsAt, email, returnUrl, cancelUrl }) {
      const plan = await orderedPlan(offer.providerPlanId);
      return openedIn(
        await rest.post(
          '/v1/billing/subscriptions',
          {
            plan_id: offer.providerPlanId,
            ...pricedOrder(offer, plan),
            // PayPal takes no moment that has passed; the approval is then the start.
            ...(startsAt !== null && startsAt > now() && { start_time: startsAt.toISOString() }),
            custom_id: checkoutId,
            subscriber: { email_address: email },
            application_context: { user_action: 'SUBSCRIBE_NOW', ...context(returnUrl, cancelUrl) },
          },
          checkoutId,
        ),
      );
    },
    async readSubscription(id) {
      const subscription = subscriptionIn(await rest.get(`${subscriptionPath(id)}?fields=plan`));
      if (subscription.id === id) return subscription;
      throw new PaymentProviderError('unreadable', { message: 'the answer is about another subscription' });
    },
    async manageUrl(id) {
      const endpoint = await rest.accountField('endpoint');
      return endpoint === null ? null : managePage(allowedEndpoint(endpoint, options), id);
    },
    async cancelSubscription({ id, reason }) {
      try {
        // Without a request id: an earlier refusal must not be answered again in place of a new try.
        await rest.request({
          method: 'POST',
          path: `${subscriptionPath(id)}/cancel`,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ reason }),
          repeatable: true,
        });
      } catch (error) {
        if (error instanceof PayPalError && error.issue === 'SUBSCRIPTION_STATUS_INVALID') return;
        throw error;
      }
    },
    async reviseSubscription({ id, offer, returnUrl, cancelUrl, changeId }) {
      const plan = await orderedPlan(offer.providerPlanId);
      return revisedIn(
        await rest.post(
          `${subscriptionPath(id)}/revise`,
          {
            plan_id: offer.providerPlanId,
            ...pricedRevision(offer, plan),
            application_context: context(returnUrl, cancelUrl),
          },
          changeId,
        ),
      );
    },
    async listTransactions({ subscriptionId, from, to }) {
      const found = new Map<string, ProviderTransaction>();
      for (const span of spansOf({ from, to })) {
        const reply = await rest.get(transactionsPath(subscriptionPath(subscriptionId), span));
        // Both neighbours may answer what happened at the moment between them.
        for (const transaction of transactionsIn(reply)) found.set(transaction.id, transaction);
      }
      return [...found.values()].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
    },
    refundCharge: (request) => refundCharge(rest, request),
    verifyWebhook: webhookVerifier(rest, options),
  };
}
