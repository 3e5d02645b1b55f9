import type { Auth } from 'firebase/auth';
import { authError, endsSignIn } from './authErrors.ts';
import { passwordSettled } from './passwords.ts';

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
