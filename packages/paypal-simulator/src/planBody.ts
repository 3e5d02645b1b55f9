import { inBody, type Detail } from './apiError.ts';
import { isReceivable, minorUnits } from './money.ts';
import type { Amount, BillingCycle, Frequency, Plan, PricingScheme } from './resources.ts';

/** The longest interval of each unit, "about a year" according to `interval_count` of subscriptions#frequency. */
const longestInterval = { DAY: 365, WEEK: 52, MONTH: 12, YEAR: 1 };

/** A billing cycle in a merchant's request. */
interface CycleRequest extends Omit<BillingCycle, 'frequency' | 'total_cycles'> {
  frequency: Partial<Frequency> & Pick<Frequency, 'interval_unit'>;
  total_cycles?: number;
}

/** The body of `POST /v1/billing/plans`. */
export interface PlanRequest
  extends
    Pick<Plan, 'product_id' | 'name' | 'description' | 'taxes' | 'payment_preferences'>,
    Partial<Pick<Plan, 'status' | 'quantity_supported'>> {
  billing_cycles: CycleRequest[];
}

function isAmount(value: object): value is Amount {
  return 'currency_code' in value && 'value' in value;
}

/** Amounts in a body with more decimals than their currency has. */
export function amountFaults(value: unknown, path = ''): Detail[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!isAmount(value))
    return Object.entries(value).flatMap(([name, item]) => amountFaults(item, `${path}/${name}`));
  if (!isReceivable(value.currency_code) || minorUnits(value) !== undefined) return [];
  return [inBody('INVALID_PARAMETER_VALUE', `${path}/value`)];
}

/** A pricing scheme is either a fixed price, or a model with its tiers. */
export function pricingFaults(scheme: PricingScheme | undefined, field: string): Detail[] {
  const { fixed_price: fixed, pricing_model: model, tiers } = scheme ?? {};
  const missing = (name: string) => [inBody('MISSING_REQUIRED_PARAMETER', `${field}/${name}`)];
  if (model && !tiers) return missing('tiers');
  if (tiers && !model) return missing('pricing_model');
  return tiers || fixed ? [] : missing('fixed_price');
}

/** The faults of a plan that its schema accepts. */
export function planFaults(plan: PlanRequest): Detail[] {
  const ofCycles = plan.billing_cycles.flatMap((cycle, at) => {
    const { frequency, tenure_type: tenure, pricing_scheme: scheme } = cycle;
    const field = `/billing_cycles/${at}`;
    const isTooLong = (frequency.interval_count ?? 1) > longestInterval[frequency.interval_unit];
    return [
      ...(tenure === 'REGULAR' || scheme ? pricingFaults(scheme, `${field}/pricing_scheme`) : []),
      ...(isTooLong ? [inBody('INVALID_INTEGER_MAX_VALUE', `${field}/frequency/interval_count`)] : []),
    ];
  });
  return [...ofCycles, ...amountFaults(plan)];
}

/** A plan with PayPal's defaults for the fields that the merchant left out. */
export function planOf(request: PlanRequest): Omit<Plan, 'id' | 'create_time' | 'update_time'> {
  const cycles = request.billing_cycles.map((cycle) => ({
    total_cycles: 1,
    ...cycle,
    frequency: { interval_count: 1, ...cycle.frequency },
  }));
  return {
    status: 'ACTIVE',
    // Tiers require a quantity, so PayPal turns quantities on for them by default and refuses a plan that turns them
    // off.
    quantity_supported: cycles.some(({ pricing_scheme }) => pricing_scheme?.tiers !== undefined),
    ...request,
    billing_cycles: cycles,
    payment_preferences: {
      auto_bill_outstanding: true,
      setup_fee_failure_action: 'CANCEL',
      payment_failure_threshold: 0,
      ...request.payment_preferences,
    },
    ...(request.taxes && { taxes: { inclusive: true, ...request.taxes } }),
  };
}
