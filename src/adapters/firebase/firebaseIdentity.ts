import { isSignInWithEmailLink, signInWithEmailLink, signOut, type UserCredential } from 'firebase/auth';
import { normalizeEmail } from '#domain/email.ts';
import { AppError } from '#domain/errors.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { authError, type AuthFlow } from './authErrors.ts';
import { watchOtherTabs } from './otherTabs.ts';
import { initializeFirebaseAuth } from './firebaseApp.ts';
import type { FirebaseConfig } from './firebaseConfig.ts';
import { googleRedirectResult, redirectToGoogle, loadGoogle, signInWithGooglePopup } from './google.ts';
import type { Identity } from './identity.ts';
import { currentOwnerOf, idTokenOf, ownerOf } from './owner.ts';
import { changeOwnEmail, resetPassword, sendPasswordReset, setOwnPassword } from './passwords.ts';

/** The sign-in with Firebase Auth. Importing this file loads the SDK. */
export async function createFirebaseIdentity(config: FirebaseConfig): Promise<Identity> {
  const auth = await initializeFirebaseAuth(config);
  const otherTabs = watchOtherTabs(auth);
  const signInBy = async (flow: AuthFlow, signIn: () => Promise<UserCredential>): Promise<Owner> => {
    try {
      const { user } = await otherTabs.runHere(signIn);
      const owner = await ownerOf(user);
      if (!owner) throw new AppError('session/unverified');
      return owner;
    } catch (error) {
      throw authError(flow, error);
    }
  };
  return {
    currentOwner: () => currentOwnerOf(auth),
    idToken: (forceRefresh) => idTokenOf(auth, forceRefresh),
    prepareGoogle: () => loadGoogle(auth),
    signInWithGoogle: () => signInBy('google', () => signInWithGooglePopup(auth)),
    leaveForGoogle: async () => {
      try {
        await redirectToGoogle(auth);
      } catch (error) {
        throw authError('google', error);
      }
    },
    finishGoogle: () => signInBy('google', () => googleRedirectResult(auth)),
    completeSignInLink: ({ email, link }) =>
      signInBy('verify', async () => {
        if (!isSignInWithEmailLink(auth, link)) throw new AppError('verify/invalid-link');
        return signInWithEmailLink(auth, normalizeEmail(email), link);
      }),
    setPassword: (password) => setOwnPassword(auth, password),
    changeEmail: (email) => changeOwnEmail(auth, email),
    sendPasswordReset: (email) => sendPasswordReset(auth, email),
    confirmPasswordReset: (request) => resetPassword(auth, request),
    signOut: () => otherTabs.runHere(() => signOut(auth)),
    onOwnerChangedElsewhere: (listener) => otherTabs.subscribe(listener),
  };
}
