import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthlyShare, yearlySaving } from '#domain/comparison.ts';
import { currencies } from '#domain/currency.ts';
import { limits } from '#domain/limits.ts';
import { priceForCurrency } from '#domain/plan.ts';
import { quoteFor, type Quote } from '#domain/quote.ts';
import { samplePlan } from '#stories/support/samples.ts';

function quotes(posDevices: number, currency: (typeof currencies)[number] = 'USD') {
  const [monthly, yearly] = (['Monthly', 'Yearly'] as const).map((name) =>
    quoteFor({ plan: samplePlan(name), posDevices, currency }),
  ) as [Quote, Quote];
  return { monthly, yearly };
}

const devices = integer({ min: limits.posDevices.min, max: limits.posDevices.max });

describe('a month of each plan', () => {
  const monthly = priceForCurrency(samplePlan('Monthly'), 'USD');
  const yearly = priceForCurrency(samplePlan('Yearly'), 'USD');

  it.each([
    [1, monthly.price, yearly.price / 12],
    [3, monthly.price + 2 * monthly.additionalDevice, (yearly.price + 2 * yearly.additionalDevice) / 12],
    [10, monthly.price + 9 * monthly.additionalDevice, (yearly.price + 9 * yearly.additionalDevice) / 12],
  ])('for %i devices is %i and %i cents', (count, amountMonthly, amountYearly) => {
    const asked = quotes(count);
    expect(monthlyShare(asked.monthly)).toEqual({ amount: amountMonthly, currency: 'USD', exact: true });
    expect(monthlyShare(asked.yearly)).toEqual({ amount: amountYearly, currency: 'USD', exact: true });
  });

  it('is the plan’s price, for the included device alone', () => {
    const named = yearly.price / 12 + 50;
    const forTwo = (yearly.price + yearly.additionalDevice) / 12;
    expect(monthlyShare(quotes(1).yearly, named)).toEqual({ amount: named, currency: 'USD', exact: true });
    expect(monthlyShare(quotes(2).yearly, named)).toEqual({ amount: forTwo, currency: 'USD', exact: true });
  });

  it('times twelve is never less than the year, nor a whole unit a month more', () => {
    assert(
      property(integer({ min: 0, max: 10_000_000 }), (total) => {
        const { amount, exact } = monthlyShare({ ...quotes(1).yearly, total });
        expect(12 * amount).toBeGreaterThanOrEqual(total);
        expect(12 * amount - total).toBeLessThan(12);
        expect(exact).toBe(12 * amount === total);
      }),
    );
  });
});

describe('the yearly plan’s saving', () => {
  it('is zero if both cost the same', () => {
    const { yearly } = quotes(1);
    expect(yearlySaving(yearly, yearly)).toBeNull();
  });

  it('plus its price is a year of the monthly plan, for any devices and currency', () => {
    assert(
      property(devices, constantFrom(...currencies), (count, currency) => {
        const { monthly, yearly } = quotes(count, currency);
        const saving = yearlySaving(yearly, monthly);
        expect(yearly.total + (saving?.amount ?? 0)).toBe(12 * monthly.total);
        expect((saving?.percent ?? 0) * 12 * monthly.total).toBeLessThanOrEqual(100 * (saving?.amount ?? 0));
      }),
    );
  });

  it('is null without a price to compare', () => {
    const { monthly, yearly } = quotes(2);
    expect(yearlySaving(monthly, yearly)).toBeNull();
    expect(yearlySaving(yearly, { ...monthly, currency: 'EUR' })).toBeNull();
    expect(yearlySaving(yearly, { ...monthly, posDevices: 3 })).toBeNull();
    expect(yearlySaving({ ...yearly, total: 0 }, monthly)).toBeNull();
  });
});
