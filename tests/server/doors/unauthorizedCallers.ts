import { projectId, type Account, type FakeGoogle } from './google.ts';

const now = Math.floor(Date.now() / 1000);
const hour = 3600;

export const accounts = {
  rosa: { localId: 'rosa', email: 'rosa@example.com', emailVerified: true },
  ana: { localId: 'ana', email: 'ana@example.com', emailVerified: true },
  ben: { localId: 'ben', email: 'ben@example.com', emailVerified: true },
  tom: { localId: 'tom', email: 'tom@example.com', emailVerified: true },
  sam: { localId: 'sam', email: 'sam@example.com', emailVerified: true },
  /** Its address changes at Google while a test runs. */
  kim: { localId: 'kim', email: 'kim@example.com', emailVerified: true },
  unverified: { localId: 'unverified', email: 'unverified@example.com', emailVerified: false },
  disabled: { localId: 'disabled', email: 'disabled@example.com', emailVerified: true, disabled: true },
  signedOut: {
    localId: 'signedOut',
    email: 'signedout@example.com',
    emailVerified: true,
    validSince: String(now - 60),
  },
} as const satisfies Record<string, Account>;

export function claimsOf({ localId, email, emailVerified }: Account): Record<string, unknown> {
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: localId,
    user_id: localId,
    email,
    email_verified: emailVerified,
    iat: now - 120,
    exp: now + hour,
    auth_time: now - 120,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
}

/** A caller who is no owner to any function, with the `Authorization` sent. */
export interface UnauthorizedCaller {
  who: string;
  authorization: string | undefined;
  /** Whether it sends something that is no token of Google for this project, so that public calls refuse it, too. */
  isForged: boolean;
}

/** One of each kind; `callable.test.ts` has all tokens of Google that name no owner. Stale and unverified ones are still signed by Google. */
export function unauthorizedCallers(google: Pick<FakeGoogle, 'sign' | 'forge'>): UnauthorizedCaller[] {
  const right = claimsOf(accounts.rosa);
  const bearer = (token: string) => `Bearer ${token}`;
  const unsigned = google.sign(right, { alg: 'none' }).split('.').slice(0, 2).join('.');
  const [header = '', , signature = ''] = google.sign(right).split('.');
  const swapped = google.sign(claimsOf(accounts.sam)).split('.')[1] ?? '';
  const forged = [
    { who: 'a password', authorization: 'Basic cm9zYTpzZWNyZXQ=' },
    { who: 'a bearer of nothing', authorization: bearer('') },
    { who: 'a bearer of noise', authorization: bearer('a.b.c') },
    { who: 'a bearer of 7 kB', authorization: bearer('x'.repeat(7_000)) },
    { who: 'a token without a signature', authorization: bearer(`${unsigned}.`) },
    { who: 'a token signed by somebody else', authorization: bearer(google.forge(right)) },
    { who: 'a token of an unknown key', authorization: bearer(google.sign(right, { kid: 'other' })) },
    { who: 'a signature under other claims', authorization: bearer([header, swapped, signature].join('.')) },
    { who: 'a token of another project', authorization: bearer(google.sign({ ...right, aud: 'other' })) },
    {
      who: 'a token of another issuer',
      authorization: bearer(google.sign({ ...right, iss: 'https://evil' })),
    },
    { who: 'an expired token', authorization: bearer(google.sign({ ...right, exp: now - 1 })) },
    { who: 'a token without a subject', authorization: bearer(google.sign({ ...right, sub: '' })) },
  ];
  const known = [
    { who: 'a caller without a token', authorization: undefined },
    { who: 'an empty word', authorization: '' },
    { who: 'an unverified address', authorization: bearer(google.sign(claimsOf(accounts.unverified))) },
    { who: 'a disabled account', authorization: bearer(google.sign(claimsOf(accounts.disabled))) },
    {
      who: 'an account that is gone',
      authorization: bearer(google.sign({ ...right, sub: 'gone', user_id: 'gone' })),
    },
    {
      who: 'a token older than the last sign-out everywhere',
      authorization: bearer(google.sign(claimsOf(accounts.signedOut))),
    },
    {
      who: "an account with another's address",
      authorization: bearer(google.sign({ ...claimsOf(accounts.sam), email: accounts.rosa.email })),
    },
  ];
  return [
    ...Array.from(forged, (one) => ({ ...one, isForged: true })),
    ...Array.from(known, (one) => ({ ...one, isForged: false })),
  ];
}
