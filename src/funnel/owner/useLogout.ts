import { useCallback } from 'react';
import { useGateways } from '#gateways/gateways.tsx';

/** Logs the owner out: forgets everything this browser remembers, ends the session, then calls back. */
export function useLogout({ onLoggedOut }: { onLoggedOut: () => void }): () => void {
  const { auth, session } = useGateways();
  return useCallback(() => {
    session.clear();
    // The way out opens even when the session could not be ended: nothing is left behind here to show.
    void auth.signOut().then(onLoggedOut, onLoggedOut);
  }, [auth, session, onLoggedOut]);
}
