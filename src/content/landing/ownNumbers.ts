import { yearlyTotal } from '#domain/comparison.ts';
import { baseCurrency as currency } from '#domain/currency.ts';
import { limits } from '#domain/limits.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import { formatMoney, formatRoundMoney, type MinorUnits } from '#domain/money.ts';
import { claimedPercent, ownNumberLimits, type AmountProblem } from '#domain/ownNumbers.ts';
import { quoteFor } from '#domain/quote.ts';
import { brand } from '../brand.ts';

function dollars(minor: MinorUnits): string {
  return formatMoney({ amount: minor, currency });
}

const monthly = quoteFor({
  plan: listedPlan('Monthly'),
  posDevices: limits.posDevices.included,
  currency,
});

/** 'What would 30% mean for you': the section around the calculator. */
export const ownNumbers = {
  id: 'own-numbers',
  title: `What would ${claimedPercent}% mean for you?`,
  lead: `That knowing your best spots brings ${claimedPercent}% more profit is a claim: ours, and not proven here yet. So put in your own week and see what it would take.`,
} as const;

/** The sum itself, with an example week until an owner puts in another. */
export const ownNumbersCalculator = {
  label: 'Your week',
  /** What the sample business of the demos makes in an average week, in hundreds. */
  example: '2300',
  field: {
    label: 'Profit a week',
    hint: 'What is left after food, wages, pitch and fuel, in US dollars. It stays on this page.',
  },
  errors: {
    missing: 'Put in an amount, such as 2300.',
    unclear: 'This does not read as an amount. Write it like 2300 or 2300.50.',
    negative: 'Put in 0 or more.',
    tooLarge: `Put in at most ${formatRoundMoney({ amount: ownNumberLimits.amount.max, currency })} a week.`,
  } satisfies Readonly<Record<AmountProblem, string>>,
  /** The price of a year, paid monthly with the included device: the higher of the two prices. */
  price: yearlyTotal(monthly),
  sum: {
    exampleTitle: 'An example week',
    title: 'Your week',
    open: '–',
    openHint: 'Put in a profit.',
    extra: `${claimedPercent}% more, as claimed`,
    price: `${brand.name}, one tablet`,
    left: 'Left over, a week',
    /** The formulas, in words while the number is missing and with it otherwise. */
    formula: `profit × ${claimedPercent} ÷ 100`,
    priceFormula: `12 × ${dollars(monthly.total)} ÷ 52 weeks`,
    extraFrom: (profit: string) => `${profit} × ${claimedPercent} ÷ 100`,
    leftFrom: (extra: string, price: string) => `${extra} − ${price}`,
  },
  verdict: {
    pays: (percent: string) => `${brand.name} pays for itself once your profit grows by ${percent}%.`,
    tooDear: (percent: string) =>
      `Even with ${claimedPercent}% more, ${brand.name} would cost you more than it brings. It would take ${percent}%.`,
    none: 'There is no profit to raise yet.',
  },
} as const;
