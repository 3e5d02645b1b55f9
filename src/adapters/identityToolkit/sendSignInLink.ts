import { isEmail, normalizeEmail } from '#domain/email.ts';
import { AppError } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { pathIn, verifyEmailPath } from '#domain/paths.ts';
import { reportCaught } from '#gateways/problems.ts';
import { withinTime } from '../browser/withinTime.ts';

/** The settings of Firebase's sign-in service. None of them is secret. */
export interface IdentityToolkitConfig {
  apiKey: string;
  /** The local Auth emulator; null outside the sandbox. */
  authEmulatorUrl: string | null;
}

export interface LinkRequest {
  /** The address as typed. */
  email: string;
  language: Language;
  /** The origin of the site, to which the link leads. */
  origin: string;
  /** The source of the visit, as a part of the link's query; '' without one. */
  sourceQuery?: string;
}

const service = 'identitytoolkit.googleapis.com';

/** The code in Firebase's response, such as `INVALID_EMAIL`; an empty text if there is none. */
async function refusalIn(response: Response): Promise<string> {
  const answer = (await response.json()) as { error?: { message?: unknown } } | null;
  const message = answer?.error?.message;
  return typeof message === 'string' ? message : '';
}

/**
 * Asks Firebase to send a sign-in link (R-CALL-LINK). Speaks Firebase's REST interface, which needs no SDK, so that the form in
 * the document and the app send it alike. Rejects with `auth/invalid-email` or `auth/link-not-sent`.
 * @param appCheck returns the token of App Check, or null; never rejects.
 */
export async function sendSignInLink(
  { apiKey, authEmulatorUrl }: IdentityToolkitConfig,
  { email: typed, language, origin, sourceQuery = '' }: LinkRequest,
  appCheck?: () => Promise<string | null>,
): Promise<void> {
  const email = normalizeEmail(typed);
  if (!isEmail(email)) throw new AppError('auth/invalid-email');
  const token = (await appCheck?.()) ?? null;
  const base = authEmulatorUrl === null ? `https://${service}` : `${authEmulatorUrl}/${service}`;
  const request = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Firebase-Locale': language,
      ...(token !== null && { 'X-Firebase-AppCheck': token }),
    },
    body: JSON.stringify({
      requestType: 'EMAIL_SIGNIN',
      email,
      clientType: 'CLIENT_TYPE_WEB',
      continueUrl: origin + pathIn(language, verifyEmailPath(email)) + sourceQuery,
      canHandleCodeInApp: true,
    }),
  };
  let refusal: string | null;
  try {
    refusal = await withinTime(async (signal) => {
      const url = `${base}/v1/accounts:sendOobCode?key=${encodeURIComponent(apiKey)}`;
      const response = await fetch(url, { ...request, signal });
      return response.ok ? null : refusalIn(response);
    });
  } catch (cause) {
    throw new AppError('auth/link-not-sent', { cause });
  }
  if (refusal === null) return;
  const details = { code: refusal };
  if (refusal === 'INVALID_EMAIL') throw new AppError('auth/invalid-email', { details });
  // Such as a day's quota or a switched-off sign-in, which ends every sign-up before any server of ours is asked.
  reportCaught({ name: 'sendOobCode', code: /^\w*/u.exec(refusal)?.[0] });
  throw new AppError('auth/link-not-sent', { details });
}
