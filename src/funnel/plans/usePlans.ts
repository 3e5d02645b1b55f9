import { monthlyShare, yearlySaving, type MonthlyShare, type YearlySaving } from '#domain/comparison.ts';
import type { ComeBack } from '#domain/account.ts';
import type { AppError } from '#domain/errors.ts';
import { priceForCurrency, publicPlanNames, type Plan, type PublicPlanName } from '#domain/plan.ts';
import { quoteFor, type Quote } from '#domain/quote.ts';
import type { Registration } from '#domain/registration.ts';
import { planIn, useCatalogue } from '../catalogue/useCatalogue.ts';
import type { AlreadySubscribed } from '../owner/alreadySubscribed.ts';
import { useRegisteredOwner } from '../owner/useRegisteredOwner.ts';

export interface PlanOffer {
  name: PublicPlanName;
  /** The quote for the owner's devices and currency; null while the plan's data is missing. */
  quote: Quote | null;
  /** The price per month; null while the plan's data is missing. */
  perMonth: MonthlyShare | null;
  /** The yearly saving over the other plan; null if there is none. */
  saving: YearlySaving | null;
  features: readonly string[];
}

export type PlansState =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError }
  | AlreadySubscribed
  | {
      status: 'ready';
      offers: PlanOffer[];
      /** The server's day, for what is due today. */
      today: Date;
      /** The terms of a returning owner. */
      comeBack?: ComeBack | null;
    };

/** Quotes both plans for an owner and compares them; null if a plan's data is missing. */
export function offersOf(
  plans: Record<PublicPlanName, Plan | null>,
  owner: Pick<Registration, 'posDevices' | 'currency'>,
  comeBack: ComeBack | null = null,
): PlanOffer[] {
  const priced = publicPlanNames.map((name) => {
    const plan = plans[name];
    return { name, plan, quote: plan && quoteFor({ plan, ...owner, comeBack }) };
  });
  return priced.map(({ name, plan, quote }) => {
    if (!plan || !quote) return { name, quote: null, perMonth: null, saving: null, features: [] };
    const other = priced.find((offer) => offer.name !== name)?.quote;
    return {
      name,
      quote,
      perMonth: monthlyShare(quote, priceForCurrency(plan, owner.currency).pricePerMonth),
      saving: other ? yearlySaving(quote, other) : null,
      features: plan.features,
    };
  });
}

export interface Plans {
  state: PlansState;
  onRetry: () => void;
}

/** Quotes both plans for the registered owner. The URL holds the selected plan. */
export function usePlans(events: { onSignedOut: () => void; onNotRegistered: () => void }): Plans {
  const { state: owner, reload: reloadOwner } = useRegisteredOwner(events);
  const { state: catalogue, reload, today } = useCatalogue();

  const stateOf = (): PlansState => {
    if (owner.status !== 'ready') return owner;
    if (catalogue.status === 'loading') return { status: 'loading' };
    const plans = { Monthly: planIn(catalogue, 'Monthly'), Yearly: planIn(catalogue, 'Yearly') };
    const { registration, comeBack } = owner;
    return { status: 'ready', offers: offersOf(plans, registration, comeBack), comeBack, today };
  };

  return {
    state: stateOf(),
    onRetry: () => void (owner.status === 'failed' ? reloadOwner() : reload()),
  };
}
