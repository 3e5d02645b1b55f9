import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { NextFunction, Request, Response, Router } from 'express';
import { ApiError } from './apiError.ts';
import { lookUp } from './ledger.ts';
import { rawText } from './requests.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** The merchant's public client id at the simulator. */
export const sandboxClientId = 'sandbox-client-id';

/** The merchant's secret. It is valid only at this simulator. */
export const sandboxClientSecret = 'sandbox-client-secret';

/** Lifetime of an access token in seconds: nine hours, as at PayPal. */
const lifetime = 32_400;

function isMerchant(header: string | undefined, secrets: readonly string[]): boolean {
  const given = Buffer.from(header ?? '');
  return secrets.some((secret) => {
    const encoded = Buffer.from(`${sandboxClientId}:${secret}`).toString('base64');
    const wanted = Buffer.from(`Basic ${encoded}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}

/** `POST /v1/oauth2/token`: an access token for a client id and secret. */
export function addTokenRoutes(router: Router, { ledger, now, settings }: PayPalSimulator): void {
  router.post('/v1/oauth2/token', (req, res) => {
    if (!isMerchant(req.get('Authorization'), settings.secrets)) {
      res
        .status(401)
        .json({ error: 'invalid_client', error_description: 'The client id or secret is wrong' });
      return;
    }
    if (new URLSearchParams(rawText(req)).get('grant_type') !== 'client_credentials') {
      res.status(400).json({ error: 'unsupported_grant_type', error_description: 'Use client_credentials' });
      return;
    }
    const token = `A21AA${randomBytes(48).toString('base64url')}`;
    const moment = now().getTime();
    ledger.change((books) => {
      const alive = Object.entries(books.tokens).filter(([, end]) => end > moment);
      books.tokens = { ...Object.fromEntries(alive), [token]: moment + lifetime * 1000 };
    });
    res.json({
      scope: 'https://uri.paypal.com/services/subscriptions',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-SANDBOX',
      expires_in: lifetime,
      nonce: `${now().toISOString()}${randomBytes(24).toString('base64url')}`,
    });
  });
}

/**
 * Accepts only a valid access token. A missing and an expired token get PayPal's two different error formats, so that
 * callers must check only the status (reference/PayPal.mdx#errors).
 */
export function requireToken({ ledger, now }: PayPalSimulator) {
  return (req: Request, res: Response, next: NextFunction): void => {
    const token = /^Bearer (.+)$/u.exec(req.get('Authorization') ?? '')?.[1];
    if (token === undefined) throw new ApiError(401);
    const end = lookUp(ledger.books.tokens, token);
    if (end === undefined || end <= now().getTime()) {
      res
        .status(401)
        .json({ error: 'invalid_token', error_description: 'The token is unknown or has expired' });
      return;
    }
    next();
  };
}
