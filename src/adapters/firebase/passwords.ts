import {
  confirmPasswordReset,
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendPasswordResetEmail,
  updatePassword,
  verifyBeforeUpdateEmail,
  type Auth,
  type AuthCredential,
  type User,
} from 'firebase/auth';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { AppError } from '#domain/errors.ts';
import { language } from '#domain/language.ts';
import { pathIn, paths } from '#domain/paths.ts';
import { authError, isUnreachable, sdkCode } from './authErrors.ts';

/**
 * The password sent last for a user: while it has no answer, Firebase may have set it and refuse this browser's tokens. Resolves
 * to the password if its answer was lost, otherwise to null.
 */
const sent = new WeakMap<User, Promise<AuthCredential | null>>();

/**
 * Waits for a password that is being set, and signs in with one whose answer was lost. If it was set, it has revoked the
 * earlier sign-in, and the next request with that one would sign the owner out. If Firebase refuses it, it was not set.
 */
export async function passwordSettled(user: User): Promise<void> {
  const sending = sent.get(user);
  const unanswered = await sending;
  if (!unanswered) return;
  try {
    await reauthenticateWithCredential(user, unanswered);
  } catch (error) {
    if (isUnreachable(error)) throw error;
  }
  if (sent.get(user) === sending) sent.delete(user);
}

/** Sets the owner's password and signs in with it, because a new one revokes all earlier sign-ins. */
export async function setOwnPassword(auth: Auth, password: string): Promise<void> {
  await auth.authStateReady();
  const { currentUser: user } = auth;
  if (!user?.email) throw new AppError('session/signed-out');
  const credential = EmailAuthProvider.credential(user.email, password);
  try {
    await passwordSettled(user);
    const signedIn = updatePassword(user, password).then(() =>
      reauthenticateWithCredential(user, credential),
    );
    sent.set(
      user,
      signedIn.then(
        () => null,
        (error: unknown) => (isUnreachable(error) ? credential : null),
      ),
    );
    await signedIn;
  } catch (error) {
    throw authError('setPassword', error);
  }
}

/** Sends a link to another address, which changes it. Resolves for one in use, too, so that nothing is revealed. */
export async function changeOwnEmail(auth: Auth, email: string): Promise<void> {
  await auth.authStateReady();
  if (!auth.currentUser) throw new AppError('session/signed-out');
  try {
    const url = window.location.origin + pathIn(language, paths.account);
    await verifyBeforeUpdateEmail(auth.currentUser, email, { url });
  } catch (error) {
    if (sdkCode(error) !== 'auth/email-already-in-use') throw authError('changeEmail', error);
  }
}

/** Sends a reset link. Resolves for every address, so the result does not reveal which accounts exist. */
export async function sendPasswordReset(auth: Auth, typed: string): Promise<void> {
  const email = normalizeEmail(typed);
  if (!isEmail(email)) throw new AppError('auth/invalid-email');
  try {
    await sendPasswordResetEmail(auth, email, {
      url: window.location.origin + pathIn(language, paths.signIn),
    });
  } catch (error) {
    if (sdkCode(error) === 'auth/user-not-found') return;
    throw authError('reset', error);
  }
}

/** Sets the new password for the account that received this code. */
export async function resetPassword(auth: Auth, request: { code: string; password: string }): Promise<void> {
  try {
    await confirmPasswordReset(auth, request.code, request.password);
  } catch (error) {
    throw authError('reset', error);
  }
}
