import { boundsOf } from './descriptions.ts';
import { isReceivable, minorUnits } from './money.ts';
import type { RequestBody } from './requestBody.ts';
import {
  intervalUnits,
  type Amount,
  type BillingCycle,
  type Plan,
  type PricingScheme,
  type Tier,
} from './resources.ts';

/** The longest interval of each unit, "about a year": the description of subscriptions#frequency's `interval_count`. */
const longestInterval = { DAY: 365, WEEK: 52, MONTH: 12, YEAR: 1 };

/** A quantity is a whole number in a string. */
const quantityPattern = /^[1-9]\d{0,8}$/u;

const money = 'subscriptions#money';

/** Reads `{currency_code, value}`; a value with more decimals than its currency has is refused. */
export function readAmount(parent: RequestBody, name: string, required = false): Amount | undefined {
  const body = parent.object(name, required);
  if (!body) return undefined;
  const currency = body.text('currency_code', {
    required: true,
    ...boundsOf(money, 'currency_code'),
    pattern: /^[A-Z]{3}$/u,
  });
  const value = body.text('value', {
    required: true,
    ...boundsOf(money, 'value'),
    pattern: /^\d+(?:\.\d+)?$/u,
  });
  if (currency === undefined || value === undefined) return undefined;
  const amount = { currency_code: currency, value };
  if (isReceivable(currency) && minorUnits(amount) === undefined)
    body.refuse('value', 'INVALID_PARAMETER_VALUE');
  return amount;
}

function readTier(body: RequestBody): Tier {
  const bounds = { ...boundsOf('subscriptions#pricing_tier', 'starting_quantity'), pattern: quantityPattern };
  const end = body.text('ending_quantity', bounds);
  const amount = readAmount(body, 'amount', true);
  return {
    starting_quantity: body.text('starting_quantity', { required: true, ...bounds }) ?? '1',
    ...(end !== undefined && { ending_quantity: end }),
    amount: amount ?? { currency_code: '', value: '' },
  };
}

/** Reads a pricing scheme: a fixed price, or a model with its tiers. */
export function readPricingScheme(parent: RequestBody, required: boolean): PricingScheme | undefined {
  const body = parent.object('pricing_scheme', required);
  if (!body) return undefined;
  const model = body.choice('pricing_model', ['VOLUME', 'TIERED'] as const, body.has('tiers'));
  const fixedPrice = readAmount(body, 'fixed_price', !body.has('tiers') && model === undefined);
  const tiers = body
    .list('tiers', {
      required: model !== undefined,
      max: boundsOf('subscriptions#pricing_scheme', 'tiers').max,
    })
    .map(readTier);
  return {
    ...(fixedPrice && { fixed_price: fixedPrice }),
    ...(model && { pricing_model: model }),
    ...(tiers.length > 0 && { tiers }),
  };
}

const cycle = 'subscriptions#billing_cycle';

function readCycle(body: RequestBody): BillingCycle {
  const tenure = body.choice('tenure_type', ['REGULAR', 'TRIAL'] as const, true) ?? 'REGULAR';
  const frequency = body.object('frequency', true);
  const unit = frequency?.choice('interval_unit', intervalUnits, true) ?? 'MONTH';
  const scheme = readPricingScheme(body, tenure === 'REGULAR');
  return {
    frequency: {
      interval_unit: unit,
      interval_count: frequency?.integer('interval_count', { min: 1, max: longestInterval[unit] }) ?? 1,
    },
    tenure_type: tenure,
    sequence: body.integer('sequence', { required: true, ...boundsOf(cycle, 'sequence') }) ?? 0,
    total_cycles: body.integer('total_cycles', boundsOf(cycle, 'total_cycles')) ?? 1,
    ...(scheme && { pricing_scheme: scheme }),
  };
}

const preferences = 'subscriptions#payment_preferences';

function readPreferences(parent: RequestBody): Record<string, unknown> {
  const body = parent.object('payment_preferences', true);
  const setupFee = body && readAmount(body, 'setup_fee');
  return {
    auto_bill_outstanding: body?.flag('auto_bill_outstanding') ?? true,
    ...(setupFee && { setup_fee: setupFee }),
    setup_fee_failure_action: body?.choice('setup_fee_failure_action', ['CONTINUE', 'CANCEL']) ?? 'CANCEL',
    payment_failure_threshold:
      body?.integer('payment_failure_threshold', boundsOf(preferences, 'payment_failure_threshold')) ?? 0,
  };
}

const planRequest = 'subscriptions#plan_request_POST';

/** Reads a plan as `POST /v1/billing/plans` takes it. Throws the 400 that names every fault of form. */
export function readPlan(body: RequestBody): Omit<Plan, 'id' | 'create_time' | 'update_time'> {
  const { max } = boundsOf(planRequest, 'billing_cycles');
  const cycles = body.list('billing_cycles', { required: true, max }).map(readCycle);
  const description = body.text('description', boundsOf(planRequest, 'description'));
  const taxes = body.object('taxes');
  const tax = taxes?.text('percentage', { required: true, pattern: /^\d+(?:\.\d+)?$/u });
  const plan = {
    product_id: body.text('product_id', { required: true, ...boundsOf(planRequest, 'product_id') }) ?? '',
    name: body.text('name', { required: true, ...boundsOf(planRequest, 'name') }) ?? '',
    ...(description !== undefined && { description }),
    status: body.choice('status', ['CREATED', 'ACTIVE'] as const) ?? 'ACTIVE',
    // Tiers make no sense without quantity, so PayPal supports it for them unless told not to, and then refuses.
    quantity_supported:
      body.flag('quantity_supported') ??
      cycles.some(({ pricing_scheme }) => pricing_scheme?.tiers !== undefined),
    billing_cycles: cycles,
    payment_preferences: readPreferences(body),
    ...(taxes && { taxes: { percentage: tax, inclusive: taxes.flag('inclusive') ?? true } }),
  };
  body.assertSound();
  return plan;
}
