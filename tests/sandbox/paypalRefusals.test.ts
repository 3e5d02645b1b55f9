import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPlan,
  createProduct,
  createSubscription,
  fixedCycle,
  freeTrial,
  issuesOf,
  openMerchant,
  planWith,
  textAt,
  tieredCycle,
  type Merchant,
} from './merchant.ts';

let merchant: Merchant;
let product: string;
let plan: string;

beforeAll(async () => {
  merchant = await openMerchant({ now: () => new Date('2026-11-20T12:00:00Z') });
  product = await createProduct(merchant);
  plan = await planOf([fixedCycle('49')]);
});
afterAll(() => merchant.simulator.stop());

const path = (id: string) => `/v1/billing/subscriptions/${id}`;
const create = (body: object) => merchant.call('POST', '/v1/billing/subscriptions', body);
const makePlan = (cycles: unknown[], rest = {}) =>
  merchant.call('POST', '/v1/billing/plans', planWith(product, cycles, rest));

async function planOf(cycles: unknown[]): Promise<string> {
  return textAt(await makePlan(cycles), 'id');
}

async function closedPlan(): Promise<string> {
  const closed = await planOf([fixedCycle('29')]);
  await merchant.call('POST', `/v1/billing/plans/${closed}/deactivate`);
  return closed;
}

async function activated(): Promise<string> {
  const id = await createSubscription(merchant, plan);
  await merchant.control('POST', `/subscriptions/${id}/approve`);
  return id;
}

const usd = (value: string) => ({ currency_code: 'USD', value });
const regular = tieredCycle('49', '5', 'USD', 1);
const priced = (change: object) => ({
  ...regular,
  pricing_scheme: { ...regular.pricing_scheme, ...change },
});

// `tests/server/contract` has the refusals that PayPal's own SDK hears; the simulator's gate has those of malformed requests.
describe('a plan that PayPal cannot carry out is refused', () => {
  const tier = (from: string, to?: string) => ({
    starting_quantity: from,
    ...(to !== undefined && { ending_quantity: to }),
    amount: usd('5'),
  });
  const trials = (count: number) => Array.from({ length: count }, (_, at) => freeTrial(7, at + 1));

  it.each<[string, unknown[], object, string]>([
    [
      'a trial with tiers',
      [{ ...regular, tenure_type: 'TRIAL', total_cycles: 1 }, fixedCycle('49', 'USD', 2)],
      {},
      'INVALID_PRICING_MODEL',
    ],
    [
      'overlapping tiers',
      [priced({ tiers: [tier('1', '3'), tier('3')] })],
      {},
      'OVERLAPPING_PRICING_SCHEME_TIERS',
    ],
    [
      'a tier that ends before it starts',
      [priced({ tiers: [tier('5', '2')] })],
      {},
      'INVALID_PRICING_TIER_QUANTITY',
    ],
    ['a fixed price beside tiers', [priced({ fixed_price: usd('49') })], {}, 'FIXED_PRICE_NOT_SUPPORTED'],
    ['tiers without quantity', [regular], { quantity_supported: false }, 'INVALID_QUANTITY_SUPPORTED'],
    [
      'two currencies',
      [fixedCycle('49')],
      { payment_preferences: { setup_fee: { currency_code: 'EUR', value: '1' } } },
      'CURRENCY_MISMATCH',
    ],
    ['rupees', [fixedCycle('49', 'INR')], {}, 'CURRENCY_NOT_SUPPORTED_FOR_RECEIVER'],
    [
      'two free trials',
      [...trials(2), fixedCycle('49', 'USD', 3)],
      {},
      'MULTIPLE_FREE_TRIAL_BILLING_CYCLES_NOT_SUPPORTED',
    ],
    [
      'three trials',
      [...trials(3), fixedCycle('49', 'USD', 4)],
      {},
      'MORE_THAN_TWO_TRIAL_BILLING_CYCLE_NOT_SUPPORTED',
    ],
    [
      'an endless trial',
      [{ ...freeTrial(7), total_cycles: 0 }, fixedCycle('49', 'USD', 2)],
      {},
      'INVALID_TRIAL_BILLING_TOTAL_CYCLES',
    ],
  ])('%s', async (_what, cycles, rest, issue) => {
    const answer = await makePlan(cycles, rest);
    expect(answer).toMatchObject({ status: 422, body: { name: 'UNPROCESSABLE_ENTITY' } });
    expect(issuesOf(answer)).toEqual([issue]);
  });
});

