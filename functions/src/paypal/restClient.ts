import type { Store } from '../store/Store.ts';
import { accessTokens, type PayPalAccount } from './accessToken.ts';
import { allowedEndpoint } from './endpoint.ts';
import type { PayPalClient } from './PayPalClient.ts';
import { PayPalError } from './PayPalError.ts';
import { planBody } from './planBody.ts';
import { idIn, isVerified, planTermsIn, startedIn, subscriptionIn, webhookIn } from './replies.ts';
import { send, type PayPalRequest } from './transport.ts';

const place = { collection: 'Credentials', id: 'PayPal' };

/** PayPal's REST interface, with the account stored in `Credentials/PayPal` and the secret from the secret store. */
export function restClient(options: {
  store: Store;
  secret: () => string;
  now: () => Date;
  sandbox: boolean;
}): PayPalClient {
  const { store, secret, now, sandbox } = options;
  const tokens = accessTokens(store, place, now);

  const text = async (field: string): Promise<string | null> => {
    const value = (await store.get(place))?.[field];
    return typeof value === 'string' && value !== '' ? value : null;
  };

  const account = async (): Promise<PayPalAccount> => {
    const [clientId, endpoint] = [await text('client_id'), await text('endpoint')];
    if (clientId === null || endpoint === null) throw new PayPalError(0);
    return { clientId, secret: secret(), origin: allowedEndpoint(endpoint, { sandbox }) };
  };

  const withToken = async (known: PayPalAccount, request: PayPalRequest): Promise<unknown> => {
    const token = await tokens.current(known);
    try {
      return await send(known.origin, {
        ...request,
        headers: { authorization: `Bearer ${token}`, ...request.headers },
      });
    } catch (error) {
      if (error instanceof PayPalError && error.status === 401) tokens.refused(token);
      throw error;
    }
  };

  const ask = async (request: PayPalRequest): Promise<unknown> => {
    const known = await account();
    try {
      return await withToken(known, request);
    } catch (error) {
      // One new token, once: a second refusal is a wrong secret, not an old token (specification section 7).
      if (error instanceof PayPalError && error.status === 401) return withToken(known, request);
      throw error;
    }
  };

  const post = (path: string, body: object, requestId: string) =>
    ask({
      method: 'POST',
      path,
      headers: {
        'content-type': 'application/json',
        prefer: 'return=representation',
        'paypal-request-id': requestId,
      },
      body: JSON.stringify(body),
      repeatable: true,
    });

  const read = (path: string) => ask({ method: 'GET', path, repeatable: true });

  return {
    clientId: () => text('client_id'),
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
      const webhookId = await text('webhook_id');
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
