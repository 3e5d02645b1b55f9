import { baseCurrency, currencies, type Currency } from '#domain/currency.ts';
import { toMinorUnits } from '#domain/money.ts';
import {
  billingIntervals,
  intervalOfPlan,
  publicPlanNames,
  type BillingInterval,
  type Plan,
  type PlanPrice,
} from '#domain/plan.ts';
import type { ListedPlan } from '#domain/priceList.ts';
import {
  isFields,
  StoreError,
  type DocumentRef,
  type Fields,
  type Store,
  type Value,
} from '../store/Store.ts';

/** The result of looking up a plan by name: found, absent or unusable. */
export type FoundPlan = Plan | 'missing' | 'broken';

const collection = 'Plans';

/** The fields of the provider's plan ids: with a trial, and without one for owners who have had a trial. */
const idFields = { withTrial: 'paypal_plan_id', withoutTrial: 'paypal_plan_id_no_trial' } as const;

/** Reads `Plans/{name}`. Only this file knows the stored field names (R-DATA-PLAN). */
export async function findPlan(store: Store, name: string): Promise<FoundPlan> {
  const fields = await store.get(planRef(name)).catch((error: unknown) => {
    // A coupon may name a plan that no document id can hold.
    if (error instanceof StoreError && error.code === 'invalid-id') return undefined;
    throw error;
  });
  if (!fields) return 'missing';
  return planFrom(name, fields) ?? 'broken';
}

/** All plans whose documents can be read. */
export async function allPlans(store: Store): Promise<Plan[]> {
  return (await store.find(collection)).flatMap(({ id, fields }) => planFrom(id, fields) ?? []);
}

/** The plan whose document names a plan of the provider's, with its price in that currency; undefined if none does. */
export async function planNaming(
  store: Store,
  providerPlanId: string,
): Promise<{ name: string; price: PlanPrice } | undefined> {
  const prices = (await allPlans(store)).flatMap(({ name, prices: some }) =>
    some.map((price) => ({ name, price })),
  );
  return prices.find(({ price }) =>
    [price.providerPlanId, price.providerPlanIdNoTrial].includes(providerPlanId),
  );
}

/** How many months ahead a plan's owners may pause; 0 if the document is missing or does not say. */
export async function pauseMonthsOf(store: Store, name: string): Promise<number> {
  const fields = name === '' ? undefined : await store.get(planRef(name));
  const months = fields?.['pause_months'];
  return Number.isInteger(months) ? Math.max(0, Number(months)) : 0;
}

export function planRef(name: string): DocumentRef {
  return { collection, id: name };
}

/** A plan's document, in the form that `findPlan` reads. A currency without a provider's plan is stored without an id. */
export function planFields(plan: {
  name: string;
  listed: ListedPlan;
  providerPlanIds: Partial<Record<Currency, string>>;
  /** The provider's ids of the plans that charge the same without a trial. */
  providerPlanIdsNoTrial?: Partial<Record<Currency, string>>;
}): Fields {
  const { name, listed, providerPlanIds, providerPlanIdsNoTrial = {} } = plan;
  const priceFields = (currency: Currency): Fields => {
    const price = listed.prices[currency];
    if (!price) throw new Error(`plan ${name} has no price in ${currency}`);
    return {
      price: price.price,
      additional_device: price.additionalDevice,
      ...(price.pricePerMonth !== undefined && { price_per_month: price.pricePerMonth }),
      [idFields.withTrial]: providerPlanIds[currency] ?? null,
      [idFields.withoutTrial]: providerPlanIdsNoTrial[currency] ?? null,
    };
  };
  const others = currencies.filter((currency) => currency !== baseCurrency && listed.prices[currency]);
  return {
    name,
    interval: listed.interval,
    free_trial: listed.freeTrialDays,
    pause_months: listed.pauseMonths,
    features: [...listed.features],
    ...priceFields(baseCurrency),
    prices: Object.fromEntries(others.map((currency) => [currency, priceFields(currency)])),
  };
}

function planFrom(name: string, fields: Fields): Plan | undefined {
  const { free_trial: freeTrialDays, features } = fields;
  const interval = intervalOf(name, fields['interval']);
  const base = priceFrom(baseCurrency, fields);
  if (!interval || !base || !Number.isInteger(freeTrialDays) || Number(freeTrialDays) < 0) return undefined;
  const stored = isFields(fields['prices']) ? fields['prices'] : {};
  const others = currencies
    .filter((currency) => currency !== baseCurrency && Object.hasOwn(stored, currency))
    .map((currency) => priceFrom(currency, stored[currency]));
  return {
    name,
    interval,
    freeTrialDays: Number(freeTrialDays),
    features: Array.isArray(features) ? features.filter((feature) => typeof feature === 'string') : [],
    // A plan is not sold in a currency whose price is broken; the base currency is billed instead.
    prices: [base, ...others.filter((price) => price !== undefined)],
  };
}

/** Old documents have no interval; the plan's name determines it. */
function intervalOf(name: string, stored: Value | undefined): BillingInterval | undefined {
  if (stored !== undefined) return billingIntervals.find((interval) => interval === stored);
  const publicName = publicPlanNames.find((candidate) => candidate === name);
  return publicName === undefined ? 'month' : intervalOfPlan[publicName];
}

function priceFrom(currency: Currency, stored: Value | undefined): PlanPrice | undefined {
  if (!isFields(stored)) return undefined;
  const price = toMinorUnits(stored['price'], currency);
  const additionalDevice = toMinorUnits(stored['additional_device'], currency);
  const idIn = (name: string) => {
    const id = stored[name];
    return typeof id === 'string' && id !== '' ? id : null;
  };
  if (price === undefined || additionalDevice === undefined) return undefined;
  return {
    currency,
    price,
    additionalDevice,
    pricePerMonth: toMinorUnits(stored['price_per_month'], currency) ?? null,
    providerPlanId: idIn(idFields.withTrial),
    providerPlanIdNoTrial: idIn(idFields.withoutTrial),
  };
}
