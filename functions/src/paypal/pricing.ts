import { array, object, string, boolean, number, type InferType } from 'yup';
import type { Currency } from '#domain/currency.ts';
import { toDecimalString, type MinorUnits } from '#domain/money.ts';
import { billingIntervals, type BillingInterval } from '#domain/plan.ts';
import type { NewPrice, PlanTerms, SubscriptionOffer } from '../payments/PaymentProvider.ts';
import { amountReply, readableAmount, readReply } from './http/readReply.ts';

// Only this file decides how PayPal expresses a price for several devices. PayPal multiplies a fixed price by the quantity,
// so three devices would cost three subscriptions. Tiers price each device separately. Where PayPal takes no tier for a
// single device, the subscription overrides the plan's price with the exact total (reference/PayPal.mdx#tiers).

/** A billing cycle's `pricing_scheme` in PayPal's responses. */
const pricingSchemeReply = object({
  pricing_model: string(),
  tiers: array(
    object({
      starting_quantity: string().required(),
      ending_quantity: string(),
      amount: amountReply.required(),
    }),
  ),
  fixed_price: amountReply.optional().default(undefined),
});

type PricingSchemeReply = InferType<typeof pricingSchemeReply>;

/** A price for each device: the first one, and each further one. */
interface TieredPrice {
  kind: 'tiered';
  currency: Currency;
  price: MinorUnits;
  additionalDevice: MinorUnits;
}

/** A single price: for a plan the first device's, for a subscription its total. */
interface FixedPrice {
  kind: 'fixed';
  currency: Currency;
  price: MinorUnits;
}

export type PlanPrice = TieredPrice | FixedPrice;

export const moneyOf = (amount: MinorUnits, currency: Currency) => ({
  currency_code: currency,
  value: toDecimalString({ amount, currency }),
});

function tiersOf({ currency, price, additionalDevice }: Omit<PlanTerms, 'interval' | 'trialDays'>) {
  return [
    { starting_quantity: '1', ending_quantity: '1', amount: moneyOf(price, currency) },
    { starting_quantity: '2', amount: moneyOf(additionalDevice, currency) },
  ];
}

/** The `pricing_scheme` of a plan that charges one price for the first device and another for each further one. */
export function tieredScheme(terms: PlanTerms): object {
  return { pricing_model: 'TIERED', tiers: tiersOf(terms) };
}

/** The `pricing_scheme` of a plan that charges for the first device. Subscriptions with more devices override it. */
export function fixedScheme({ currency, price }: Pick<PlanTerms, 'currency' | 'price'>): object {
  return { fixed_price: moneyOf(price, currency) };
}

/** The pricing part of a new subscription, sent with the plan's id. */
export function pricedOrder(
  offer: Pick<SubscriptionOffer, 'posDevices' | 'total' | 'currency'>,
  plan: BilledPlan,
): object {
  return plan.price.kind === 'fixed' && offer.posDevices === 1 ? {} : pricedRevision(offer, plan);
}

/** The pricing of a revision. A fixed price is always overridden, so that no earlier override stays. */
export function pricedRevision(
  { posDevices, total, currency }: Pick<SubscriptionOffer, 'posDevices' | 'total' | 'currency'>,
  plan: BilledPlan,
): object {
  if (plan.price.kind === 'tiered') return { quantity: String(posDevices) };
  const cycle = { sequence: plan.sequence, pricing_scheme: fixedScheme({ currency, price: total }) };
  return { plan: { billing_cycles: [cycle] } };
}

/** The JSON patch that sets the price of one subscription. It keeps the current pricing model, as PayPal requires. */
export function repricing({ price: present, sequence }: BilledPlan, price: NewPrice): object[] {
  const scheme =
    present.kind === 'tiered'
      ? { tiers: tiersOf(price) }
      : fixedScheme({ currency: price.currency, price: price.total });
  return Object.entries(scheme).map(([part, value]) => ({
    op: 'replace',
    path: `/plan/billing_cycles/@sequence==${sequence}/pricing_scheme/${part}`,
    value: value as unknown,
  }));
}

function tieredIn({ pricing_model: model, tiers }: PricingSchemeReply): TieredPrice | null {
  const [first, further, ...more] = tiers ?? [];
  if (model !== 'TIERED' || !first || !further || more.length > 0) return null;
  if (Number(first.ending_quantity) !== 1) return null;
  const [one, each] = [priceIn(first.amount), priceIn(further.amount)];
  if (!one || each?.currency !== one.currency) return null;
  return { kind: 'tiered', currency: one.currency, price: one.amount, additionalDevice: each.amount };
}

/** A price in PayPal's responses, which is never negative; null if it is none that this product bills. */
function priceIn(amount: InferType<typeof amountReply>) {
  const read = readableAmount(amount);
  return read?.negative ? null : read;
}

function fixedIn(amount: InferType<typeof amountReply>): FixedPrice | null {
  const read = priceIn(amount);
  return read && { kind: 'fixed', currency: read.currency, price: read.amount };
}

