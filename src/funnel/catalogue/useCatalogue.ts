import { useMemo, useSyncExternalStore } from 'react';
import { catalogueField, type Catalogue } from '#domain/contract.ts';
import type { Plan, PublicPlanName } from '#domain/plan.ts';
import { useGateways } from '#gateways/gateways.tsx';
import { useServerState } from '../serverState/serverState.ts';
import type { ServerAnswer } from '../serverState/serverValue.ts';

export type CatalogueState = ServerAnswer<Catalogue>;

/** The plans on sale, a function to reload them, and the server's day, from which charges are counted. */
export function useCatalogue(): { state: CatalogueState; reload: () => Promise<void>; today: Date } {
  const { catalogue } = useServerState();
  const { serverNow } = useGateways();
  const state = useSyncExternalStore(catalogue.observe, catalogue.answer);
  // The server's time is known with its responses.
  // oxlint-disable-next-line react/exhaustive-deps
  const today = useMemo(() => serverNow(), [serverNow, state]);
  return { state, reload: catalogue.reload, today };
}

/** The plan with this name; null until it is loaded or if its data is missing. */
export function planIn(state: CatalogueState, name: PublicPlanName): Plan | null {
  if (state.status !== 'ready') return null;
  return state.value[catalogueField[name]];
}
