import type { Auth, User } from 'firebase/auth';
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

/** Signed in since before the address was changed in another browser; the token has been renewed since. */
function signedIn(claims: object): Auth {
  const user: Partial<User> = {
    uid: 'rosa',
    email: 'Former@example.com',
    emailVerified: true,
    displayName: null,
    getIdTokenResult: async () => ({ signInProvider: 'password', claims }) as never,
  };
  return { authStateReady: async () => undefined, currentUser: user } as unknown as Auth;
}

it('an owner has the address of the token, which the server believes', async () => {
  const auth = signedIn({ email: 'New@example.com', email_verified: true });
  expect(await currentOwnerOf(auth)).toMatchObject({ uid: 'rosa', email: 'new@example.com' });
  await setOwnPassword(auth, 'comal-42');
  expect(reauthenticateWithCredential).toHaveBeenCalledExactlyOnceWith(auth.currentUser, {
    email: 'new@example.com',
    password: 'comal-42',
  });
});

it.each([
  ['without an address', {}],
  ['whose address is not verified', { email: 'new@example.com', email_verified: false }],
])('a token %s signs no owner in', async (_, claims) => {
  expect(await currentOwnerOf(signedIn(claims))).toBeNull();
});
