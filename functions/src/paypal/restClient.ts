import { merchant } from './merchant.ts';
import type { PayPalClient } from './PayPalClient.ts';
import { PayPalError } from './PayPalError.ts';
import { planBody } from './planBody.ts';
import { planTermsIn } from './planReply.ts';
import { idIn, isVerified, startedIn, subscriptionIn, webhookIn } from './replies.ts';

/** PayPal's REST interface, in the words of the services. */
export function restClient(options: Parameters<typeof merchant>[0]): PayPalClient {
  const { stored, ask, read, post } = merchant(options);
  return {
    clientId: () => stored('client_id'),
    createProduct: async ({ name, description, requestId }) =>
      idIn(await post('/v1/catalogs/products', { name, description, type: 'SERVICE' }, requestId)),
    createPlan: async ({ requestId, ...plan }) =>
      idIn(await post('/v1/billing/plans', planBody(plan), requestId)),
    async ensureWebhook({ url, eventTypes }) {
      const known = webhookIn(await read('/v1/notifications/webhooks'), url);
      if (known !== undefined) return known;
      const body = { url, event_types: eventTypes.map((name) => ({ name })) };
      return idIn(await post('/v1/notifications/webhooks', body, `webhook-${url}`));
    },
    planTerms: async (id) => planTermsIn(await read(`/v1/billing/plans/${encodeURIComponent(id)}`)),
    createSubscription: async ({ checkoutId, planId, quantity, email, returnUrl, cancelUrl }) =>
      startedIn(
        await post(
          '/v1/billing/subscriptions',
          {
            plan_id: planId,
            quantity: String(quantity),
            custom_id: checkoutId,
            subscriber: { email_address: email },
            application_context: {
              shipping_preference: 'NO_SHIPPING',
              user_action: 'SUBSCRIBE_NOW',
              return_url: returnUrl,
              cancel_url: cancelUrl,
            },
          },
          checkoutId,
        ),
      ),
    subscription: async (id) =>
      subscriptionIn(await read(`/v1/billing/subscriptions/${encodeURIComponent(id)}`)),
    async cancelSubscription({ id, reason }) {
      try {
        await post(`/v1/billing/subscriptions/${encodeURIComponent(id)}/cancel`, { reason }, `cancel-${id}`);
      } catch (error) {
        if (error instanceof PayPalError && error.issue === 'SUBSCRIPTION_STATUS_INVALID') return;
        throw error;
      }
    },
    async isGenuine({ signature, rawBody }) {
      const webhookId = await stored('webhook_id');
      if (webhookId === null) return false;
      const head = JSON.stringify({
        transmission_id: signature.transmissionId,
        transmission_time: signature.transmissionTime,
        transmission_sig: signature.transmissionSig,
        cert_url: signature.certUrl,
        auth_algo: signature.authAlgo,
        webhook_id: webhookId,
      });
      // The event goes in as the very bytes that came: written anew, it would no longer verify.
      const body = `${head.slice(0, -1)},"webhook_event":${rawBody}}`;
      return isVerified(
        await ask({
          method: 'POST',
          path: '/v1/notifications/verify-webhook-signature',
          headers: { 'content-type': 'application/json' },
          body,
          repeatable: true,
        }),
      );
    },
  };
}
