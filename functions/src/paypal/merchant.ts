import type { Store } from '../store/Store.ts';
import { accessTokens, type PayPalAccount } from './accessToken.ts';
import { allowedEndpoint } from './endpoint.ts';
import { PayPalError } from './PayPalError.ts';
import { send, type PayPalRequest } from './transport.ts';

const place = { collection: 'Credentials', id: 'PayPal' };

/** Our account at PayPal: what `Credentials/PayPal` says of it, and requests in its name. */
export interface Merchant {
  /** One of the document's texts; null when it is missing. */
  stored: (field: 'client_id' | 'endpoint' | 'webhook_id') => Promise<string | null>;
  /** Sends a request with the account's token. Rejects with PayPalError. */
  ask: (request: PayPalRequest) => Promise<unknown>;
  read: (path: string) => Promise<unknown>;
  /** Posts JSON; the same `requestId` again answers what the first one made. */
  post: (path: string, body: object, requestId: string) => Promise<unknown>;
}

/** The account stored in `Credentials/PayPal`, with the secret from the secret store. */
export function merchant(options: {
  store: Store;
  secret: () => string;
  now: () => Date;
  sandbox: boolean;
}): Merchant {
  const { store, secret, now, sandbox } = options;
  const tokens = accessTokens(store, place, now);

  const stored: Merchant['stored'] = async (field) => {
    const value = (await store.get(place))?.[field];
    return typeof value === 'string' && value !== '' ? value : null;
  };

  const account = async (): Promise<PayPalAccount> => {
    const { client_id: clientId, endpoint } = (await store.get(place)) ?? {};
    if (typeof clientId !== 'string' || typeof endpoint !== 'string') throw new PayPalError(0);
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

  return {
    stored,
    ask,
    read: (path) => ask({ method: 'GET', path, repeatable: true }),
    post: (path, body, requestId) =>
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
      }),
  };
}
