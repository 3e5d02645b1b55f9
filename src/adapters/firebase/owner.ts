import { GoogleAuthProvider, type Auth, type IdTokenResult, type User } from 'firebase/auth';
import { normalizeEmail } from '#domain/email.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { authError, endsSignIn } from './authErrors.ts';

/** Whether a token and the user name the same address and say the same of its verification. */
function isAgreed({ email, emailVerified }: User, { claims }: IdTokenResult): boolean {
  const { email: claimed, email_verified: verified } = claims;
  const claimedEmail = typeof claimed === 'string' ? normalizeEmail(claimed) : null;
  return claimedEmail === (email && normalizeEmail(email)) && (verified === true) === emailVerified;
}

/**
 * The token of a user. The SDK reads the user when a page loads and renews the token each hour, so either may be the older
 * one after the address was changed or verified elsewhere. Then both are renewed, so that the next call finds them equal.
 */
async function tokenOf(user: User): Promise<IdTokenResult> {
  const token = await user.getIdTokenResult();
  if (isAgreed(user, token)) return token;
  await user.reload();
  return user.getIdTokenResult(true);
}

/**
 * Converts the SDK's user to an owner. Null for an unverified address, which the functions would refuse. The address is the
 * token's, as the functions see it.
 */
export async function ownerOf(user: User): Promise<Owner | null> {
  const { signInProvider, claims } = await tokenOf(user);
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
