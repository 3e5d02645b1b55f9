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

/** The password that is being set. Once Firebase has set it, and until its answer is here, it refuses this browser's tokens. */
const setting = new WeakMap<User, Promise<void>>();

/** Passwords whose answer was lost: Firebase may have set them. */
const unanswered = new WeakMap<User, AuthCredential>();

/**
 * Waits for a password that is being set, and signs in with one whose answer was lost. If it was set, it has revoked the
 * earlier sign-in, and the next request with that one would sign the owner out. If Firebase refuses it, it was not set.
 */
export async function passwordSettled(user: User): Promise<void> {
  await setting.get(user)?.catch(() => undefined);
  const sent = unanswered.get(user);
  if (!sent) return;
  try {
    await reauthenticateWithCredential(user, sent);
  } catch (error) {
    if (isUnreachable(error)) throw error;
  }
  if (unanswered.get(user) === sent) unanswered.delete(user);
}

async function sendPassword(user: User, email: string, password: string): Promise<void> {
  const credential = EmailAuthProvider.credential(email, password);
  try {
    await updatePassword(user, password);
    await reauthenticateWithCredential(user, credential);
  } catch (error) {
    if (isUnreachable(error)) unanswered.set(user, credential);
    throw error;
  }
}

/** Sets the owner's password and signs in with it, because a new one revokes all earlier sign-ins. */
export async function setOwnPassword(auth: Auth, password: string): Promise<void> {
  await auth.authStateReady();
  const { currentUser: user } = auth;
  if (!user?.email) throw new AppError('session/signed-out');
  try {
    await passwordSettled(user);
    const sending = sendPassword(user, user.email, password);
    setting.set(user, sending);
    await sending;
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
