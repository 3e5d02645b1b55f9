import { useCallback } from 'react';
import { useGateways } from '#gateways/gateways.tsx';
import { useServerState } from '../serverState/serverState.ts';

/** Signs the owner out and calls back, so that they sign in again. This browser keeps what it remembers of them. */
export function useSignInAgain(): (onSignedOut: () => void) => void {
  const { auth } = useGateways();
  const { signedIn } = useServerState();
  return useCallback(
    (onSignedOut) => {
      const leave = () => {
        signedIn.forget();
        onSignedOut();
      };
      // Firebase ignores a link that is opened while signed in, and the sign-in would stay old.
      void auth.signOut().then(leave, leave);
    },
    [auth, signedIn],
  );
}
