import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseCurrency, currencies, isCurrency, type Currency } from '#domain/currency.ts';
import { currencyFacts } from '#domain/currencyFacts.ts';
import { formatMoney, formatRoundMoney, toDecimalString, toMinorUnits } from '#domain/money.ts';
import { itHolds } from '../support/holds.ts';

const anyCurrency = fc.constantFrom(...currencies);
const anyAmount = fc.integer({ min: 0, max: 99_999_999_999 });

describe('an amount as it is shown', () => {
  it.each<[number, Currency, string]>([
    [4900, 'USD', '$49.00'],
    [5, 'USD', '$0.05'],
    [0, 'USD', '$0.00'],
    [108_000, 'EUR', '€1,080.00'],
    [3900, 'GBP', '£39.00'],
    [7500, 'AUD', 'A$75.00'],
    [6700, 'CAD', 'C$67.00'],
    [7300, 'JPY', '¥7,300'],
    [99, 'INR', '₹0.99'],
    [-24_000, 'USD', '−$240.00'],
  ])('%i minor units of %s read %s (R-CURRENCY-SYMBOLS)', (amount, currency, words) => {
    expect(formatMoney({ amount, currency })).toBe(words);
  });

  it('is in one of seven currencies, in dollars unless another is preferred (R-CURRENCY-LIST)', () => {
    expect([...currencies]).toEqual(['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'JPY', 'INR']);
    expect(baseCurrency).toBe('USD');
  });

  it.each<[number, Currency, string]>([
    [4900, 'USD', '$49'],
    [2450, 'USD', '$24.50'],
    [7300, 'JPY', '¥7,300'],
    [10_000, 'JPY', '¥10,000'],
  ])('in a headline %i minor units of %s read %s', (amount, currency, words) => {
    expect(formatRoundMoney({ amount, currency })).toBe(words);
  });

  itHolds(2_500, {
    title: "has exactly the currency's decimals, whatever the amount (R-PRICE-TOTAL)",
    property: fc.property(anyAmount, anyCurrency, (amount, currency) => {
      const { symbol, decimals } = currencyFacts[currency];
      const shown = formatMoney({ amount, currency });
      expect(shown.startsWith(symbol)).toBe(true);
      expect(shown.slice(symbol.length)).toMatch(
        decimals === 2 ? /^\d{1,3}(,\d{3})*\.\d\d$/u : /^\d{1,3}(,\d{3})*$/u,
      );
      expect(Number(shown.slice(symbol.length).replaceAll(/\D/gu, ''))).toBe(amount);
    }),
  });
});

describe('an amount from a document or from PayPal', () => {
  it.each<[unknown, Currency, number]>([
    [49, 'USD', 4900],
    [24.5, 'USD', 2450],
    ['59.0', 'USD', 5900],
    ['191.4', 'USD', 19_140],
    ['49.000', 'USD', 4900],
    ['49.1000', 'USD', 4910],
    ['0.0', 'USD', 0],
    ['49.00', 'USD', 4900],
    [0.07, 'USD', 7],
    [1.15, 'USD', 115],
    [7300, 'JPY', 7300],
    ['7300.0', 'JPY', 7300],
  ])('%j in %s is %i minor units', (value, currency, minor) => {
    expect(toMinorUnits(value, currency)).toBe(minor);
  });

  it.each<[unknown, Currency]>([
    ['49.999', 'USD'],
    ['7300.5', 'JPY'],
    ['-1', 'USD'],
    [-1, 'USD'],
    [Number.NaN, 'USD'],
    [Number.POSITIVE_INFINITY, 'USD'],
    [1e21, 'USD'],
    ['1e3', 'USD'],
    ['1,000.00', 'USD'],
    ['', 'USD'],
    [' 49', 'USD'],
    ['49.', 'USD'],
    ['0x10', 'USD'],
    ['٤٩', 'USD'],
    ['1234567890', 'USD'],
    [null, 'USD'],
    [undefined, 'USD'],
    [{}, 'USD'],
    [['49'], 'USD'],
  ])('%j in %s is none', (value, currency) => {
    expect(toMinorUnits(value, currency)).toBeUndefined();
  });

  itHolds(2_500, {
    title: 'comes back from the text PayPal is sent',
    property: fc.property(anyAmount, anyCurrency, (amount, currency) => {
      const whole = amount % 1_000_000_000;
      const sent = toDecimalString({ amount: whole, currency });
      expect(sent).toMatch(currencyFacts[currency].decimals === 2 ? /^\d+\.\d\d$/u : /^\d+$/u);
      expect(toMinorUnits(sent, currency)).toBe(whole);
    }),
  });

  const anyText = fc.oneof(
    fc.anything(),
    fc.stringMatching(/^[-+ ]?\d{0,11}[.,]?\d{0,4}(e\d)?$/u),
    fc.double(),
  );

  itHolds(2_500, {
    title: 'is a count of minor units or nothing, whatever it is',
    cases: [[-0, 'USD']],
    property: fc.property(anyText, anyCurrency, (value, currency) => {
      const minor = toMinorUnits(value, currency);
      if (minor === undefined) return;
      expect(Number.isSafeInteger(minor) && minor >= 0).toBe(true);
      expect(minor / 10 ** currencyFacts[currency].decimals).toBe(Number(value) + 0);
    }),
  });
});

it.each<[number, Currency, string]>([
  [5900, 'USD', '59.00'],
  [5, 'EUR', '0.05'],
  [50, 'EUR', '0.50'],
  [0, 'GBP', '0.00'],
  [7300, 'JPY', '7300'],
  [0, 'JPY', '0'],
])('the text sent to PayPal of %i minor units of %s is %s', (amount, currency, text) => {
  expect(toDecimalString({ amount, currency })).toBe(text);
});

it.each(['usd', 'XXX', '', 'constructor', '__proto__', null, 7])('a currency is not %j', (value) => {
  expect(isCurrency(value)).toBe(false);
});
