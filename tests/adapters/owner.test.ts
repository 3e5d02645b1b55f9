import type { Auth } from 'firebase/auth';
import { afterAll, expect, it, vi } from 'vitest';
import { currentOwnerOf } from '#adapters/firebase/owner.ts';
import { setOwnPassword } from '#adapters/firebase/passwords.ts';

const { reauthenticateWithCredential } = vi.hoisted(() => ({ reauthenticateWithCredential: vi.fn() }));
// The SDK itself stays out: it keeps the `fetch` of the first file that loads it.
vi.mock('firebase/auth', () => ({
  EmailAuthProvider: { credential: (email: string, password: string) => ({ email, password }) },
  GoogleAuthProvider: { PROVIDER_ID: 'google.com' },
  reauthenticateWithCredential,
  updatePassword: async () => undefined,
}));
// The next file gets the SDK.
afterAll(() => {
  vi.resetModules();
});

const former = { email: 'Former@example.com', verified: true };
const unverified = { email: 'New@example.com', verified: false };
const renewed = { email: 'New@example.com', verified: true };

type Address = typeof former;

/** Signed in: what the SDK read of the user when the page loaded, and its token. The server says what `renewed` is. */
function signedIn(read: Address, cached: Partial<Address>, server: Partial<Address> = renewed) {
  let user = read;
  let token = cached;
  const getIdTokenResult = vi.fn(async (forceRefresh = false) => {
    if (forceRefresh) token = server;
    return { signInProvider: 'password', claims: { email: token.email, email_verified: token.verified } };
  });
  const currentUser = {
    uid: 'rosa',
    displayName: null,
    get email() {
      return user.email;
    },
    get emailVerified() {
      return user.verified;
    },
    reload: async () => {
      user = { ...user, ...server };
    },
    getIdTokenResult,
  };
  const auth = { authStateReady: async () => undefined, currentUser } as unknown as Auth;
  return { auth, getIdTokenResult };
}

it.each([
  ['was renewed since the page loaded', former, renewed],
  ['is older than the user', renewed, former],
  ['was issued before the address was verified', renewed, unverified],
  ['was renewed since the address was verified', unverified, renewed],
])('an owner whose token %s has the address that the server believes', async (_, user, token) => {
  const { auth, getIdTokenResult } = signedIn(user, token);
  expect(await currentOwnerOf(auth)).toMatchObject({ uid: 'rosa', email: 'new@example.com' });
  await setOwnPassword(auth, 'comal-42');
  expect(reauthenticateWithCredential).toHaveBeenLastCalledWith(auth.currentUser, {
    email: 'new@example.com',
    password: 'comal-42',
  });
  const refreshes = getIdTokenResult.mock.calls.filter(([forceRefresh]) => forceRefresh);
  expect(refreshes).toHaveLength(1);
});

it('an owner whose token and user agree causes no request', async () => {
  const { auth, getIdTokenResult } = signedIn({ ...renewed, email: 'new@example.com' }, renewed);
  expect(await currentOwnerOf(auth)).toMatchObject({ email: 'new@example.com' });
  expect(getIdTokenResult).toHaveBeenCalledExactlyOnceWith();
});

it.each([
  ['without an address', {}],
  ['whose address is not verified', unverified],
])('a token %s signs no owner in', async (_, token) => {
  expect(await currentOwnerOf(signedIn(renewed, token, token).auth)).toBeNull();
});
