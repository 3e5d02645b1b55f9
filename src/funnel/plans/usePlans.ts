import { monthlyShare, yearlySaving, type MonthlyShare, type YearlySaving } from '#domain/comparison.ts';
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
  /** What a month of it comes to; null while the plan's data is missing. */
  perMonth: MonthlyShare | null;
  /** What it saves in a year over the other plan; null where it saves nothing. */
  saving: YearlySaving | null;
  features: readonly string[];
}

/** The plan screen. */
export type PlansState =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError }
  | { status: 'alreadySubscribed' }
  | { status: 'ready'; offers: PlanOffer[] };

/** Prices both plans for an owner and compares them; null stands for missing data. */
export function offersOf(
  plans: Record<PublicPlanName, Plan | null>,
  owner: Pick<Registration, 'posDevices' | 'currency'>,
): PlanOffer[] {
  const priced = publicPlanNames.map((name) => {
    const plan = plans[name];
    return { name, plan, quote: plan && quoteFor({ plan, ...owner }) };
  });
  return priced.map(({ name, plan, quote }) => {
    if (!plan || !quote) return { name, quote: null, perMonth: null, saving: null, features: [] };
    const other = priced.find((offer) => offer.name !== name)?.quote;
    return {
      name,
      quote,
      perMonth: monthlyShare(quote, priceIn(plan, owner.currency).pricePerMonth),
      saving: other ? yearlySaving(quote, other) : null,
      features: plan.features,
    };
  });
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
    const plans = { Monthly: planIn(catalogue, 'Monthly'), Yearly: planIn(catalogue, 'Yearly') };
    return { status: 'ready', offers: offersOf(plans, entry.registration) };
  };

  return {
    state: stateOf(),
    onRetry: () => void (entry.status === 'failed' ? ask() : reload()),
  };
}
