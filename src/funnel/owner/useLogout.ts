import { useCallback } from 'react';
import { useGateways } from '#gateways/gateways.tsx';
import { useServerState } from '../serverState/serverState.ts';

/** Logs the owner out: clears this browser's stored values, ends the session, then calls back. */
export function useLogout({ onLoggedOut }: { onLoggedOut: () => void }): () => void {
  const { auth, session } = useGateways();
  const { signedIn } = useServerState();
  return useCallback(() => {
    session.clear();
    const leave = () => {
      signedIn.forget();
      onLoggedOut();
    };
    // Leaves even if ending the session failed: this browser has nothing left to show.
    void auth.signOut().then(leave, leave);
  }, [auth, session, signedIn, onLoggedOut]);
}
