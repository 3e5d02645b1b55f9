import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPlan,
  createProduct,
  fixedCycle,
  freeTrial,
  issuesOf,
  openMerchant,
  planWith,
  tieredCycle,
  type Merchant,
} from './merchant.ts';

let merchant: Merchant;
let product: string;

beforeAll(async () => {
  merchant = await openMerchant();
  product = await createProduct(merchant);
});
afterAll(() => merchant.simulator.stop());

const usd = (value: string) => ({ currency_code: 'USD', value });
const tiers = (...list: unknown[]) => ({
  ...tieredCycle('49', '5', 'USD', 1),
  pricing_scheme: { pricing_model: 'TIERED', tiers: list },
});
const fee = (currency: string) => ({
  payment_preferences: { setup_fee: { currency_code: currency, value: '1' } },
});

describe('a plan that PayPal accepts', () => {
  it('is returned with normalized amounts and supports quantities because it has tiers', async () => {
    const id = await createPlan(merchant);
    const { status, body } = await merchant.call('GET', `/v1/billing/plans/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'ACTIVE', quantity_supported: true });
    expect(body).not.toHaveProperty('billing_cycles.0.pricing_scheme');
    expect(body).toHaveProperty('billing_cycles.1.pricing_scheme.tiers.0.amount', usd('49.0'));
  });

  it('accepts whole yen', async () => {
    const { status, body } = await merchant.call(
      'POST',
      '/v1/billing/plans',
      planWith(product, [tieredCycle('7300', '750', 'JPY', 1)]),
    );
    expect(status).toBe(201);
    expect(body).toHaveProperty('billing_cycles.0.pricing_scheme.tiers.0.amount.value', '7300');
  });
});

describe('a plan that PayPal cannot carry out is refused with 422', () => {
  it.each([
    [
      'trial with tiers',
      [
        { ...tieredCycle('1', '1', 'USD', 1), tenure_type: 'TRIAL', total_cycles: 1 },
        fixedCycle('49', 'USD', 2),
      ],
      {},
      'INVALID_PRICING_MODEL',
    ],
    [
      'last tier with an end',
      [tiers({ starting_quantity: '1', ending_quantity: '9', amount: usd('5') })],
      {},
      'MISSING_PRICING_SCHEME_TIERS',
    ],
    [
      'tiers that begin at two',
      [tiers({ starting_quantity: '2', amount: usd('5') })],
      {},
      'MISSING_PRICING_SCHEME_TIERS',
    ],
    [
      'overlapping tiers',
      [
        tiers(
          { starting_quantity: '1', ending_quantity: '3', amount: usd('5') },
          { starting_quantity: '3', amount: usd('4') },
        ),
      ],
      {},
      'OVERLAPPING_PRICING_SCHEME_TIERS',
    ],
    [
      'tier that ends before it starts',
      [tiers({ starting_quantity: '5', ending_quantity: '2', amount: usd('5') })],
      {},
      'INVALID_PRICING_TIER_QUANTITY',
    ],
    [
      'fixed price beside tiers',
      [
        {
          ...tieredCycle('49', '5', 'USD', 1),
          pricing_scheme: { ...tieredCycle('49', '5').pricing_scheme, fixed_price: usd('49') },
        },
      ],
      {},
      'FIXED_PRICE_NOT_SUPPORTED',
    ],
    [
      'tiers without quantity',
      [tieredCycle('49', '5', 'USD', 1)],
      { quantity_supported: false },
      'INVALID_QUANTITY_SUPPORTED',
    ],
    ['two currencies', [fixedCycle('49')], fee('EUR'), 'CURRENCY_MISMATCH'],
    ['rupees', [fixedCycle('49', 'INR')], {}, 'CURRENCY_NOT_SUPPORTED_FOR_RECEIVER'],
    [
      'two free trials',
      [freeTrial(7), freeTrial(7, 2), fixedCycle('49', 'USD', 3)],
      {},
      'MULTIPLE_FREE_TRIAL_BILLING_CYCLES_NOT_SUPPORTED',
    ],
    [
      'three trials',
      [freeTrial(7), freeTrial(7, 2), freeTrial(7, 3), fixedCycle('49', 'USD', 4)],
      {},
      'MORE_THAN_TWO_TRIAL_BILLING_CYCLE_NOT_SUPPORTED',
    ],
    ['gap in the sequence', [freeTrial(7), fixedCycle('49', 'USD', 3)], {}, 'INVALID_BILLING_CYCLE_SEQUENCE'],
    [
      'endless trial',
      [{ ...freeTrial(7), total_cycles: 0 }, fixedCycle('49', 'USD', 2)],
      {},
      'INVALID_TRIAL_BILLING_TOTAL_CYCLES',
    ],
  ])('%s', async (_name, cycles, rest, issue) => {
    const { status, body } = await merchant.call(
      'POST',
      '/v1/billing/plans',
      planWith(product, cycles, rest),
    );
    expect(status).toBe(422);
    expect(body).toMatchObject({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] });
    expect(body).toHaveProperty('debug_id', expect.stringMatching(/^[0-9a-f]{13}$/u));
  });
});

describe('a malformed plan is refused with 400', () => {
  it.each([
    ['yen with decimals', planWith('', [fixedCycle('7300.00', 'JPY')]), 'INVALID_PARAMETER_VALUE'],
    ['dollars with three decimals', planWith('', [fixedCycle('49.001')]), 'INVALID_PARAMETER_VALUE'],
    [
      'money as a number',
      planWith('', [
        { ...fixedCycle('49'), pricing_scheme: { fixed_price: { value: 49, currency_code: 'USD' } } },
      ]),
      'INVALID_PARAMETER_SYNTAX',
    ],
    ['no billing cycles', { ...planWith('', []), billing_cycles: undefined }, 'MISSING_REQUIRED_PARAMETER'],
    [
      'no payment preferences',
      { ...planWith('', [fixedCycle('49')]), payment_preferences: undefined },
      'MISSING_REQUIRED_PARAMETER',
    ],
    [
      'regular cycle without a price',
      planWith('', [{ ...fixedCycle('49'), pricing_scheme: undefined }]),
      'MISSING_REQUIRED_PARAMETER',
    ],
    [
      'name of 128 letters',
      planWith('', [fixedCycle('49')], { name: 'x'.repeat(128) }),
      'INVALID_STRING_MAX_LENGTH',
    ],
    [
      'two years at once',
      planWith('', [{ ...fixedCycle('49'), frequency: { interval_unit: 'YEAR', interval_count: 2 } }]),
      'INVALID_INTEGER_MAX_VALUE',
    ],
    [
      'quantity as a number',
      planWith('', [tiers({ starting_quantity: 1, amount: usd('5') })]),
      'INVALID_PARAMETER_SYNTAX',
    ],
    [
      'unknown pricing model',
      planWith('', [{ ...fixedCycle('49'), pricing_scheme: { pricing_model: 'STEPS', tiers: [] } }]),
      'INVALID_PARAMETER_VALUE',
    ],
    ['text that is no JSON', '{"name":', 'MALFORMED_REQUEST_JSON'],
  ])('%s', async (_name, plan, issue) => {
    const sent = typeof plan === 'string' ? plan : { ...plan, product_id: product };
    const answer = await merchant.call('POST', '/v1/billing/plans', sent);
    expect(answer).toMatchObject({ status: 400, body: { name: 'INVALID_REQUEST' } });
    expect(issuesOf(answer)).toContain(issue);
  });
});

it('a plan for an unknown product, and an unknown plan, are 404 INVALID_RESOURCE_ID', async () => {
  const refused = await merchant.call(
    'POST',
    '/v1/billing/plans',
    planWith('PROD-UNKNOWN', [fixedCycle('49')]),
  );
  const missing = await merchant.call('GET', '/v1/billing/plans/P-UNKNOWN');
  for (const { status, body } of [refused, missing]) {
    expect(status).toBe(404);
    expect(body).toMatchObject({ name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] });
  }
});

it('a body that is not declared as JSON is refused with 415', async () => {
  const { status } = await merchant.call('POST', '/v1/billing/plans', 'name=Monthly', {
    'content-type': 'text/plain',
  });
  expect(status).toBe(415);
});

it('a product needs a name, a known type and a unique id', async () => {
  const bad = await merchant.call('POST', '/v1/catalogs/products', { type: 'FOOD' });
  expect(issuesOf(bad)).toEqual(['MISSING_REQUIRED_PARAMETER', 'INVALID_PARAMETER_VALUE']);
  const mine = { id: 'CURBWISE', name: 'Curbwise', type: 'SERVICE' };
  expect((await merchant.call('POST', '/v1/catalogs/products', mine)).status).toBe(201);
  const twice = await merchant.call('POST', '/v1/catalogs/products', mine);
  expect(twice).toMatchObject({
    status: 422,
    body: { details: [{ issue: 'DUPLICATE_RESOURCE_IDENTIFIER' }] },
  });
  expect((await merchant.call('GET', '/v1/catalogs/products/CURBWISE')).body).toHaveProperty(
    'name',
    'Curbwise',
  );
});
