import { useSyncExternalStore } from 'react';
import { catalogueField, type Catalogue } from '#domain/contract.ts';
import type { Plan, PublicPlanName } from '#domain/plan.ts';
import { useServerState } from '../serverState/serverState.ts';
import type { ServerAnswer } from '../serverState/serverValue.ts';

/** The state of the plans on sale. */
export type CatalogueState = ServerAnswer<Catalogue>;

/** The plans on sale, and a function to reload them. */
export function useCatalogue(): { state: CatalogueState; reload: () => Promise<void> } {
  const { catalogue } = useServerState();
  return { state: useSyncExternalStore(catalogue.observe, catalogue.answer), reload: catalogue.reload };
}

/** The plan with this name; null until it is loaded or if its data is missing. */
export function planIn(state: CatalogueState, name: PublicPlanName): Plan | null {
  if (state.status !== 'ready') return null;
  return state.value[catalogueField[name]];
}
