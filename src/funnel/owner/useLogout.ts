import { useCallback } from 'react';
import { useGateways } from '#gateways/gateways.tsx';
import { useServerState } from '../serverState/serverState.ts';

/** Logs the owner out: forgets everything this browser remembers, ends the session, then calls back. */
export function useLogout({ onLoggedOut }: { onLoggedOut: () => void }): () => void {
  const { auth, session } = useGateways();
  const { signedIn } = useServerState();
  return useCallback(() => {
    session.clear();
    const leave = () => {
      signedIn.forget();
      onLoggedOut();
    };
    // The owner leaves even when the session could not be ended: nothing is left in this browser to show.
    void auth.signOut().then(leave, leave);
  }, [auth, session, signedIn, onLoggedOut]);
}
