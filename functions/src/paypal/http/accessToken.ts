import { number, object, string } from 'yup';
import { changePayPalAccount, readPayPalAccount } from '../../documents/offers/payPalAccount.ts';
import type { Store } from '../../store/Store.ts';
import { PayPalError } from './PayPalError.ts';
import { readReply } from './readReply.ts';
import { send } from './transport.ts';

export interface PayPalAccount {
  clientId: string;
  secret: string;
  origin: string;
}

interface Token {
  token: string;
  clientId: string;
  expiresAt: Date;
}

const tokenReply = object({ access_token: string().required(), expires_in: number().required() });

/** Tokens are renewed this long before they expire, because clocks differ. */
const marginMs = 60_000;

/**
 * The merchant's access token, of which a new one is requested only when necessary. It is kept in memory and in the account's
 * document. Concurrent calls share one request to PayPal.
 */
export function accessTokens(store: Pick<Store, 'get' | 'update'>, now: () => Date) {
  let known: Token | undefined;
  let refusedToken: string | undefined;
  let asking: Promise<Token> | undefined;

  const usable = (token: Token | undefined, account: PayPalAccount): token is Token =>
    token !== undefined &&
    token.clientId === account.clientId &&
    token.token !== refusedToken &&
    token.expiresAt.getTime() - marginMs > now().getTime();

  const shared = async (account: PayPalAccount): Promise<Token | undefined> => {
    const { accessToken: token, tokenExpires: expiresAt } = await readPayPalAccount(store);
    if (token === null || expiresAt === null) return undefined;
    return { token, expiresAt, clientId: account.clientId };
  };

  const fetched = async ({ clientId, secret, origin }: PayPalAccount): Promise<Token> => {
    const reply = await send(origin, {
      method: 'POST',
      path: '/v1/oauth2/token',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const { access_token: token, expires_in: seconds } = readReply(tokenReply, reply);
    const expiresAt = new Date(now().getTime() + seconds * 1_000);
    // PayPal hands out the same token until it expires, also one that it has refused by mistake.
    refusedToken = undefined;
    await changePayPalAccount(store, { accessToken: token, tokenExpires: expiresAt });
    return { token, clientId, expiresAt };
  };

  const renewed = async (account: PayPalAccount): Promise<Token> => {
    const other = await shared(account);
    if (usable(other, account)) return other;
    return fetched(account).catch((cause: unknown) => {
      // A failure to get a token says nothing about the request that needed it.
      const isUnknown = cause instanceof PayPalError && cause.reason === 'not-found';
      throw isUnknown ? new PayPalError(0, { cause }) : cause;
    });
  };

  return {
    async current(account: PayPalAccount): Promise<string> {
      if (usable(known, account)) return known.token;
      asking ??= renewed(account).finally(() => {
        asking = undefined;
      });
      known = await asking;
      return known.token;
    },
    /** Reports that PayPal refused a token. The next `current` requests a new one, unless another caller already has. */
    refused(token: string): void {
      refusedToken = token;
    },
  };
}