/** Reads a fixed or tiered price; null for any other pricing model. */
function planPriceIn(scheme: PricingSchemeReply): PlanPrice | null {
  const { fixed_price: fixed, tiers, pricing_model: model } = scheme;
  if (!fixed) return tieredIn(scheme);
  return tiers === undefined && model === undefined ? fixedIn(fixed) : null;
}

/** The charge per period by a subscription's own price, and its devices if that shows them; null for an order that we never make. */
export function chargeOf(order: { quantity: string }, price: PlanPrice) {
  const { currency } = price;
  const quantity = /^\s*\d{1,9}\s*$/u.test(order.quantity) ? Number(order.quantity) : 0;
  if (price.kind === 'fixed') {
    return quantity === 1 ? { currency, total: price.price, posDevices: null } : null;
  }
  if (quantity < 1) return null;
  const total = price.price + (quantity - 1) * price.additionalDevice;
  return { currency, total, posDevices: quantity };
}

export const unitOf: Readonly<Record<PlanTerms['interval'], string>> = { month: 'MONTH', year: 'YEAR' };

/** The unpaid charge with which PayPal suspends a subscription: the first. With 0 it never does, and a debtor keeps access. */
export const failureThreshold = 1;

const cycleReply = object({
  tenure_type: string().required(),
  sequence: number().required(),
  total_cycles: number().required(),
  frequency: object({ interval_unit: string().required(), interval_count: number().required() }),
  pricing_scheme: pricingSchemeReply,
});

const plannedFields = {
  billing_cycles: array(cycleReply).required(),
  payment_preferences: object({
    setup_fee: object({ value: string() }),
    payment_failure_threshold: number(),
  }),
  taxes: object({ percentage: string(), inclusive: boolean() }),
};

/** The pricing part of a plan, both in a plan and in a subscription that is read with its plan. */
export const billedPlanReply = object(plannedFields);

const planReply = object({ status: string().required(), ...plannedFields });

type BilledPlanReply = InferType<typeof billedPlanReply>;

/** Whether a plan charges the prices of its cycles and nothing else: no set-up fee, no tax on top. */
function chargesNothingMore(plan: BilledPlanReply): boolean {
  const fee = plan.payment_preferences.setup_fee.value ?? '0';
  const tax = plan.taxes.percentage ?? '0';
  return Number(fee) === 0 && (Number(tax) === 0 || plan.taxes.inclusive === true);
}

function isFreeDays(trial: InferType<typeof cycleReply>): boolean {
  const { tiers, fixed_price: fixedPrice } = trial.pricing_scheme;
  return (
    trial.frequency.interval_unit === 'DAY' &&
    trial.total_cycles === 1 &&
    tiers === undefined &&
    (fixedPrice === undefined || Number(fixedPrice.value) === 0)
  );
}

/** A plan of the kind that this product makes. */
export interface BilledPlan {
  interval: BillingInterval;
  trialDays: number;
  price: PlanPrice;
  sequence: number;
}

/** Reads what a plan charges; null if this product makes no such plan. */
export function billedPlanIn(plan: BilledPlanReply): BilledPlan | null {
  const { billing_cycles: cycles } = plan;
  const [regular, ...others] = cycles.filter((cycle) => cycle.tenure_type === 'REGULAR');
  const [trial, ...trials] = cycles.filter((cycle) => cycle.tenure_type === 'TRIAL');
  if (!regular || others.length > 0 || trials.length > 0) return null;
  const endless = regular.frequency.interval_count === 1 && regular.total_cycles === 0;
  if (!endless || (trial && !isFreeDays(trial)) || !chargesNothingMore(plan)) return null;
  const unit = regular.frequency.interval_unit;
  const interval = billingIntervals.find((one) => unitOf[one] === unit);
  const price = planPriceIn(regular.pricing_scheme);
  if (!interval || !price) return null;
  const trialDays = trial?.frequency.interval_count ?? 0;
  return { interval, trialDays, price, sequence: regular.sequence };
}

/** Reads `GET /v1/billing/plans/{id}`; null if the plan is not one that this product makes, or is not on sale. */
export function planOnSaleIn(reply: unknown): BilledPlan | null {
  const plan = readReply(planReply, reply);
  const { payment_failure_threshold: threshold = failureThreshold } = plan.payment_preferences;
  return plan.status === 'ACTIVE' && threshold === failureThreshold ? billedPlanIn(plan) : null;
}

/** Whether a plan charges these terms, for any number of devices. */
export function canSell(plan: BilledPlan | null, terms: PlanTerms): boolean {
  if (plan?.interval !== terms.interval || plan.trialDays !== terms.trialDays) return false;
  const { price } = plan;
  if (price.currency !== terms.currency || price.price !== terms.price) return false;
  return price.kind === 'fixed' || price.additionalDevice === terms.additionalDevice;
}
