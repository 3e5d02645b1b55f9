import { describe, expect, it } from 'vitest';
import { allowedEndpoint } from '#functions/paypal/http/endpoint.ts';
import type { PlanTerms } from '#functions/payments/PaymentProvider.ts';
import { planOnSaleIn, canSell } from '#functions/paypal/pricing.ts';
import { planBody } from '#operations/provision/planBody.ts';

describe('the endpoint', () => {
  it.each(['https://api-m.paypal.com', 'https://api-m.sandbox.paypal.com', 'https://api-m.paypal.com/'])(
    '%s is allowed in production',
    (endpoint) => {
      expect(allowedEndpoint(endpoint, { sandbox: false })).toBe(endpoint.replace(/\/$/u, ''));
    },
  );

  it.each([
    'http://api-m.paypal.com',
    'https://api-m.paypal.com.evil.example',
    'https://api-m.paypal.com@evil.example',
    'https://evil.example/api-m.paypal.com',
    'http://127.0.0.1:8801',
    'http://localhost:8801',
    'file:///etc/hosts',
    'nonsense',
  ])('%s is refused in production', (endpoint) => {
    expect(() => allowedEndpoint(endpoint, { sandbox: false })).toThrow();
  });

  it('on this machine is allowed in the sandbox, and nowhere else on the network', () => {
    expect(allowedEndpoint('http://127.0.0.1:8801', { sandbox: true })).toBe('http://127.0.0.1:8801');
    expect(() => allowedEndpoint('http://10.0.0.1:8801', { sandbox: true })).toThrow();
    expect(() => allowedEndpoint('https://evil.example', { sandbox: true })).toThrow();
  });
});

describe('a plan read back from PayPal', () => {
  const terms: PlanTerms = {
    currency: 'USD',
    interval: 'month',
    trialDays: 7,
    price: 4900,
    additionalDevice: 500,
  };
  interface Body {
    billing_cycles: Array<Record<string, unknown>>;
    [field: string]: unknown;
  }
  const body = () => planBody({ productId: 'PROD-1', name: 'Monthly', terms, pricedBy: 'tiered' }) as Body;

  it('reports what it bills', () => {
    expect(canSell(planOnSaleIn(body()), terms)).toBe(true);
    expect(canSell(planOnSaleIn(body()), { ...terms, additionalDevice: 600 })).toBe(false);
  });

  it('sells any number of devices at a fixed price, which each subscription overrides', () => {
    const plan = planBody({ productId: 'PROD-1', name: 'Monthly', terms, pricedBy: 'fixed' });
    expect(plan).toMatchObject({ quantity_supported: false });
    expect(canSell(planOnSaleIn(plan), terms)).toBe(true);
    expect(canSell(planOnSaleIn(plan), { ...terms, price: 4800 })).toBe(false);
    expect(canSell(planOnSaleIn(plan), { ...terms, trialDays: 14 })).toBe(false);
  });

  it('writes yen without decimals', () => {
    const yen = planBody({
      productId: 'PROD-1',
      name: 'Monthly',
      terms: { ...terms, currency: 'JPY', price: 7300, additionalDevice: 750 },
      pricedBy: 'tiered',
    });
    expect(JSON.stringify(yen)).toContain('"value":"7300"');
    expect(planOnSaleIn(yen)?.price).toMatchObject({ currency: 'JPY', price: 7300, additionalDevice: 750 });
  });

  const usd = (value: string) => ({ currency_code: 'USD', value });
  const tiers = [
    { starting_quantity: '1', ending_quantity: '1', amount: usd('49') },
    { starting_quantity: '2', amount: usd('5') },
  ];
  /** Its trial, or its regular cycle, has another price. */
  const priced = (at: 0 | 1, pricing: object) => (plan: Body) => ({
    billing_cycles: plan.billing_cycles.with(at, { ...plan.billing_cycles[at], pricing_scheme: pricing }),
  });
  const tiered = (pricing: object) => priced(1, { pricing_model: 'TIERED', ...pricing });
  const euros = { starting_quantity: '2', amount: { currency_code: 'EUR', value: '5' } };

  it('has a free trial, in any of PayPal’s notations for a zero price', () => {
    const plan = body();
    const changed = { ...plan, ...priced(0, { fixed_price: usd('0.0') })(plan) };
    expect(canSell(planOnSaleIn(changed), terms)).toBe(true);
  });

  it.each<[string, (plan: Body) => object]>([
    ['that is not on sale', () => ({ status: 'INACTIVE' })],
    ['with a fixed price and tiers', tiered({ tiers, fixed_price: usd('49') })],
    ['with a third tier', tiered({ tiers: [...tiers, { starting_quantity: '5', amount: usd('9') }] })],
    ['with two currencies', tiered({ tiers: [tiers[0], euros] })],
    ['with two trials', ({ billing_cycles: all }) => ({ billing_cycles: [all[0], ...all] })],
    ['with two regular cycles', ({ billing_cycles: all }) => ({ billing_cycles: [...all, all[1]] })],
    ['whose trial costs something', priced(0, { fixed_price: usd('1') })],
    ['with a set-up fee', () => ({ payment_preferences: { setup_fee: usd('10') } })],
    [
      'that PayPal never suspends for a debt',
      () => ({ payment_preferences: { payment_failure_threshold: 0 } }),
    ],
    [
      'that PayPal suspends for the third debt',
      () => ({ payment_preferences: { payment_failure_threshold: 3 } }),
    ],
    ['with a tax on top', () => ({ taxes: { percentage: '10', inclusive: false } })],
  ])('%s is not one we sell', (_what, changes) => {
    const plan = body();
    expect(planOnSaleIn({ ...plan, ...changes(plan) })).toBeNull();
  });

  it('with its tax included is one we sell', () => {
    const taxed = { ...body(), taxes: { percentage: '10', inclusive: true } };
    expect(canSell(planOnSaleIn(taxed), terms)).toBe(true);
  });
});
