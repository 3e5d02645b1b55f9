import { language } from '#domain/language.ts';
import type { AuthGateway } from '#gateways/AuthGateway.ts';
import { lazyImport } from '#loading/lazyImport.ts';
import { leftForGoogle } from '../browser/leftForGoogle.ts';
import { sourceQuery } from '../browser/countStep.ts';
import { sendSignInLink } from '../identityToolkit/sendSignInLink.ts';
import { appCheckToken } from './appCheckToken.ts';
import type { FirebaseConfig } from './firebaseConfig.ts';
import type { Identity } from './identity.ts';

/** Sign-in, and the ID token for the calls of a signed-in owner. */
export interface FirebaseAuthGateway extends AuthGateway, Pick<Identity, 'idToken'> {}

/** Firebase Auth, loaded on demand: the SDK is fetched by `prepare` or by the first call, never before. */
export function createAuthGateway(config: FirebaseConfig): FirebaseAuthGateway {
  let opening: Promise<Identity> | undefined;
  const part = lazyImport(() => import('./firebaseIdentity.ts'));

  const load = async (): Promise<Identity> => {
    try {
      const { createFirebaseIdentity } = await part();
      return await createFirebaseIdentity(config);
    } catch (error) {
      // The file failed to load; the next call retries.
      opening = undefined;
      throw error;
    }
  };
  const identity = () => (opening ??= load());

  return {
    prepare: () => {
      identity().then(
        (opened) => opened.prepareGoogle(),
        () => undefined,
      );
    },
    currentOwner: async () => (await identity()).currentOwner(),
    idToken: async (forceRefresh) => (await identity()).idToken(forceRefresh),
    signInWithGoogle: async () => (await identity()).signInWithGoogle(),
    leaveForGoogle: async () => {
      const { leaveForGoogle } = await identity();
      leftForGoogle.set();
      try {
        await leaveForGoogle();
      } catch (error) {
        leftForGoogle.take();
        throw error;
      }
    },
    ownerBackFromGoogle: () =>
      leftForGoogle.take() ? identity().then((opened) => opened.finishGoogle()) : null,
    sendSignInLink: (email) =>
      sendSignInLink(
        config,
        { email, language, origin: window.location.origin, sourceQuery: sourceQuery() },
        appCheckToken,
      ),
    completeSignInLink: async (request) => (await identity()).completeSignInLink(request),
    setPassword: async (password) => (await identity()).setPassword(password),
    changeEmail: async (email) => (await identity()).changeEmail(email),
    sendPasswordReset: async (email) => (await identity()).sendPasswordReset(email),
    confirmPasswordReset: async (request) => (await identity()).confirmPasswordReset(request),
    signOut: async () => (await identity()).signOut(),
    onOwnerChangedElsewhere: (listener) => {
      const listening = new AbortController();
      const { signal } = listening;
      const listen = (opened: Identity) => {
        if (!signal.aborted) signal.addEventListener('abort', opened.onOwnerChangedElsewhere(listener));
      };
      // Ignore a failure to load the SDK here; the next call reports it.
      identity().then(listen, () => undefined);
      return () => {
        listening.abort();
      };
    },
  };
}
