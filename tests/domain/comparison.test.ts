import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthlyShare, yearlySaving } from '#domain/comparison.ts';
import { currencies } from '#domain/currency.ts';
import { limits } from '#domain/limits.ts';
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
  it.each([
    [1, 4900, 2900],
    [3, 5900, 3900],
    [10, 9400, 7400],
  ])('for %i devices is %i and %i cents', (count, monthly, yearly) => {
    const asked = quotes(count);
    expect(monthlyShare(asked.monthly)).toEqual({ amount: monthly, currency: 'USD', exact: true });
    expect(monthlyShare(asked.yearly)).toEqual({ amount: yearly, currency: 'USD', exact: true });
  });

  it('times twelve never comes to less than the year, nor to a whole unit a month more', () => {
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

describe('what the yearly plan saves', () => {
  it('is the specification’s $240 and 40 per cent for one device', () => {
    const { monthly, yearly } = quotes(1);
    expect(yearlySaving(yearly, monthly)).toEqual({ amount: 24_000, currency: 'USD', percent: 40 });
  });

  it('with what it costs is a year of the monthly plan, whatever the devices and the currency', () => {
    assert(
      property(devices, constantFrom(...currencies), (count, currency) => {
        const { monthly, yearly } = quotes(count, currency);
        const saving = yearlySaving(yearly, monthly);
        expect(yearly.total + (saving?.amount ?? 0)).toBe(12 * monthly.total);
        expect((saving?.percent ?? 0) * 12 * monthly.total).toBeLessThanOrEqual(100 * (saving?.amount ?? 0));
      }),
    );
  });

  it('is never said where there is nothing to compare', () => {
    const { monthly, yearly } = quotes(2);
    expect(yearlySaving(monthly, yearly)).toBeNull();
    expect(yearlySaving(yearly, { ...monthly, currency: 'EUR' })).toBeNull();
    expect(yearlySaving(yearly, { ...monthly, posDevices: 3 })).toBeNull();
    expect(yearlySaving({ ...yearly, total: 0 }, monthly)).toBeNull();
  });
});
