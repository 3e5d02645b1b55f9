import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPlan,
  createSubscription,
  fixedCycle,
  freeTrial,
  issuesOf,
  openMerchant,
  tieredCycle,
  type Merchant,
} from './merchant.ts';

const noon = new Date('2026-11-20T12:00:00Z');
let merchant: Merchant;
let plan: string;

beforeAll(async () => {
  merchant = await openMerchant({ now: () => noon });
  plan = await createPlan(merchant);
});
afterAll(() => merchant.simulator.stop());

const path = (id: string) => `/v1/billing/subscriptions/${id}`;
const read = async (id: string) => (await merchant.call('GET', path(id))).body;
const approve = (id: string) => merchant.control('POST', `/subscriptions/${id}/approve`);

describe('the price of a period', () => {
  const devices = Array.from({ length: 10 }, (_, at) => at + 1);

  it.each(devices)('%d devices at $49 and $5 for each further one', async (quantity) => {
    const id = await createSubscription(merchant, plan, { quantity: String(quantity) });
    const { body } = await merchant.control('GET', '/state');
    const entry = { id, quantity, bill: { amount: 4900 + (quantity - 1) * 500, currency: 'USD' } };
    expect(body).toHaveProperty('subscriptions', expect.arrayContaining([expect.objectContaining(entry)]));
  });

  it.each(devices)('%d devices at 7,300 and 750 yen', async (quantity) => {
    const yen = await createPlan(merchant, [freeTrial(7), tieredCycle('7300', '750', 'JPY')]);
    const answer = await approve(await createSubscription(merchant, yen, { quantity: String(quantity) }));
    expect(answer.body).toHaveProperty('bill', { amount: 7300 + (quantity - 1) * 750, currency: 'JPY' });
  });

  it('a fixed price is charged for every unit', async () => {
    const fixed = await createPlan(merchant, [fixedCycle('49')], { quantity_supported: true });
    const answer = await approve(await createSubscription(merchant, fixed, { quantity: '3' }));
    expect(answer.body).toHaveProperty('bill', { amount: 14_700, currency: 'USD' });
  });

  it('volume pricing charges every unit at the price of the tier reached', async () => {
    const usd = (value: string) => ({ currency_code: 'USD', value });
    const scheme = {
      pricing_model: 'VOLUME',
      tiers: [
        { starting_quantity: '1', ending_quantity: '5', amount: usd('15') },
        { starting_quantity: '6', ending_quantity: '10', amount: usd('14') },
        { starting_quantity: '11', amount: usd('13') },
      ],
    };
    const volume = await createPlan(merchant, [{ ...fixedCycle('1'), pricing_scheme: scheme }]);
    const tiered = await createPlan(merchant, [
      { ...fixedCycle('1'), pricing_scheme: { ...scheme, pricing_model: 'TIERED' } },
    ]);
    const bills = [volume, tiered].map(async (id) => {
      const { body } = await approve(await createSubscription(merchant, id, { quantity: '14' }));
      return body;
    });
    const [byVolume, byTier] = await Promise.all(bills);
    expect(byVolume).toHaveProperty('bill.amount', 18_200);
    expect(byTier).toHaveProperty('bill.amount', 19_700);
  });
});

describe('a malformed subscription is refused with 400', () => {
  it.each([
    ['quantity as a number', { quantity: 3 }, 'INVALID_PARAMETER_SYNTAX'],
    ['quantity of none', { quantity: '0' }, 'INVALID_PARAMETER_VALUE'],
    ['custom id that is not ASCII', { custom_id: 'ü' }, 'INVALID_PARAMETER_SYNTAX'],
    ['custom id of 128 letters', { custom_id: 'x'.repeat(128) }, 'INVALID_STRING_MAX_LENGTH'],
    ['start in the past', { start_time: '2026-11-19T12:00:00Z' }, 'INVALID_PARAMETER_VALUE'],
    [
      'context without cancel_url',
      { application_context: { return_url: 'https://example.com/back' } },
      'MISSING_REQUIRED_PARAMETER',
    ],
    ['no plan id', { plan_id: undefined }, 'MISSING_REQUIRED_PARAMETER'],
  ])('%s', async (_name, rest, issue) => {
    const answer = await merchant.call('POST', '/v1/billing/subscriptions', { plan_id: plan, ...rest });
    expect(answer.status).toBe(400);
    expect(issuesOf(answer)).toContain(issue);
  });
});

