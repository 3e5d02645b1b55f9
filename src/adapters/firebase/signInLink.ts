import { isSignInWithEmailLink, signInWithEmailLink, type Auth } from 'firebase/auth';
import { normalizeEmail } from '#domain/email.ts';
import { AppError } from '#domain/errors.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { authError } from './authErrors.ts';
import { ownerOf } from './owner.ts';

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
