import { useCallback } from 'react';
import { useGateways } from '#gateways/gateways.tsx';
import { useServerState } from '../serverState/serverState.ts';

/** Signs the owner out and calls back, to have them sign in again. This browser keeps the values it stored for the owner. */
export function useSignInAgain(): (onSignedOut: () => void) => void {
  const { auth } = useGateways();
  const { signedIn } = useServerState();
  return useCallback(
    (onSignedOut) => {
      const leave = () => {
        signedIn.forget();
        onSignedOut();
      };
      // Firebase ignores a link that is opened while signed in, and the sign-in would not count as recent.
      void auth.signOut().then(leave, leave);
    },
    [auth, signedIn],
  );
}
