import type { AppError } from '#domain/errors.ts';
import { publicPlanNames, type PublicPlanName } from '#domain/plan.ts';
import { quoteFor, type Quote } from '#domain/quote.ts';
import { planIn, useCatalogue } from '../catalogue/useCatalogue.ts';
import { useEntry } from '../owner/useEntry.ts';

/** One plan on offer. */
export interface PlanOffer {
  name: PublicPlanName;
  /** For the owner's devices and currency; null while the plan's data is missing. */
  quote: Quote | null;
  /** Price of a month on a yearly plan, in minor units; null where the plan names none. */
  pricePerMonth: number | null;
  features: readonly string[];
}

/** The plan screen. */
export type PlansState =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError }
  | { status: 'alreadySubscribed' }
  | { status: 'ready'; offers: PlanOffer[] };

/** The plan screen's state and what can be done on it. */
export interface Plans {
  state: PlansState;
  onRetry: () => void;
}

/** Prices both plans for the registered owner. Which one is selected is the address bar's to say. */
export function usePlans(events: { onSignedOut: () => void; onNotRegistered: () => void }): Plans {
  const { entry, ask } = useEntry(events);
  const { state: catalogue, reload } = useCatalogue();

  const stateOf = (): PlansState => {
    if (entry.status !== 'entered') return entry;
    if (catalogue.status === 'loading') return { status: 'loading' };
    const { posDevices, currency } = entry.registration;
    const offers = publicPlanNames.map((name): PlanOffer => {
      const plan = planIn(catalogue, name);
      if (!plan) return { name, quote: null, pricePerMonth: null, features: [] };
      const quote = quoteFor({ plan, posDevices, currency });
      const price = plan.prices.find((candidate) => candidate.currency === quote.currency);
      return { name, quote, pricePerMonth: price?.pricePerMonth ?? null, features: plan.features };
    });
    return { status: 'ready', offers };
  };

  return {
    state: stateOf(),
    onRetry: () => void (entry.status === 'failed' ? ask() : reload()),
  };
}
