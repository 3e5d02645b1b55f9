import {
  isSignInWithEmailLink,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  type ActionCodeSettings,
  type Auth,
} from 'firebase/auth';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { AppError } from '#domain/errors.ts';
import { verifyEmailPath } from '#domain/paths.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { authError } from './authErrors.ts';
import { ownerOf } from './owner.ts';
import { withSandboxLanguage } from './sandboxLanguage.ts';

/** The target of the link in the e-mail. */
export function signInLinkSettings(origin: string, email: string): ActionCodeSettings {
  return {
    url: withSandboxLanguage(origin + verifyEmailPath(email)),
    handleCodeInApp: true,
  };
}

/** Sends a sign-in link. The emulator accepts any address, so it is validated here. */
export async function sendSignInLink(auth: Auth, typed: string): Promise<void> {
  const email = normalizeEmail(typed);
  if (!isEmail(email)) throw new AppError('auth/invalid-email');
  try {
    await sendSignInLinkToEmail(auth, email, signInLinkSettings(window.location.origin, email));
  } catch (error) {
    throw authError('sendLink', error);
  }
}

/** Signs in with the link that opened this page. */
export async function completeSignInLink(
  auth: Auth,
  request: { email: string; link: string },
): Promise<Owner> {
  if (!isSignInWithEmailLink(auth, request.link)) throw new AppError('verify/invalid-link');
  try {
    const { user } = await signInWithEmailLink(auth, normalizeEmail(request.email), request.link);
    const owner = await ownerOf(user);
    if (!owner) throw new AppError('session/unverified');
    return owner;
  } catch (error) {
    throw authError('verify', error);
  }
}
