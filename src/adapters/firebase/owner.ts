import { GoogleAuthProvider, type Auth, type User } from 'firebase/auth';
import { normalizeEmail } from '#domain/email.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { authError, endsSignIn } from './authErrors.ts';

/**
 * Converts the SDK's user to an owner. Null for an unverified address, which the functions would refuse. The address is the
 * token's, as the functions see it: the SDK reads the user again only when a page loads.
 */
export async function ownerOf(user: User): Promise<Owner | null> {
  const { signInProvider, claims } = await user.getIdTokenResult();
  const { email, email_verified: verified } = claims;
  if (typeof email !== 'string' || verified !== true) return null;
  const withGoogle = signInProvider === GoogleAuthProvider.PROVIDER_ID;
  return {
    uid: user.uid,
    email: normalizeEmail(email),
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
