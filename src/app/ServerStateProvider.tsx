import { useEffect, useMemo, type ReactNode } from 'react';
import { createServerState, ServerStateContext } from '#funnel/serverState/serverState.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { onReturn } from '#hooks/onReturn.ts';

/**
 * Shares the server's responses among all steps. Requests them again when the visitor is back at the page; requests the
 * owner's status again also when another tab changes the session.
 */
export function ServerStateProvider({ children }: { children: ReactNode }) {
  const gateways = useGateways();
  const state = useMemo(() => createServerState(gateways), [gateways]);
  const { session } = gateways;
  useEffect(() => {
    const stops = [
      onReturn(() => {
        state.catalogue.refresh();
        state.signedIn.refresh();
      }),
      session.onChangedElsewhere(state.signedIn.refresh),
    ];
    return () => stops.forEach((stop) => stop());
  }, [session, state]);
  return <ServerStateContext value={state}>{children}</ServerStateContext>;
}
