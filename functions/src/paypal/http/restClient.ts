import type { Fields, Store } from '../../store/Store.ts';
import { accessTokens, type PayPalAccount } from './accessToken.ts';
import { allowedEndpoint } from './endpoint.ts';
import { PayPalError } from './PayPalError.ts';
import { send, type PayPalRequest } from './transport.ts';

/** Our PayPal account: `client_id`, `endpoint`, `webhook_id`, `webhook_certificate` and the shared access token. */
export const accountRef = { collection: 'Credentials', id: 'PayPal' };

/** A string field of the account's document. */
type AccountField = 'client_id' | 'endpoint' | 'webhook_id' | 'webhook_certificate';

/** PayPal's REST API, called with our account. Requests reject with PayPalError. */
export interface RestClient {
  /** A string field of the account's document; null if it is missing. */
  accountField: (field: AccountField) => Promise<string | null>;
  /** Stores a string field in the account's document. */
  keepAccountField: (field: 'webhook_certificate', value: string) => Promise<void>;
  /** Sends a request with the account's access token. */
  request: (request: PayPalRequest) => Promise<unknown>;
  get: (path: string) => Promise<unknown>;
  /** Posts JSON. Repeating a `requestId` returns the result of the first request. */
  post: (path: string, body: object, requestId: string) => Promise<unknown>;
}

/** Dependencies of the PayPal client. */
export interface RestClientOptions {
  /** Where the account's document is. */
  store: Pick<Store, 'get' | 'update'>;
  /** The account's secret, from the secret store. */
  secret: () => string;
  now: () => Date;
  /** Whether the endpoint may be the simulator on this machine. */
  sandbox: boolean;
}

/** How long the account's document is cached. */
const accountTrustedForMs = 60_000;

/** The endpoint's origin. Rejects with a PayPalError for an endpoint that is not PayPal's. */
function originOf(endpoint: string, sandbox: boolean): string {
  try {
    return allowedEndpoint(endpoint, { sandbox });
  } catch (cause) {
    throw new PayPalError(0, { cause });
  }
}

/** A client for the account in `Credentials/PayPal`. */
export function restClient({ store, secret, now, sandbox }: RestClientOptions): RestClient {
  const tokens = accessTokens(store, accountRef, now);

  let known: { fields: Fields | undefined; until: number } | undefined;

  /** The account's document, at most a minute old, so that most requests need no read. */
  const accountFields = async (): Promise<Fields | undefined> => {
    if (known === undefined || known.until <= now().getTime()) {
      known = { fields: await store.get(accountRef), until: now().getTime() + accountTrustedForMs };
    }
    return known.fields;
  };

  const accountField: RestClient['accountField'] = async (field) => {
    const value = (await accountFields())?.[field];
    return typeof value === 'string' && value !== '' ? value : null;
  };

  const keepAccountField: RestClient['keepAccountField'] = async (field, value) => {
    await store.update(accountRef, [{ path: [field], value }]);
    known = undefined;
  };

  const account = async (): Promise<PayPalAccount> => {
    const { client_id: clientId, endpoint } = (await accountFields()) ?? {};
    if (typeof clientId !== 'string' || typeof endpoint !== 'string') throw new PayPalError(0);
    return { clientId, secret: secret(), origin: originOf(endpoint, sandbox) };
  };

  const withToken = async (used: PayPalAccount, request: PayPalRequest): Promise<unknown> => {
    const token = await tokens.current(used);
    try {
      return await send(used.origin, {
        ...request,
        headers: { authorization: `Bearer ${token}`, ...request.headers },
      });
    } catch (error) {
      if (error instanceof PayPalError && error.status === 401) tokens.refused(token);
      throw error;
    }
  };

  const request = async (sent: PayPalRequest): Promise<unknown> => {
    const present = await account();
    try {
      return await withToken(present, sent);
    } catch (error) {
      // Renew the token once. A second 401 means a wrong secret.
      if (error instanceof PayPalError && error.status === 401) return withToken(present, sent);
      throw error;
    }
  };

  return {
    accountField,
    keepAccountField,
    request,
    get: (path) => request({ method: 'GET', path, repeatable: true }),
    post: (path, body, requestId) =>
      request({
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
