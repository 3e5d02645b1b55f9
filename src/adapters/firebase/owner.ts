import { GoogleAuthProvider, type Auth, type User } from 'firebase/auth';
import { normalizeEmail } from '#domain/email.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { authError, sdkCode } from './authErrors.ts';

/** The SDK's codes for a stored sign-in that is no longer valid. */
const endedCodes: readonly string[] = [
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** Converts the SDK's user to an owner. Null for an unverified address, which the functions would refuse. */
export async function ownerOf(user: User): Promise<Owner | null> {
  if (!user.email || !user.emailVerified) return null;
  const { signInProvider } = await user.getIdTokenResult();
  const withGoogle = signInProvider === GoogleAuthProvider.PROVIDER_ID;
  return {
    uid: user.uid,
    email: normalizeEmail(user.email),
    displayName: withGoogle ? user.displayName : null,
    withGoogle,
  };
}

/** The owner signed in on this browser; null if Firebase has ended the sign-in. */
export async function currentOwnerOf(auth: Auth): Promise<Owner | null> {
  await auth.authStateReady();
  if (!auth.currentUser) return null;
  try {
    return await ownerOf(auth.currentUser);
  } catch (error) {
    if (endedCodes.includes(sdkCode(error))) return null;
    throw authError('session', error);
  }
}

/** The ID token for calls to the functions; null when signed out, or when Firebase has ended the sign-in. */
export async function idTokenOf(auth: Auth, forceRefresh = false): Promise<string | null> {
  await auth.authStateReady();
  try {
    return (await auth.currentUser?.getIdToken(forceRefresh)) ?? null;
  } catch (error) {
    if (endedCodes.includes(sdkCode(error))) return null;
    throw authError('session', error);
  }
}