describe('a subscription that PayPal cannot carry out is refused', () => {
  const override = (cycle: object) => ({ plan: { billing_cycles: [{ sequence: 1, ...cycle }] } });
  const fixedAt = (value: string, currency = 'USD') =>
    override({ pricing_scheme: { fixed_price: { value, currency_code: currency } } });

  it('with 404 if the plan is unknown', async () => {
    const answer = await merchant.call('POST', '/v1/billing/subscriptions', {
      plan_id: `P-${'X'.repeat(24)}`,
    });
    expect(answer.status).toBe(404);
    expect(issuesOf(answer)).toEqual(['INVALID_RESOURCE_ID']);
  });

  it('if the plan is inactive', async () => {
    const off = await createPlan(merchant);
    expect((await merchant.call('POST', `/v1/billing/plans/${off}/deactivate`, {})).status).toBe(204);
    const answer = await merchant.call('POST', '/v1/billing/subscriptions', { plan_id: off });
    expect(answer.status).toBe(422);
    expect(issuesOf(answer)).toEqual(['PLAN_STATUS_INVALID']);
  });

  it.each([
    ['quantity the plan does not support', { quantity: '2' }, 'SUBSCRIPTION_CANNOT_HAVE_QUANTITY'],
    ['override in another currency', fixedAt('49', 'EUR'), 'CURRENCY_MISMATCH'],
    [
      'override with another kind of pricing',
      override({ pricing_scheme: tieredCycle('49', '5').pricing_scheme }),
      'INVALID_PRICING_SCHEME',
    ],
    [
      'override of a cycle the plan has not',
      { plan: { billing_cycles: [{ sequence: 2 }] } },
      'INVALID_BILLING_CYCLE_SEQUENCE',
    ],
  ])('%s', async (_name, rest, issue) => {
    const fixed = await createPlan(merchant, [fixedCycle('49')]);
    const answer = await merchant.call('POST', '/v1/billing/subscriptions', { plan_id: fixed, ...rest });
    expect(answer.status).toBe(422);
    expect(issuesOf(answer)).toEqual([issue]);
  });

  it('while an allowed override is reported by plan_overridden and billed', async () => {
    const fixed = await createPlan(merchant, [fixedCycle('49')]);
    const id = await createSubscription(merchant, fixed, fixedAt('1'));
    expect(await read(id)).toHaveProperty('plan_overridden', true);
    expect((await approve(id)).body).toHaveProperty('bill', { amount: 100, currency: 'USD' });
  });
});

