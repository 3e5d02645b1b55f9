import { longestInterval, shapes } from './constraints.ts';
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

/** A quantity is a whole number in a string. */
const quantityPattern = /^[1-9]\d{0,8}$/u;

/** Reads `{currency_code, value}`; a value with more decimals than its currency has is refused. */
export function readAmount(parent: RequestBody, name: string, required = false): Amount | undefined {
  const body = parent.object(name, required);
  if (!body) return undefined;
  const { currency_code: code, value: decimal } = shapes.money.fields;
  const currency = body.text('currency_code', { required: true, ...code.text, pattern: /^[A-Z]{3}$/u });
  const value = body.text('value', { required: true, ...decimal.text, pattern: /^\d+(?:\.\d+)?$/u });
  if (currency === undefined || value === undefined) return undefined;
  const amount = { currency_code: currency, value };
  if (isReceivable(currency) && minorUnits(amount) === undefined)
    body.refuse('value', 'INVALID_PARAMETER_VALUE');
  return amount;
}

function readTier(body: RequestBody): Tier {
  const { starting_quantity: starting, ending_quantity: ending } = shapes.pricingTier.fields;
  const end = body.text('ending_quantity', { ...ending.text, pattern: quantityPattern });
  const amount = readAmount(body, 'amount', true);
  return {
    starting_quantity:
      body.text('starting_quantity', { required: true, ...starting.text, pattern: quantityPattern }) ?? '1',
    ...(end !== undefined && { ending_quantity: end }),
    amount: amount ?? { currency_code: '', value: '' },
  };
}

/** Reads a pricing scheme: a fixed price, or a model with its tiers. */
export function readPricingScheme(parent: RequestBody, required: boolean): PricingScheme | undefined {
  const body = parent.object('pricing_scheme', required);
  if (!body) return undefined;
  const model = body.choice(
    'pricing_model',
    shapes.pricingScheme.fields.pricing_model.text.words,
    body.has('tiers'),
  );
  const fixedPrice = readAmount(body, 'fixed_price', !body.has('tiers') && model === undefined);
  const tiers = body
    .list('tiers', { required: model !== undefined, max: shapes.pricingScheme.fields.tiers.list.max })
    .map(readTier);
  return {
    ...(fixedPrice && { fixed_price: fixedPrice }),
    ...(model && { pricing_model: model }),
    ...(tiers.length > 0 && { tiers }),
  };
}

function readCycle(body: RequestBody): BillingCycle {
  const { fields } = shapes.billingCycle;
  const tenure = body.choice('tenure_type', fields.tenure_type.text.words, true) ?? 'REGULAR';
  const frequency = body.object('frequency', true);
  const unit = frequency?.choice('interval_unit', intervalUnits, true) ?? 'MONTH';
  const scheme = readPricingScheme(body, tenure === 'REGULAR');
  return {
    frequency: {
      interval_unit: unit,
      interval_count: frequency?.integer('interval_count', { min: 1, max: longestInterval[unit] }) ?? 1,
    },
    tenure_type: tenure,
    sequence: body.integer('sequence', { required: true, ...fields.sequence.whole }) ?? 0,
    total_cycles: body.integer('total_cycles', fields.total_cycles.whole) ?? 1,
    ...(scheme && { pricing_scheme: scheme }),
  };
}

function readPreferences(parent: RequestBody): Record<string, unknown> {
  const { fields } = shapes.paymentPreferences;
  const body = parent.object('payment_preferences', true);
  const setupFee = body && readAmount(body, 'setup_fee');
  return {
    auto_bill_outstanding: body?.flag('auto_bill_outstanding') ?? true,
    ...(setupFee && { setup_fee: setupFee }),
    setup_fee_failure_action:
      body?.choice('setup_fee_failure_action', fields.setup_fee_failure_action.text.words) ?? 'CANCEL',
    payment_failure_threshold:
      body?.integer('payment_failure_threshold', fields.payment_failure_threshold.whole) ?? 0,
  };
}

/** Reads a plan as `POST /v1/billing/plans` takes it. Throws the 400 that names every fault of form. */
export function readPlan(body: RequestBody): Omit<Plan, 'id' | 'create_time' | 'update_time'> {
  const { fields } = shapes.planRequest;
  const most = fields.billing_cycles.list.max;
  const cycles = body.list('billing_cycles', { required: true, max: most }).map(readCycle);
  const description = body.text('description', fields.description.text);
  const taxes = body.object('taxes');
  const tax = taxes?.text('percentage', { required: true, pattern: /^\d+(?:\.\d+)?$/u });
  const plan = {
    product_id: body.text('product_id', { required: true, ...fields.product_id.text }) ?? '',
    name: body.text('name', { required: true, ...fields.name.text }) ?? '',
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