describe('a subscription that PayPal cannot carry out is refused', () => {
  const override = (cycle: object) => ({ plan: { billing_cycles: [{ sequence: 1, ...cycle }] } });

  it.each<[string, object, string]>([
    ['quantity the plan does not support', { quantity: '2' }, 'SUBSCRIPTION_CANNOT_HAVE_QUANTITY'],
    [
      'override in another currency',
      override({ pricing_scheme: { fixed_price: { value: '49', currency_code: 'EUR' } } }),
      'CURRENCY_MISMATCH',
    ],
    [
      'override with another kind of pricing',
      override({ pricing_scheme: regular.pricing_scheme }),
      'INVALID_PRICING_SCHEME',
    ],
    ['override of a cycle the plan has not', override({ sequence: 2 }), 'INVALID_BILLING_CYCLE_SEQUENCE'],
  ])('%s', async (_what, rest, issue) => {
    const answer = await create({ plan_id: plan, ...rest });
    expect(answer.status).toBe(422);
    expect(issuesOf(answer)).toEqual([issue]);
  });

  it('a plan that is not on sale', async () => {
    expect(issuesOf(await create({ plan_id: await closedPlan() }))).toEqual(['PLAN_STATUS_INVALID']);
  });
});

it('an approval in the evening before in California ends a trial of 14 days after 13 and some hours', async () => {
  const early = await openMerchant({ now: () => new Date('2026-04-28T02:16:58Z') });
  const id = await createSubscription(
    early,
    await createPlan(early, [freeTrial(14), tieredCycle('348', '60')]),
  );
  const { body } = await early.control('POST', `/subscriptions/${id}/approve`);
  await early.simulator.stop();
  expect(body).toHaveProperty('next_billing_time', '2026-05-11T10:00:00Z');
});

it.each([
  ['ACTIVE', [], 'activate'],
  ['SUSPENDED', ['suspend'], 'suspend'],
  ['CANCELLED', ['cancel'], 'cancel'],
  ['CANCELLED', ['cancel'], 'activate'],
  ['EXPIRED', ['expire'], 'cancel'],
  ['EXPIRED', ['expire'], 'activate'],
])('a subscription that is %s %j may not %s', async (from, before, move) => {
  const id = await activated();
  for (const earlier of before) await merchant.control('POST', `/subscriptions/${id}/${earlier}`);
  const answer = await merchant.call('POST', `${path(id)}/${move}`, { reason: 'Asked for' });
  expect(answer.status).toBe(422);
  expect(issuesOf(answer)).toEqual(['SUBSCRIPTION_STATUS_INVALID']);
  expect((await merchant.call('GET', path(id))).body).toHaveProperty('status', from);
});

it('a revision is possible only to a plan on sale, with the same product and currency, while it is active', async () => {
  const id = await activated();
  const context = { return_url: 'http://127.0.0.1:5173/account', cancel_url: 'http://127.0.0.1:5173/' };
  const revise = async (body: object) =>
    issuesOf(await merchant.call('POST', `${path(id)}/revise`, { application_context: context, ...body }));
  const ofOther = await createPlan(merchant, [fixedCycle('49')]);
  expect(await revise({ plan_id: ofOther })).toEqual(['PLAN_PRODUCT_NOT_COMPATIBLE']);
  expect(await revise({ plan_id: await planOf([fixedCycle('49', 'EUR')]) })).toEqual(['CURRENCY_MISMATCH']);
  expect(await revise({ plan_id: await closedPlan() })).toEqual(['PLAN_STATUS_INVALID']);
  expect(await revise({ quantity: '2' })).toEqual(['SUBSCRIPTION_CANNOT_HAVE_QUANTITY']);
  await merchant.control('POST', `/subscriptions/${id}/suspend`);
  expect(await revise({ plan_id: plan })).toEqual(['SUBSCRIPTION_STATUS_INVALID']);
});

it('a page of another site cannot call the simulator', async () => {
  const headers = { origin: 'https://example.com' };
  const response = await fetch(`${merchant.simulator.url}/__sim/reset`, { method: 'POST', headers });
  expect(response.status).toBe(403);
});
