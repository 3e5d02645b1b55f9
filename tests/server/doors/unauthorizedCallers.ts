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
  const signed = (claims: object, of: object = right) => bearer(google.sign({ ...of, ...claims }));
  const forged = {
    'a password': 'Basic cm9zYTpzZWNyZXQ=',
    'a bearer of nothing': bearer(''),
    'a bearer of noise': bearer('a.b.c'),
    'a bearer of 7 kB': bearer('x'.repeat(7_000)),
    'a token without a signature': bearer(`${unsigned}.`),
    'a token signed by somebody else': bearer(google.forge(right)),
    'a token of an unknown key': bearer(google.sign(right, { kid: 'other' })),
    'a signature under other claims': bearer([header, swapped, signature].join('.')),
    'a token of another project': signed({ aud: 'other' }),
    'a token of another issuer': signed({ iss: 'https://evil' }),
    'an expired token': signed({ exp: now - 1 }),
    'a token without a subject': signed({ sub: '' }),
  };
  const known = {
    'a caller without a token': undefined,
    'an empty word': '',
    'an unverified address': signed(claimsOf(accounts.unverified)),
    'a disabled account': signed(claimsOf(accounts.disabled)),
    'an account that is gone': signed({ sub: 'gone', user_id: 'gone' }),
    'a token older than the last sign-out everywhere': signed(claimsOf(accounts.signedOut)),
    "an account with another's address": signed({ email: accounts.rosa.email }, claimsOf(accounts.sam)),
  };
  const callers = (some: Record<string, string | undefined>, isForged: boolean) =>
    Object.entries(some).map(([who, authorization]) => ({ who, authorization, isForged }));
  return [...callers(forged, true), ...callers(known, false)];
}
