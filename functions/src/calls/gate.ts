import { addMinutes } from 'date-fns/addMinutes';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import type { CallableRequest } from 'firebase-functions/https';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { accountDeleted, AppError } from '#domain/errors.ts';
import { limits } from '#domain/limits.ts';
import { firebaseApp, unlessGone } from '../runtime/firebase.ts';
import type { VerifiedOwner } from '../documents/owner.ts';

type AuthData = NonNullable<CallableRequest['auth']>;

/** Looks up an account; tests pass their own function. */
export type FindUser = (
  uid: string,
) => Promise<Pick<UserRecord, 'disabled' | 'email' | 'emailVerified' | 'tokensValidAfterTime'>>;

const findInFirebase: FindUser = (uid) => getAuth(firebaseApp()).getUser(uid);

/**
 * Accepts an owner whose e-mail address is verified now, not just when the token was issued
 * (reference/Firebase.mdx#verified-addresses). Rejects with `session/signed-out`, `session/unverified`, or
 * `registration/invalid-email` for an address that the product refuses.
 */
export async function verifiedOwner(
  auth: AuthData | undefined,
  findUser: FindUser = findInFirebase,
): Promise<VerifiedOwner> {
  if (!auth) throw new AppError('session/signed-out');
  const { uid, token } = auth;
  const { email } = token;
  // Google signs other kinds of tokens with the same keys; a Firebase sign-in token always has this claim.
  const signIn = token.firebase as { sign_in_provider?: unknown } | undefined;
  if (typeof signIn?.sign_in_provider !== 'string') throw new AppError('session/signed-out');
  if (email === undefined || token.email_verified !== true) throw new AppError('session/unverified');
  if (!isEmail(email)) throw new AppError('registration/invalid-email');
  if (normalizeEmail(email) !== email) throw new AppError('session/unverified');
  // An error means that Firebase was unreachable, which says nothing about the owner.
  const user = await unlessGone(findUser(uid));
  if (!user) throw new AppError('session/signed-out', { details: accountDeleted });
  if (user.disabled || !user.emailVerified || user.email !== email) throw new AppError('session/unverified');
  // Use `iat`, not `auth_time`: a token issued after a password change keeps the time of the earlier sign-in.
  const validSince = Math.floor(Date.parse(user.tokensValidAfterTime ?? '') / 1_000) || 0;
  if (token.iat < validSince) throw new AppError('session/signed-out');
  return { uid, email, withGoogle: signIn.sign_in_provider === 'google.com' };
}

/** Whether the owner signed in recently. Uses the real clock, as Firebase does. */
export function signedInRecently(signedInAt: Date): boolean {
  return new Date() <= addMinutes(signedInAt, limits.recentSignIn.minutes);
}
