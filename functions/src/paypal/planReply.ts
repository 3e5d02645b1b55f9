import { array, boolean, number, object, string, type InferType } from 'yup';
import { isCurrency } from '#domain/currency.ts';
import { toMinorUnits } from '#domain/money.ts';
import type { PlanTerms } from './planBody.ts';

const amount = object({ currency_code: string().required(), value: string().required() });

const cycleReply = object({
  tenure_type: string().required(),
  total_cycles: number().required(),
  frequency: object({ interval_unit: string().required(), interval_count: number().required() }),
  pricing_scheme: object({
    pricing_model: string(),
    tiers: array(
      object({
        starting_quantity: string().required(),
        ending_quantity: string(),
        amount: amount.required(),
      }),
    ),
    // Only of a trial that costs something, which no plan of ours has.
    fixed_price: object({ value: string() }).optional().default(undefined),
  }),
});

const planReply = object({
  status: string().required(),
  billing_cycles: array(cycleReply).required(),
  payment_preferences: object({ setup_fee: object({ value: string() }) }),
  taxes: object({ percentage: string(), inclusive: boolean() }),
});

/** Whether a plan bills its cycles' prices and nothing on top: no set-up fee, no tax that is not included. */
function billsNothingMore(plan: InferType<typeof planReply>): boolean {
  const fee = plan.payment_preferences.setup_fee.value ?? '0';
  const tax = plan.taxes.percentage ?? '0';
  return Number(fee) === 0 && (Number(tax) === 0 || plan.taxes.inclusive === true);
}

/** Reads `GET /v1/billing/plans/{id}`; null when it is not a plan of the kind this product makes, or not on sale. */
export function planTermsIn(reply: unknown): PlanTerms | null {
  const plan = planReply.validateSync(reply);
  const { status, billing_cycles: cycles } = plan;
  const [regular, ...others] = cycles.filter((cycle) => cycle.tenure_type === 'REGULAR');
  const trials = cycles.filter((cycle) => cycle.tenure_type === 'TRIAL');
  const [first, further, ...more] = regular?.pricing_scheme.tiers ?? [];
  const trial = trials[0];
  const plain =
    status === 'ACTIVE' &&
    regular?.pricing_scheme.pricing_model === 'TIERED' &&
    regular.frequency.interval_count === 1 &&
    regular.total_cycles === 0 &&
    others.length === 0 &&
    billsNothingMore(plan) &&
    trials.length <= 1 &&
    more.length === 0 &&
    (!trial || isFreeDays(trial));
  if (!plain || !first || !further || first.ending_quantity !== '1') return null;
  if (further.amount.currency_code !== first.amount.currency_code) return null;
  const currency = first.amount.currency_code;
  const unit = regular.frequency.interval_unit;
  if (!isCurrency(currency) || (unit !== 'MONTH' && unit !== 'YEAR')) return null;
  const price = toMinorUnits(first.amount.value, currency);
  const additionalDevice = toMinorUnits(further.amount.value, currency);
  if (price === undefined || additionalDevice === undefined) return null;
  return {
    currency,
    interval: unit === 'YEAR' ? 'year' : 'month',
    trialDays: trial?.frequency.interval_count ?? 0,
    price,
    additionalDevice,
  };
}

function isFreeDays(trial: InferType<typeof cycleReply>): boolean {
  const { tiers, fixed_price: fixedPrice } = trial.pricing_scheme;
  return (
    trial.frequency.interval_unit === 'DAY' &&
    trial.total_cycles === 1 &&
    tiers === undefined &&
    fixedPrice === undefined
  );
}