describe('the buyer approves', () => {
  it('and the subscription is active, with a payer and its first charge after the trial', async () => {
    const id = await createSubscription(merchant, plan, { quantity: '3' });
    await approve(id);
    expect(await read(id)).toMatchObject({
      status: 'ACTIVE',
      subscriber: { payer_id: expect.stringMatching(/^[A-Z0-9]{13}$/u) },
      create_time: '2026-11-20T12:00:00Z',
      billing_info: {
        outstanding_balance: { currency_code: 'USD', value: '0.0' },
        next_billing_time: '2026-11-27T10:00:00Z',
        failed_payments_count: 0,
        cycle_executions: [{ tenure_type: 'TRIAL', cycles_completed: 1 }, { tenure_type: 'REGULAR' }],
      },
    });
  });

  it('twice, and the second time changes nothing', async () => {
    const id = await createSubscription(merchant, plan);
    const first = await approve(id);
    expect(await approve(id)).toEqual(first);
  });

  it('and is charged immediately if the plan has no trial', async () => {
    const id = await createSubscription(merchant, await createPlan(merchant, [fixedCycle('24.50')]));
    await approve(id);
    expect(await read(id)).toMatchObject({
      billing_info: {
        last_payment: { amount: { currency_code: 'USD', value: '24.5' } },
        next_billing_time: '2026-12-20T10:00:00Z',
      },
    });
  });

  it('with CONTINUE, and the merchant activates it', async () => {
    const id = await createSubscription(merchant, plan, {
      application_context: {
        user_action: 'CONTINUE',
        return_url: 'http://127.0.0.1:5173/back',
        cancel_url: 'http://127.0.0.1:5173/cancel',
      },
    });
    await approve(id);
    expect(await read(id)).toHaveProperty('status', 'APPROVED');
    const { status } = await merchant.call('POST', `${path(id)}/activate`, { reason: 'Checked' });
    expect(status).toBe(204);
    expect(await read(id)).toHaveProperty('status', 'ACTIVE');
  });

  it('the evening before in California, so a trial of 14 days ends after 13 and some hours', async () => {
    const early = await openMerchant({ now: () => new Date('2026-04-28T02:16:58Z') });
    const id = await createSubscription(
      early,
      await createPlan(early, [freeTrial(14), tieredCycle('348', '60')]),
    );
    const { body } = await early.control('POST', `/subscriptions/${id}/approve`);
    await early.simulator.stop();
    expect(body).toHaveProperty('next_billing_time', '2026-05-11T10:00:00Z');
  });
});

describe('the statuses from which a subscription may change', () => {
  const activated = async () => {
    const id = await createSubscription(merchant, plan);
    await approve(id);
    return id;
  };
  const reason = { reason: 'Asked for' };

  it.each([
    ['ACTIVE', [], 'cancel', 'CANCELLED'],
    ['ACTIVE', [], 'suspend', 'SUSPENDED'],
    ['SUSPENDED', ['suspend'], 'cancel', 'CANCELLED'],
    ['SUSPENDED', ['suspend'], 'activate', 'ACTIVE'],
  ])('%s %j may %s', async (_from, before, move, after) => {
    const id = await activated();
    for (const earlier of before) await merchant.control('POST', `/subscriptions/${id}/${earlier}`);
    expect((await merchant.call('POST', `${path(id)}/${move}`, reason)).status).toBe(204);
    expect(await read(id)).toHaveProperty('status', after);
  });

  it.each([
    ['ACTIVE', [], 'activate'],
    ['SUSPENDED', ['suspend'], 'suspend'],
    ['CANCELLED', ['cancel'], 'cancel'],
    ['CANCELLED', ['cancel'], 'activate'],
    ['EXPIRED', ['expire'], 'cancel'],
    ['EXPIRED', ['expire'], 'activate'],
  ])('%s %j may not %s', async (from, before, move) => {
    const id = await activated();
    for (const earlier of before) await merchant.control('POST', `/subscriptions/${id}/${earlier}`);
    const answer = await merchant.call('POST', `${path(id)}/${move}`, reason);
    expect(answer.status).toBe(422);
    expect(issuesOf(answer)).toEqual(['SUBSCRIPTION_STATUS_INVALID']);
    expect(await read(id)).toHaveProperty('status', from);
  });

  it('an ended subscription cannot be approved', async () => {
    const id = await activated();
    await merchant.call('POST', `${path(id)}/cancel`, reason);
    expect(issuesOf(await approve(id))).toEqual(['SUBSCRIPTION_STATUS_INVALID']);
  });

  it('cancelling needs a reason', async () => {
    const answer = await merchant.call('POST', `${path(await activated())}/cancel`, {});
    expect(answer.status).toBe(400);
    expect(issuesOf(answer)).toEqual(['MISSING_REQUIRED_PARAMETER']);
  });

  it.each(['I-UNKNOWN', 'constructor', '__proto__'])('an unknown subscription %s is 404', async (id) => {
    const answer = await merchant.call('GET', path(id));
    expect(answer.status).toBe(404);
    expect(issuesOf(answer)).toEqual(['INVALID_RESOURCE_ID']);
  });
});
