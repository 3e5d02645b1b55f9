import {
  changePayPalAccount,
  readPayPalAccount,
  type StoredPayPalAccount,
} from '../../documents/offers/payPalAccount.ts';
import type { Store } from '../../store/Store.ts';
import { accessTokens, type PayPalAccount } from './accessToken.ts';
import { allowedEndpoint } from './endpoint.ts';
import { PayPalError } from './PayPalError.ts';
import { send, type PayPalRequest } from './transport.ts';

/** A string field of the account's document. */
type AccountField = Exclude<keyof StoredPayPalAccount, 'accessToken' | 'tokenExpires'>;

/** PayPal's REST API, called with our account. Requests reject with PayPalError. */
export type RestClient = ReturnType<typeof restClient>;

export interface RestClientOptions {
  store: Pick<Store, 'get' | 'update'>;
  /** The account's secret, from the secret store. */
  secret: () => string;
  now: () => Date;
  /** Whether the endpoint may be the simulator on this machine. */
  sandbox: boolean;
}

/** How long the account's document is cached. */
const accountTrustedForMs = 60_000;

/** A client for the account in `Credentials/PayPal`. */
export function restClient({ store, secret, now, sandbox }: RestClientOptions) {
  const tokens = accessTokens(store, now);

  let known: { account: StoredPayPalAccount; until: number } | undefined;

  /** The account, at most a minute old, so that most requests need no read. */
  const stored = async (): Promise<StoredPayPalAccount> => {
    if (known === undefined || known.until <= now().getTime()) {
      known = { account: await readPayPalAccount(store), until: now().getTime() + accountTrustedForMs };
    }
    return known.account;
  };

  const account = async (): Promise<PayPalAccount> => {
    const { clientId, endpoint } = await stored();
    if (clientId === null || endpoint === null) throw new PayPalError(0);
    // `functions:secrets:set --data-file` stores the file's last line break, too.
    return { clientId, secret: secret().trim(), origin: allowedEndpoint(endpoint, { sandbox }) };
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

  const sendJson = (method: 'PATCH' | 'POST', path: string, body: object, headers = {}) =>
    request({
      method,
      path,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  return {
    accountField: async (field: AccountField): Promise<string | null> => (await stored())[field] || null,
    /** Keeps the address of the certificate of a genuine event in the account's document. */
    async keepCertificate(webhookCertificate: string): Promise<void> {
      await changePayPalAccount(store, { webhookCertificate });
      known = undefined;
    },
    request,
    get: (path: string) => request({ method: 'GET', path }),
    /** Sends JSON without a request id: PayPal would repeat an earlier refusal instead of trying again. */
    change: (method: 'PATCH' | 'POST', path: string, body: object) => sendJson(method, path, body),
    /** Posts JSON. Repeating a `requestId` returns the result of the first request. */
    post: (path: string, body: object, requestId: string) =>
      sendJson('POST', path, body, { prefer: 'return=representation', 'paypal-request-id': requestId }),
  };
}
