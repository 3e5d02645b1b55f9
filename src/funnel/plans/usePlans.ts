import type { AppError } from '#domain/errors.ts';
import { priceIn, publicPlanNames, type Plan, type PublicPlanName } from '#domain/plan.ts';
import { quoteFor, type Quote } from '#domain/quote.ts';
import type { Registration } from '#domain/registration.ts';
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

/** Prices a plan for an owner; null stands for missing data. */
export function offerOf(
  name: PublicPlanName,
  plan: Plan | null,
  { posDevices, currency }: Pick<Registration, 'posDevices' | 'currency'>,
): PlanOffer {
  if (!plan) return { name, quote: null, pricePerMonth: null, features: [] };
  const quote = quoteFor({ plan, posDevices, currency });
  const { pricePerMonth } = priceIn(plan, currency);
  return { name, quote, pricePerMonth, features: plan.features };
}

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
    const offers = publicPlanNames.map((name) => offerOf(name, planIn(catalogue, name), entry.registration));
    return { status: 'ready', offers };
  };

  return {
    state: stateOf(),
    onRetry: () => void (entry.status === 'failed' ? ask() : reload()),
  };
}
