import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSignUpChoice } from '#domain/choice.ts';
import { yearlySaving } from '#domain/comparison.ts';
import { calls } from '#domain/contract.ts';
import { currencies } from '#domain/currency.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import {
  planNameFrom,
  priceForCurrency,
  publicPlanNames,
  type Plan,
  type PublicPlanName,
} from '#domain/plan.ts';
import { priceList } from '#domain/priceList.ts';
import { deductionOf, quoteFor, shownOf, type Quote } from '#domain/quote.ts';
import { itHolds } from '../support/holds.ts';

/** The price list's plan as documents store it once it can be sold. */
function onSale(name: PublicPlanName): Plan {
  const plan = listedPlan(name);
  const prices = plan.prices.map((price) => ({ ...price, providerPlanId: `P-${name}-${price.currency}` }));
  return { ...plan, prices };
}

const monthly = onSale('Monthly');
const yearly = onSale('Yearly');
const half: Plan = {
  ...monthly,
  name: 'Launch50',
  freeTrialDays: 14,
  prices: [
    { currency: 'USD', price: 2450, additionalDevice: 500, pricePerMonth: null, providerPlanId: 'P-HALF' },
  ],
};

describe('a quote', () => {
  it('uses the base currency if the plan is not sold in the preferred one, and says so (R-CURRENCY-SYMBOLS, R-CURRENCY-BILLED)', () => {
    expect(quoteFor({ plan: monthly, posDevices: 1, currency: 'INR' })).toMatchObject({
      currency: 'USD',
      preferredCurrency: 'INR',
      total: priceForCurrency(monthly, 'USD').price,
    });
  });

  it('takes price, trial and plan from a discount’s own plan and keeps the chosen plan', () => {
    const offer = { code: 'LAUNCH', plan: half };
    expect(quoteFor({ plan: yearly, posDevices: 3, currency: 'USD', offer })).toMatchObject({
      planName: 'Launch50',
      chosenPlanName: 'Yearly',
      interval: 'month',
      total: 3450,
      trialDays: 14,
      couponCode: 'LAUNCH',
      order: { providerPlanId: 'P-HALF' },
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

  it('orders nothing that can be sold if the currency has no plan at PayPal', () => {
    const unsold: Plan = { ...half, prices: [{ ...priceForCurrency(half, 'USD'), providerPlanId: null }] };
    expect(quoteFor({ plan: unsold, posDevices: 1, currency: 'USD' }).order).toEqual({
      providerPlanId: null,
    });
  });

  it('of a returning owner has no trial, the date of the first charge, and the plan without a trial', () => {
    const prices = [{ ...priceForCurrency(half, 'USD'), providerPlanIdNoTrial: 'P-HALF-NO-TRIAL' }];
    const plan: Plan = { ...half, prices };
    const firstChargeAt = '2027-02-01T10:00:00.000Z';
    const request = { plan, posDevices: 1, currency: 'USD' } as const;
    expect(quoteFor({ ...request, comeBack: { firstChargeAt } })).toMatchObject({
      trialDays: 0,
      firstChargeAt,
      total: 2450,
      order: { providerPlanId: 'P-HALF-NO-TRIAL' },
    });
    const unsold = quoteFor({ ...request, plan: half, comeBack: { firstChargeAt: null } });
    expect(unsold.order).toEqual({ providerPlanId: null });
  });

  it('has no deduction where the coupon’s plan is billed in another interval or currency', () => {
    const offer = { code: 'LAUNCH', plan: half };
    for (const order of [
      { plan: yearly, posDevices: 3, currency: 'USD' },
      { plan: monthly, posDevices: 3, currency: 'EUR' },
    ] as const) {
      expect(deductionOf(quoteFor({ ...order, offer }), quoteFor(order))).toBeNull();
    }
  });

  const amount = fc.integer({ min: 1, max: 10_000_000 });

  itHolds(2_500, {
    title:
      'is the price plus one further price for each further device (R-PRICE-INCLUDED, R-PRICE-EXTRA, R-PRICE-TOTAL)',
    property: fc.property(
      amount,
      amount,
      fc.integer({ min: 1, max: 10 }),
      (price, additionalDevice, posDevices) => {
        const plan: Plan = {
          ...monthly,
          prices: [{ currency: 'USD', price, additionalDevice, pricePerMonth: null, providerPlanId: 'P-1' }],
        };
        const quote = quoteFor({ plan, posDevices, currency: 'USD' });
        expect(quote.total).toBe(price + (posDevices - 1) * additionalDevice);
        expect(quote).toMatchObject({ extraDevices: posDevices - 1, order: { providerPlanId: 'P-1' } });
        expect(Number.isSafeInteger(quote.total)).toBe(true);
        const next = quoteFor({ plan, posDevices: posDevices + 1, currency: 'USD' });
        expect(next.total - quote.total).toBe(additionalDevice);
        // The lines of a bill add up: list price, extra devices and what the coupon takes off.
        for (const offer of [null, half].map((couponPlan) => ({ code: 'A', plan: couponPlan }))) {
          const reduced = quoteFor({ plan, posDevices, currency: 'USD', offer });
          const deduction = deductionOf(reduced, quote);
          if (reduced.total < quote.total) {
            expect(quote.basePrice + quote.extrasPrice - (deduction ?? 0)).toBe(reduced.total);
          } else expect(deduction).toBeNull();
        }
      },
    ),
  });
});

describe('the price list', () => {
  it('has the specified prices and saving (R-PRICE-MONTHLY, R-PRICE-YEARLY, R-PRICE-EXTRA, R-PRICING-MONTHLY, R-PRICING-YEARLY)', () => {
    expect(priceList.Monthly).toMatchObject({
      freeTrialDays: 7,
      prices: { USD: { price: 49, additionalDevice: 5 } },
    });
    expect(priceList.Yearly).toMatchObject({
      freeTrialDays: 14,
      prices: { USD: { price: 348, additionalDevice: 60, pricePerMonth: 29 } },
    });
    const [monthly, yearly] = [listedPlan('Monthly'), listedPlan('Yearly')].map((plan) =>
      quoteFor({ plan, posDevices: 1, currency: 'USD' }),
    ) as [Quote, Quote];
    expect(yearlySaving(yearly, monthly)).toEqual({ amount: 24_000, currency: 'USD', percent: 40 });
  });

  it.each(publicPlanNames)(
    'sells %s in every currency but the one PayPal cannot bill (R-CURRENCY-BILLED)',
    (name) => {
      expect(listedPlan(name).prices.map(({ currency }) => currency)).toEqual(
        currencies.filter((currency) => currency !== 'INR'),
      );
    },
  );

  it.each(onSale('Yearly').prices.map(({ currency }) => currency))(
    'bills twelve times the price a month in %s, and extra devices twelve times theirs',
    (currency) => {
      const year = priceList.Yearly.prices[currency];
      const month = priceList.Monthly.prices[currency];
      expect(year?.price).toBe(12 * (year?.pricePerMonth ?? 0));
      expect(year?.additionalDevice).toBe(12 * (month?.additionalDevice ?? 0));
    },
  );
});

describe('a plan name in an address', () => {
  it.each([
    ['Monthly', 'Monthly'],
    ['Yearly', 'Yearly'],
    [null, 'Monthly'],
    [undefined, 'Monthly'],
  ])('%j means %s (R-PLANS-QUERY, R-CURRENCY-LIST)', (value, name) => {
    expect(planNameFrom(value)).toBe(name);
  });

  const named = fc.oneof(
    fc.string(),
    fc.constantFrom(...publicPlanNames, 'monthly', 'Monthly/x/y', '..', '__x__', '../Credentials/Coupons'),
  );

  itHolds(2_500, {
    title: 'is one of the two, whatever it says, and a call takes no other (R-PLANS-QUERY)',
    property: fc.property(named, (value) => {
      const known = publicPlanNames.find((name) => name === value);
      expect(planNameFrom(value)).toBe(known ?? 'Monthly');
      expect(readSignUpChoice(new URLSearchParams({ plan: value })).plan).toBe(known);
      const { input } = calls.startSubscription;
      const shown = shownOf(quoteFor({ plan: monthly, posDevices: 1, currency: 'USD' }));
      expect(input.isValidSync({ plan: value, code: null, shown }, { strict: true })).toBe(
        known !== undefined,
      );
    }),
  });
});

it('a plan without its base currency is an error, not a free plan', () => {
  expect(() => priceForCurrency({ ...monthly, prices: [] }, 'EUR')).toThrow('USD');
});
