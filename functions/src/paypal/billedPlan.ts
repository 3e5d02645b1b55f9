import { array, boolean, number, object, string, type InferType } from 'yup';
import { billingIntervals, type BillingInterval } from '#domain/plan.ts';
import type { PlanTerms } from '../payments/PaymentProvider.ts';
import { canCharge, planPriceIn, pricingSchemeReply, type PlanPrice } from './pricing.ts';
import { readReply } from './http/readReply.ts';

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

export function canSell(plan: BilledPlan | null, terms: PlanTerms): boolean {
  if (plan?.interval !== terms.interval || plan.trialDays !== terms.trialDays) return false;
  return canCharge(plan.price, terms);
}
