import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  claimedPercent,
  ownNumberLimits,
  ownYear,
  readAmount,
  readWeeks,
  type OwnNumbers,
} from '#domain/ownNumbers.ts';

const price = 58_800;

describe('an owner’s year', () => {
  it.each<[string, OwnNumbers, Partial<ReturnType<typeof ownYear>>]>([
    [
      'with a profit keeps what the increase brings over the price',
      { revenue: 320_000, costs: 260_000, weeks: 46 },
      {
        profitPerWeek: 60_000,
        profitPerYear: 2_760_000,
        extra: 828_000,
        left: 769_200,
        breakEvenTenths: 22,
      },
    ],
    [
      'with a small profit ends below nothing',
      { revenue: 100_000, costs: 98_000, weeks: 50 },
      { profitPerYear: 100_000, extra: 30_000, left: -28_800, breakEvenTenths: 588 },
    ],
    [
      'at a loss has nothing to increase and pays the price',
      { revenue: 180_000, costs: 200_000, weeks: 46 },
      { profitPerWeek: -20_000, profitPerYear: -920_000, extra: 0, left: -price, breakEvenTenths: null },
    ],
    [
      'without a profit has nothing to increase either',
      { revenue: 5, costs: 5, weeks: 1 },
      { profitPerYear: 0, extra: 0, left: -price, breakEvenTenths: null },
    ],
    ['rounds the increase down to a cent', { revenue: 1, costs: 0, weeks: 9 }, { extra: 2 }],
  ])('%s', (_fact, numbers, year) => {
    expect(ownYear(numbers, price)).toMatchObject(year);
  });

  const amount = fc.integer({ min: 0, max: ownNumberLimits.amount.max });
  const anyNumbers = fc.record({
    revenue: amount,
    costs: amount,
    weeks: fc.integer(ownNumberLimits.weeks),
  });
  const anyPrice = fc.integer({ min: 1, max: 1_000_000 });

  it('is made of whole minor units that add up', () => {
    fc.assert(
      fc.property(anyNumbers, anyPrice, (numbers, cost) => {
        const year = ownYear(numbers, cost);
        for (const value of Object.values(year))
          expect(value === null || Number.isSafeInteger(value)).toBe(true);
        expect(year.profitPerYear).toBe((numbers.revenue - numbers.costs) * numbers.weeks);
        expect(year.left).toBe(year.extra - cost);
      }),
    );
  });

  it('never promises more than the claimed part of the profit', () => {
    fc.assert(
      fc.property(anyNumbers, anyPrice, (numbers, cost) => {
        const { extra, profitPerYear } = ownYear(numbers, cost);
        expect(extra * 100).toBeLessThanOrEqual(Math.max(0, profitPerYear) * claimedPercent);
        expect(extra).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('names an increase that pays the price, and none much smaller would', () => {
    fc.assert(
      fc.property(anyNumbers, anyPrice, (numbers, cost) => {
        const { breakEvenTenths, profitPerYear } = ownYear(numbers, cost);
        expect(breakEvenTenths === null).toBe(profitPerYear <= 0);
        if (breakEvenTenths === null) return;
        expect(profitPerYear * breakEvenTenths).toBeGreaterThanOrEqual(cost * 1000);
        expect(profitPerYear * (breakEvenTenths - 1)).toBeLessThan(cost * 1000);
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
  ])('%j is read', (typed, value) => {
    expect(readAmount(typed)).toEqual({ value });
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
    ['-5', 'negative'],
    ['−$5', 'negative'],
    ['1,000,000.01', 'tooLarge'],
    ['99999999999999999999', 'tooLarge'],
  ])('%j is refused as %s', (typed, problem) => {
    expect(readAmount(typed)).toEqual({ problem });
  });

  it('is read back as it is written in dollars', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: ownNumberLimits.amount.max }), (minor) => {
        expect(readAmount((minor / 100).toFixed(2))).toEqual({ value: minor });
      }),
    );
  });

  it('is an amount within the limit or a problem, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const read = readAmount(typed);
        if ('problem' in read) return;
        expect(Number.isSafeInteger(read.value)).toBe(true);
        expect(read.value).toBeLessThanOrEqual(ownNumberLimits.amount.max);
      }),
    );
  });
});

describe('weeks as they are typed', () => {
  it.each([
    ['1', 1],
    [' 52 ', 52],
    ['046', 46],
  ])('%j are read', (typed, value) => {
    expect(readWeeks(typed)).toEqual({ value });
  });

  it.each([
    ['', 'missing'],
    ['0', 'tooSmall'],
    ['53', 'tooLarge'],
    ['4.5', 'unclear'],
    ['most', 'unclear'],
    ['-3', 'negative'],
  ])('%j are refused as %s', (typed, problem) => {
    expect(readWeeks(typed)).toEqual({ problem });
  });
});
