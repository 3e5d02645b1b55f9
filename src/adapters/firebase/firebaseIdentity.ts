import { signOut, type UserCredential } from 'firebase/auth';
import { AppError } from '#domain/errors.ts';
import type { Owner } from '#gateways/AuthGateway.ts';
import { authError } from './authErrors.ts';
import { watchElsewhere } from './elsewhere.ts';
import { openAuth } from './firebaseApp.ts';
import type { FirebaseConfig } from './firebaseConfig.ts';
import { googlePageResult, leaveForGooglePage, loadGoogle, signInWithGooglePopup } from './google.ts';
import type { Identity } from './identity.ts';
import { currentOwnerOf, idTokenOf, ownerOf } from './owner.ts';
import { finishReset, sendReset, setOwnPassword } from './passwords.ts';
import { completeLink, sendLink } from './signInLink.ts';

/** Identity as Firebase Auth provides it. Importing this file loads the SDK. */
export function openIdentity(config: FirebaseConfig): Identity {
  const auth = openAuth(config);
  const elsewhere = watchElsewhere(auth);
  const throughGoogle = async (signIn: () => Promise<UserCredential>): Promise<Owner> => {
    try {
      const { user } = await elsewhere.runHere(signIn);
      const owner = await ownerOf(user);
      if (!owner) throw new AppError('session/unverified');
      return owner;
    } catch (error) {
      throw authError('google', error);
    }
  };
  return {
    currentOwner: () => currentOwnerOf(auth),
    idToken: () => idTokenOf(auth),
    prepareGoogle: () => loadGoogle(auth),
    signInWithGoogle: () => throughGoogle(() => signInWithGooglePopup(auth)),
    leaveForGoogle: async () => {
      try {
        await leaveForGooglePage(auth);
      } catch (error) {
        throw authError('google', error);
      }
    },
    finishGoogle: () => throughGoogle(() => googlePageResult(auth)),
    sendSignInLink: (email) => sendLink(auth, email),
    completeSignInLink: (request) => elsewhere.runHere(() => completeLink(auth, request)),
    setPassword: (password) => setOwnPassword(auth, password),
    sendPasswordReset: (email) => sendReset(auth, email),
    confirmPasswordReset: (request) => finishReset(auth, request),
    signOut: () => elsewhere.runHere(() => signOut(auth)),
    onOwnerChangedElsewhere: (listener) => elsewhere.subscribe(listener),
  };
}
