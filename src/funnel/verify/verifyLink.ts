import { isEmail, normalizeEmail } from '#domain/email.ts';
import { AppError } from '#domain/errors.ts';
import { parseUrl } from '#domain/url.ts';

/** The parameters of the URL; null if absent. */
export interface VerifyQuery {
  oobCode: string | null;
  mode: string | null;
  continueUrl: string | null;
  email: string | null;
}

export type VerifyLink =
  | { kind: 'signIn'; email: string }
  | { kind: 'reset'; oobCode: string }
  | { kind: 'refused'; error: AppError };

/** The parameters of the URL that opened this page. */
export function queryOf({ searchParams }: URL): VerifyQuery {
  return {
    oobCode: searchParams.get('oobCode'),
    mode: searchParams.get('mode'),
    continueUrl: searchParams.get('continueUrl'),
    email: searchParams.get('email'),
  };
}

/** Whether this screen supports a mode; other modes are not stored. */
export function isVerifyMode(mode: string | null): mode is 'signIn' | 'resetPassword' {
  return mode === 'signIn' || mode === 'resetPassword';
}

function emailInside(continueUrl: string | null): string | null {
  return parseUrl(continueUrl ?? '')?.searchParams.get('email') ?? null;
}

function refused(code: ConstructorParameters<typeof AppError>[0]): VerifyLink {
  return { kind: 'refused', error: new AppError(code) };
}

/**
 * Reads a link from an e-mail (R-VERIFY-LINK). The address comes from `continueUrl`'s `email`
 * parameter or from the link's own (reference/Firebase.mdx#e-mail-links). `continueUrl` is
 * never followed.
 */
export function readVerifyLink(query: VerifyQuery, rememberedMode: string | null): VerifyLink {
  const mode = query.mode ?? rememberedMode;
  if (mode !== null && !isVerifyMode(mode)) return refused('verify/unsupported-mode');
  if (query.oobCode === null || query.oobCode === '') return refused('verify/no-code');
  if (mode === null) return refused('verify/default');
  if (mode === 'resetPassword') return { kind: 'reset', oobCode: query.oobCode };
  // No address has a space: it is the `+` of a link that a program on its way has decoded once too often.
  const email = (emailInside(query.continueUrl) ?? query.email ?? '').trim().replaceAll(' ', '+');
  return isEmail(email) ? { kind: 'signIn', email: normalizeEmail(email) } : refused('verify/email-missing');
}

/**
 * The query with which another browser can open a link that is not used yet: a browser inside an app opens its address in the
 * owner's own browser. It names no language, so that the screen's can be switched.
 */
export function unusedQuery(link: URL): string {
  const asked = readVerifyLink(queryOf(link), null);
  if (asked.kind === 'refused') return '';
  const query = new URLSearchParams(asked.kind === 'signIn' ? { email: asked.email } : {});
  // Firebase takes no sign-in link without them.
  for (const name of ['oobCode', 'mode', 'apiKey']) {
    const value = link.searchParams.get(name);
    if (value !== null) query.set(name, value);
  }
  return `?${query.toString()}`;
}
