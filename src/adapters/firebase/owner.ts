import { GoogleAuthProvider, type Auth, type User } from 'firebase/auth';
import { normalizeEmail } from '#domain/email.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { authError, endsSignIn } from './authErrors.ts';
import { passwordSettled } from './passwords.ts';

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
    if (endsSignIn(error)) return null;
    throw authError('session', error);
  }
}

/** The ID token for calls to the functions; null when signed out, or when Firebase has ended the sign-in. */
export async function idTokenOf(auth: Auth, forceRefresh = false): Promise<string | null> {
  await auth.authStateReady();
  const { currentUser } = auth;
  if (!currentUser) return null;
  try {
    await passwordSettled(currentUser);
    return await currentUser.getIdToken(forceRefresh);
  } catch (error) {
    if (endsSignIn(error)) return null;
    throw authError('session', error);
  }
}
