import { useEffect, useMemo, type ReactNode } from 'react';
import { createServerState, ServerStateContext } from '#funnel/serverState/serverState.ts';
import { useGateways } from '#gateways/gateways.tsx';

/**
 * Keeps what the server answered for every step below. It is asked again when the window gets the focus, and the owner's
 * status also when another tab of this browser changes the session.
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
