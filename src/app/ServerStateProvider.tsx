import { useEffect, useMemo, type ReactNode } from 'react';
import { createServerState, ServerStateContext } from '#funnel/serverState/serverState.ts';
import { useGateways } from '#gateways/gateways.tsx';

/**
 * Shares the server's responses among all steps. Requests them again when the window gets focus; requests the owner's status
 * again also when another tab changes the session.
 */
export function ServerStateProvider({ children }: { children: ReactNode }) {
  const gateways = useGateways();
  const state = useMemo(() => createServerState(gateways), [gateways]);
  const { session } = gateways;
  useEffect(() => {
    const handleFocus = () => {
      state.catalogue.refresh();
      state.signedIn.refresh();
    };
    window.addEventListener('focus', handleFocus);
    const stop = session.onChangedElsewhere(state.signedIn.refresh);
    return () => {
      window.removeEventListener('focus', handleFocus);
      stop();
    };
  }, [session, state]);
  return <ServerStateContext value={state}>{children}</ServerStateContext>;
}
