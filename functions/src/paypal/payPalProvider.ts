import { locales, type Language } from '#domain/language.ts';
import type { PaymentProvider, ProviderTransaction } from '../payments/PaymentProvider.ts';
import { PaymentProviderError } from '../payments/PaymentProviderError.ts';
import { allowedEndpoint, managePage } from './http/endpoint.ts';
import { PayPalError } from './http/PayPalError.ts';
import { plansOnSale } from './plansOnSale.ts';
import { pricedOrder, pricedRevision, repricing, canSell } from './pricing.ts';
import { refundCharge } from './refunds.ts';
import { restClient, type RestClient, type RestClientOptions } from './http/restClient.ts';
import { billedPlanOf, openedIn, revisedIn, subscriptionIn } from './subscriptionReply.ts';
import { spansOf, transactionsIn, transactionsPath } from './transactions.ts';
import { listEvents } from './webhooks/eventList.ts';
import { webhookVerifier } from './webhooks/webhook.ts';

const subscriptionsPath = '/v1/billing/subscriptions';

function subscriptionPath(id: string): string {
  return `${subscriptionsPath}/${encodeURIComponent(id)}`;
}

/** The language of PayPal's pages, and the pages that PayPal sends the owner back to. */
function pages(request: { language: Language; returnUrl: string; cancelUrl: string }) {
  return {
    locale: locales[request.language],
    shipping_preference: 'NO_SHIPPING',
    return_url: request.returnUrl,
    cancel_url: request.cancelUrl,
  };
}

/** Requests a change of the status. If the current status does not allow it, the caller reads the subscription back. */
async function moveSubscription(
  rest: RestClient,
  move: 'cancel' | 'suspend' | 'activate',
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  try {
    await rest.change('POST', `${subscriptionPath(id)}/${move}`, { reason });
  } catch (error) {
    if (error instanceof PayPalError && error.issue === 'SUBSCRIPTION_STATUS_INVALID') return;
    throw error;
  }
}

/** Lists the movements of money between two moments, the oldest first. */
async function listTransactions(
  rest: RestClient,
  { subscriptionId, from, to }: { subscriptionId: string; from: Date; to: Date },
): Promise<ProviderTransaction[]> {
  const found = new Map<string, ProviderTransaction>();
  for (const span of spansOf({ from, to })) {
    const reply = await rest.get(transactionsPath(subscriptionPath(subscriptionId), span));
    // Adjacent spans may both contain a transaction at their common boundary.
    for (const transaction of transactionsIn(reply)) found.set(transaction.id, transaction);
  }
  return [...found.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

export function payPalProvider(options: RestClientOptions): PaymentProvider {
  const { now } = options;
  const rest = restClient(options);
  const plans = plansOnSale(rest, now);

  return {
    publicClientId: () => rest.accountField('clientId'),
    async planCharges(planId, terms) {
      const same = canSell(await plans.find(planId), terms);
      if (!same) plans.forget(planId);
      return same;
    },
    async openSubscription({ checkoutId, offer, startsAt, email, ...asked }) {
      const plan = await plans.order(offer.providerPlanId);
      return openedIn(
        await rest.post(
          subscriptionsPath,
          {
            plan_id: offer.providerPlanId,
            ...pricedOrder(offer, plan),
            // PayPal refuses a start in the past; without one, the subscription starts at the approval.
            ...(startsAt !== null && startsAt > now() && { start_time: startsAt.toISOString() }),
            custom_id: checkoutId,
            subscriber: { email_address: email },
            application_context: { user_action: 'SUBSCRIBE_NOW', ...pages(asked) },
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
    cancelSubscription: (request) => moveSubscription(rest, 'cancel', request),
    suspendSubscription: (request) => moveSubscription(rest, 'suspend', request),
    resumeSubscription: (request) => moveSubscription(rest, 'activate', request),
    async reviseSubscription({ id, offer, changeId, ...asked }) {
      const plan = await plans.order(offer.providerPlanId);
      return revisedIn(
        await rest.post(
          `${subscriptionPath(id)}/revise`,
          {
            plan_id: offer.providerPlanId,
            ...pricedRevision(offer, plan),
            application_context: pages(asked),
          },
          changeId,
        ),
      );
    },
    async repriceSubscription(request) {
      const path = subscriptionPath(request.id);
      const billed = billedPlanOf(await rest.get(`${path}?fields=plan`));
      await rest.change('PATCH', path, repricing(billed, request));
    },
    listTransactions: (request) => listTransactions(rest, request),
    refundCharge: (request) => refundCharge(rest, request, now()),
    listEvents: (request) => listEvents(rest, request),
    verifyWebhook: webhookVerifier(rest, options),
  };
}
