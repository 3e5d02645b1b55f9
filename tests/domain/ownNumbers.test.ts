import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimedPercent, ownNumberLimits, weeklyResult, parseAmount } from '#domain/ownNumbers.ts';

const price = 58_800;

describe('an owner’s week', () => {
  it.each<[string, number, Partial<ReturnType<typeof weeklyResult>>]>([
    [
      'with a profit keeps what the increase brings over the price',
      60_000,
      { extra: 18_000, price: 1_131, left: 16_869, breakEvenTenths: 19 },
    ],
    [
      'with a small profit ends below nothing',
      2_000,
      { extra: 600, left: 600 - 1_131, breakEvenTenths: 566 },
    ],
    [
      'without a profit has nothing to increase and pays the price',
      0,
      { extra: 0, left: -1_131, breakEvenTenths: null },
    ],
    ['rounds the increase down to a cent', 9, { extra: 2 }],
  ])('%s', (_fact, profit, week) => {
    expect(weeklyResult(profit, price)).toMatchObject(week);
  });

  const anyProfit = fc.integer({ min: 0, max: ownNumberLimits.amount.max });
  const anyPrice = fc.integer({ min: 1, max: 1_000_000 });

  it('is made of whole minor units that add up', () => {
    fc.assert(
      fc.property(anyProfit, anyPrice, (profit, cost) => {
        const week = weeklyResult(profit, cost);
        for (const value of Object.values(week))
          expect(value === null || Number.isSafeInteger(value)).toBe(true);
        expect(week.left).toBe(week.extra - week.price);
        expect(week.price * 52).toBeGreaterThanOrEqual(cost);
      }),
    );
  });

  it('never promises more than the claimed part of the profit', () => {
    fc.assert(
      fc.property(anyProfit, anyPrice, (profit, cost) => {
        const { extra } = weeklyResult(profit, cost);
        expect(extra * 100).toBeLessThanOrEqual(profit * claimedPercent);
        expect(extra).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('names an increase that pays the price, and none much smaller would', () => {
    fc.assert(
      fc.property(anyProfit, anyPrice, (profit, cost) => {
        const { breakEvenTenths, price: ofAWeek } = weeklyResult(profit, cost);
        expect(breakEvenTenths === null).toBe(profit === 0);
        if (breakEvenTenths === null) return;
        expect(profit * breakEvenTenths).toBeGreaterThanOrEqual(ofAWeek * 1000);
        expect(profit * (breakEvenTenths - 1)).toBeLessThan(ofAWeek * 1000);
      }),
    );
  });
});

describe('an amount as it is typed', () => {
  it.each([
    ['2500', 250_000],
    ['2,500', 250_000],
    ['$2,500.50', 250_050],
    [' 2 500.5 ', 250_050],
    ['2500.', 250_000],
    ['0', 0],
    ['1,000,000', 100_000_000],
    ['12,345', 1_234_500],
  ])('%j is read', (typed, value) => {
    expect(parseAmount(typed)).toEqual({ value });
  });

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['a lot', 'unclear'],
    ['2,50', 'unclear'],
    ['2.500,50', 'unclear'],
    ['1.234', 'unclear'],
    ['1e3', 'unclear'],
    ['NaN', 'unclear'],
    ['x1,000', 'unclear'],
    ['1,000x', 'unclear'],
    ['5$', 'unclear'],
    ['a-5', 'unclear'],
    ['a1234567890', 'unclear'],
    ['-5', 'negative'],
    ['−$5', 'negative'],
    ['1,000,000.01', 'tooLarge'],
    ['99999999999999999999', 'tooLarge'],
  ])('%j is refused as %s', (typed, problem) => {
    expect(parseAmount(typed)).toEqual({ problem });
  });

  it('is read back as it is written in dollars', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: ownNumberLimits.amount.max }), (minor) => {
        expect(parseAmount((minor / 100).toFixed(2))).toEqual({ value: minor });
      }),
    );
  });

  it('is an amount within the limit or a problem, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const read = parseAmount(typed);
        if ('problem' in read) return;
        expect(Number.isSafeInteger(read.value)).toBe(true);
        expect(read.value).toBeLessThanOrEqual(ownNumberLimits.amount.max);
      }),
    );
  });
});
