import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedAmount } from '#domain/typedAmount.ts';
import { itHolds } from '../support/holds.ts';

describe('an amount that a person types', () => {
  it.each([
    ['1250', 1250_00],
    ['1,250', 1250_00],
    ['1.250', 1250_00],
    ['1 250', 1250_00],
    ['1’250', 1250_00],
    ['1\u202F250,5', 1250_50],
    ['1,250.50', 1250_50],
    ['1.250,50', 1250_50],
    ['1,250,000', 1_250_000_00],
    ['1.250.000,00', 1_250_000_00],
    ['12.5', 12_50],
    ['12,5', 12_50],
    ['12.50', 12_50],
    ['1250,5', 1250_50],
    ['0.05', 5],
    ['.5', 50],
    // The cents are not typed yet.
    ['12.', 12_00],
    ['1,250.', 1250_00],
    ['007', 7_00],
    [' $ 1,250 ', 1250_00],
    ['-50', -50_00],
    ['−$1.250', -1250_00],
    ['$-5', -5_00],
  ])('%j is %i cents', (typed, cents) => {
    expect(typedAmount(typed)).toBe(cents);
  });

  it.each([
    '',
    ' ',
    '.',
    '$',
    '-',
    'four',
    '1e3',
    '4.555.5',
    '0.125',
    '12.5.5',
    '1,25,000',
    '1.250.50',
    '1,250,50',
    '1250.500',
    '5-',
    '1 2',
  ])('%j is none', (typed) => {
    expect(typedAmount(typed)).toBeUndefined();
  });

  itHolds(1_000, {
    title: 'is read back from how English and Spanish write it, anywhere',
    property: fc.property(
      fc.integer({ min: 0, max: 99_999_999_999 }),
      fc.constantFrom('en-US', 'es-US', 'es-MX', 'es-ES', 'es-AR', 'es-CO', 'es-CR'),
      (cents, locale) => {
        const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
        expect(typedAmount(written)).toBe(cents);
      },
    ),
  });
});
