import { useCallback, useEffect, useState } from 'react';
import type { Catalogue } from '#domain/contract.ts';
import { asAppError, type AppError } from '#domain/errors.ts';
import type { Plan, PublicPlanName } from '#domain/plan.ts';
import { useGateways } from '#gateways/gateways.tsx';

/** The plans on sale, as far as they are known. */
export type CatalogueState =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError }
  | { status: 'ready'; catalogue: Catalogue };

/** Loads the plans on sale once, and again when asked to. */
export function useCatalogue(): { state: CatalogueState; reload: () => Promise<void> } {
  const { subscriptions } = useGateways();
  const [state, setState] = useState<CatalogueState>({ status: 'loading' });

  const load = useCallback(
    () =>
      subscriptions.catalogue().then(
        (catalogue): CatalogueState => ({ status: 'ready', catalogue }),
        (cause: unknown): CatalogueState => ({ status: 'failed', error: asAppError(cause) }),
      ),
    [subscriptions],
  );

  useEffect(() => {
    void load().then(setState);
  }, [load]);

  const reload = useCallback(async () => {
    setState({ status: 'loading' });
    setState(await load());
  }, [load]);

  return { state, reload };
}

/** The plan with this name; null while it is unknown, or when its data is missing. */
export function planIn(state: CatalogueState, name: PublicPlanName): Plan | null {
  if (state.status !== 'ready') return null;
  return name === 'Yearly' ? state.catalogue.yearly : state.catalogue.monthly;
}
