import { unprocessable } from './apiError.ts';
import { isFreeTrial } from './billingClock.ts';
import { isReceivable, minorUnits } from './money.ts';
import type { SimulatorSettings } from './PayPalSimulator.ts';
import type { BillingCycle, Plan, PricingScheme, Tier } from './resources.ts';

function assertTiers(tiers: readonly Tier[], field: string, { singleUnitTiers }: SimulatorSettings): void {
  let next = 1;
  let open = false;
  for (const tier of tiers) {
    const first = Number(tier.starting_quantity);
    const last = tier.ending_quantity === undefined ? undefined : Number(tier.ending_quantity);
    const shortest = singleUnitTiers === 'accepted' ? first : first + 1;
    if (last !== undefined && last < shortest) throw unprocessable('INVALID_PRICING_TIER_QUANTITY', field);
    if (open || first < next) throw unprocessable('OVERLAPPING_PRICING_SCHEME_TIERS', field);
    if (first > next) throw unprocessable('MISSING_PRICING_SCHEME_TIERS', field);
    if (minorUnits(tier.amount) === 0) throw unprocessable('INVALID_PRICING_TIER_AMOUNT', field);
    open = last === undefined;
    next = (last ?? first) + 1;
  }
  if (!open) throw unprocessable('MISSING_PRICING_SCHEME_TIERS', field);
}

export function currenciesOf(scheme: PricingScheme | undefined): string[] {
  const amounts = [scheme?.fixed_price, ...(scheme?.tiers ?? []).map(({ amount }) => amount)];
  return amounts.flatMap((amount) => (amount ? [amount.currency_code] : []));
}

/** The one currency of a plan; undefined for a plan without prices. */
export function currencyOf({ billing_cycles: cycles }: Pick<Plan, 'billing_cycles'>): string | undefined {
  return cycles.flatMap(({ pricing_scheme: scheme }) => currenciesOf(scheme))[0];
}

/** Refuses a pricing scheme as PayPal does: mixed kinds, tiers in a trial, gaps, overlaps, free tiers. */
export function assertPricing(
  scheme: PricingScheme,
  tenure: BillingCycle['tenure_type'],
  field: string,
  settings: SimulatorSettings,
): void {
  if (!scheme.tiers) return;
  if (tenure === 'TRIAL') throw unprocessable('INVALID_PRICING_MODEL', field);
  if (scheme.fixed_price) throw unprocessable('FIXED_PRICE_NOT_SUPPORTED', field);
  assertTiers(scheme.tiers, `${field}/tiers`, settings);
}

function assertCycles(cycles: readonly BillingCycle[]): void {
  const field = '/billing_cycles';
  const trials = cycles.filter(({ tenure_type: tenure }) => tenure === 'TRIAL');
  const regular = cycles.length - trials.length;
  if (trials.length > 2) throw unprocessable('MORE_THAN_TWO_TRIAL_BILLING_CYCLE_NOT_SUPPORTED', field);
  if (trials.filter(isFreeTrial).length > 1) {
    throw unprocessable('MULTIPLE_FREE_TRIAL_BILLING_CYCLES_NOT_SUPPORTED', field);
  }
  if (regular === 0) throw unprocessable('MISSING_REGULAR_BILLING_CYCLE', field);
  if (regular > 1) throw unprocessable('MULTIPLE_REGULAR_BILLING_CYCLES_NOT_SUPPORTED', field);
  if (trials.some(({ total_cycles: total }) => total === 0)) {
    throw unprocessable('INVALID_TRIAL_BILLING_TOTAL_CYCLES', field);
  }
  const inOrder = cycles.toSorted((one, other) => one.sequence - other.sequence);
  const consecutive = inOrder.every(({ sequence }, at) => sequence === at + 1);
  if (!consecutive || inOrder.at(-1)?.tenure_type !== 'REGULAR') {
    throw unprocessable('INVALID_BILLING_CYCLE_SEQUENCE', field);
  }
}

/** Throws PayPal's 422 for a plan that PayPal refuses (reference/PayPal.mdx#plans, reference/PayPal.mdx#tiers). */
export function assertPlan(
  plan: Pick<Plan, 'billing_cycles' | 'payment_preferences' | 'quantity_supported'>,
  settings: SimulatorSettings,
): void {
  assertCycles(plan.billing_cycles);
  for (const [at, { pricing_scheme: scheme, tenure_type: tenure }] of plan.billing_cycles.entries()) {
    if (scheme) assertPricing(scheme, tenure, `/billing_cycles/${at}/pricing_scheme`, settings);
  }
  const { setup_fee: setupFee } = plan.payment_preferences as { setup_fee?: { currency_code: string } };
  const currencies = new Set(
    plan.billing_cycles.flatMap(({ pricing_scheme }) => currenciesOf(pricing_scheme)),
  );
  if (setupFee) currencies.add(setupFee.currency_code);
  if (currencies.size > 1) throw unprocessable('CURRENCY_MISMATCH', '/billing_cycles');
  if ([...currencies].some((currency) => !isReceivable(currency))) {
    throw unprocessable('CURRENCY_NOT_SUPPORTED_FOR_RECEIVER', '/billing_cycles');
  }
  const tiered = plan.billing_cycles.some(({ pricing_scheme }) => pricing_scheme?.tiers);
  if (tiered && !plan.quantity_supported)
    throw unprocessable('INVALID_QUANTITY_SUPPORTED', '/quantity_supported');
}
