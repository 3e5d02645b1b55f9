import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, type Currency } from '#domain/currency.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import { planNameFrom, priceIn, publicPlanNames, type Plan, type PublicPlanName } from '#domain/plan.ts';
import { priceList } from '#domain/priceList.ts';
import { quoteFor } from '#domain/quote.ts';

/** The plan of the price list as the documents hold it once it is sellable. */
function onSale(name: PublicPlanName): Plan {
  const plan = listedPlan(name);
  const prices = plan.prices.map((price) => ({ ...price, paypalPlanId: `P-${name}-${price.currency}` }));
  return { ...plan, prices };
}

const monthly = onSale('Monthly');
const yearly = onSale('Yearly');
const half: Plan = {
  ...monthly,
  name: 'Launch50',
  freeTrialDays: 14,
  prices: [
    { currency: 'USD', price: 2450, additionalDevice: 500, pricePerMonth: null, paypalPlanId: 'P-HALF' },
  ],
};

describe('a quote', () => {
  it.each<[Plan, Currency, number, number]>([
    [monthly, 'USD', 1, 4900],
    [monthly, 'USD', 2, 5400],
    [monthly, 'USD', 3, 5900],
    [monthly, 'USD', 10, 9400],
    [yearly, 'USD', 1, 34_800],
    [yearly, 'USD', 3, 46_800],
    [monthly, 'JPY', 3, 8800],
    [yearly, 'EUR', 2, 38_400],
  ])('of $name in %s for %i devices is %i minor units', (plan, currency, posDevices, total) => {
    const quote = quoteFor({ plan, posDevices, currency });
    expect(quote).toMatchObject({
      total,
      currency,
      extraDevices: posDevices - 1,
      order: { quantity: posDevices, paypalPlanId: `P-${plan.name}-${currency}` },
    });
    expect(quote.basePrice + quote.extrasPrice).toBe(total);
  });

  it('bills the base currency where the plan is not sold in the preferred one, and says so', () => {
    expect(quoteFor({ plan: monthly, posDevices: 1, currency: 'INR' })).toMatchObject({
      currency: 'USD',
      preferredCurrency: 'INR',
      total: 4900,
    });
  });

  it("takes price, trial and plan from a discount's own plan and remembers the chosen one", () => {
    const offer = { code: 'LAUNCH', plan: half };
    expect(quoteFor({ plan: yearly, posDevices: 3, currency: 'USD', offer })).toMatchObject({
      planName: 'Launch50',
      chosenPlanName: 'Yearly',
      interval: 'month',
      total: 3450,
      trialDays: 14,
      couponCode: 'LAUNCH',
      order: { paypalPlanId: 'P-HALF', quantity: 3 },
    });
  });

  it('is free with a free coupon: nothing to pay, nothing to order', () => {
    const offer = { code: 'FREE50', plan: null };
    expect(quoteFor({ plan: monthly, posDevices: 10, currency: 'USD', offer })).toMatchObject({
      planName: 'Monthly',
      total: 0,
      order: null,
      couponCode: 'FREE50',
    });
  });

  it('orders nothing that can be sold where the currency has no plan at PayPal', () => {
    const unsold: Plan = { ...half, prices: [{ ...priceIn(half, 'USD'), paypalPlanId: null }] };
    expect(quoteFor({ plan: unsold, posDevices: 1, currency: 'USD' }).order).toEqual({
      paypalPlanId: null,
      quantity: 1,
    });
  });

  it('is what a tiered plan bills for the quantity ordered, and grows by one price for each device', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 10 }), (price, additionalDevice, posDevices) => {
        const plan: Plan = {
          ...monthly,
          prices: [{ currency: 'USD', price, additionalDevice, pricePerMonth: null, paypalPlanId: 'P-1' }],
        };
        const quote = quoteFor({ plan, posDevices, currency: 'USD' });
        const tiered = Array.from({ length: quote.order?.quantity ?? 0 }, (_, unit) =>
          unit === 0 ? price : additionalDevice,
        ).reduce((sum, unit) => sum + unit, 0);
        expect(quote.total).toBe(tiered);
        expect(Number.isSafeInteger(quote.total)).toBe(true);
        const next = quoteFor({ plan, posDevices: posDevices + 1, currency: 'USD' });
        expect(next.total - quote.total).toBe(additionalDevice);
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('the price list', () => {
  it("holds the specification's prices", () => {
    expect(priceList.Monthly).toMatchObject({
      freeTrialDays: 7,
      prices: { USD: { price: 49, additionalDevice: 5 } },
    });
    expect(priceList.Yearly).toMatchObject({
      freeTrialDays: 14,
      prices: { USD: { price: 348, additionalDevice: 60, pricePerMonth: 29 } },
    });
  });

  it.each(publicPlanNames)('sells %s in every currency but the one PayPal cannot bill', (name) => {
    expect(listedPlan(name).prices.map(({ currency }) => currency)).toEqual(
      currencies.filter((currency) => currency !== 'INR'),
    );
  });

  it.each(onSale('Yearly').prices.map(({ currency }) => currency))(
    'bills twelve times the price a month in %s, and extra devices twelve times theirs',
    (currency) => {
      const year = priceList.Yearly.prices[currency];
      const month = priceList.Monthly.prices[currency];
      expect(year?.price).toBe(12 * (year?.pricePerMonth ?? 0));
      expect(year?.additionalDevice).toBe(12 * (month?.additionalDevice ?? 0));
    },
  );

  it('saves $240 a year, which is 40 per cent', () => {
    const year = priceList.Yearly.prices.USD?.price ?? 0;
    const twelveMonths = 12 * (priceList.Monthly.prices.USD?.price ?? 0);
    expect(twelveMonths - year).toBe(240);
    expect(Math.floor((100 * (twelveMonths - year)) / twelveMonths)).toBe(40);
  });
});

describe('a plan name in an address', () => {
  it.each([
    ['Monthly', 'Monthly'],
    ['Yearly', 'Yearly'],
    ['yearly', 'Monthly'],
    ['Launch50', 'Monthly'],
    ['constructor', 'Monthly'],
    ['', 'Monthly'],
    [null, 'Monthly'],
    [undefined, 'Monthly'],
  ])('%j means %s', (value, name) => {
    expect(planNameFrom(value)).toBe(name);
  });
});

describe('a plan without its base currency', () => {
  it('is an error, not a free plan', () => {
    expect(() => priceIn({ ...monthly, prices: [] }, 'EUR')).toThrow('USD');
  });
});
