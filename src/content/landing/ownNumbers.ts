import { yearlyTotal } from '#domain/comparison.ts';
import { baseCurrency as currency } from '#domain/currency.ts';
import { limits } from '#domain/limits.ts';
import { listedPlan } from '#domain/listedPlan.ts';
import { formatMoney, formatRoundMoney, type MinorUnits } from '#domain/money.ts';
import { claimedPercent, ownNumberLimits, type NumberProblem } from '#domain/ownNumbers.ts';
import type { PublicPlanName } from '#domain/plan.ts';
import { quoteFor } from '#domain/quote.ts';
import { brand } from '../brand.ts';
import { counted } from '../counted.ts';

const { weeks, amount } = ownNumberLimits;

function dollars(minor: MinorUnits): string {
  return formatMoney({ amount: minor, currency });
}

function quoted(name: PublicPlanName) {
  return quoteFor({ plan: listedPlan(name), posDevices: limits.posDevices.included, currency });
}

const monthly = quoted('Monthly');
const yearly = quoted('Yearly');

const amountErrors: Readonly<Record<NumberProblem, string>> = {
  missing: 'Put in an amount, such as 2,500.',
  unclear: 'This does not read as an amount. Write it like 2,500 or 2,500.50.',
  negative: 'Put in 0 or more. A loss shows in the sum by itself.',
  tooSmall: 'Put in 0 or more.',
  tooLarge: `Put in at most ${formatRoundMoney({ amount: amount.max, currency })} a week.`,
};

/** 'What would 30% mean for you': the section around the sum. */
export const ownNumbers = {
  id: 'own-numbers',
  title: `What would ${claimedPercent}% mean for you?`,
  lead: `We say that knowing your best spots can raise a truck’s profit by ${claimedPercent}%. That is a claim, and the evidence for it is ours to supply. The arithmetic you can check yourself, with your own numbers.`,
} as const;

/** The sum itself, with an example week until an owner puts in another. */
export const ownNumbersCalculator = {
  title: 'Your numbers',
  intro: 'An example stands here. Put in your own week; what you type stays on this page.',
  example: { revenue: '3,200', costs: '2,600', weeks: '46' },
  fields: {
    revenue: { label: 'Revenue a week', hint: 'What you sell in an ordinary week, in US dollars.' },
    costs: { label: 'Costs a week', hint: 'Food, wages, pitch, fuel: all of it.' },
    weeks: { label: 'Weeks open a year', hint: `A whole number, ${weeks.min} to ${weeks.max}.` },
  },
  errors: {
    revenue: amountErrors,
    costs: amountErrors,
    weeks: {
      missing: 'Put in a number of weeks, such as 46.',
      unclear: 'Weeks are a whole number, such as 46.',
      negative: `Put in at least ${weeks.min}.`,
      tooSmall: `Put in at least ${weeks.min}.`,
      tooLarge: `A year has ${weeks.max} weeks.`,
    },
  } satisfies Record<string, Readonly<Record<NumberProblem, string>>>,
  /** What a year of the product costs, paid by the month with the included device: the dearer way, so as not to flatter. */
  price: yearlyTotal(monthly),
  sum: {
    exampleTitle: 'An example year',
    title: 'Your year',
    open: '–',
    openHint: 'Put in all three numbers.',
    profitPerWeek: 'Profit a week',
    profitPerYear: 'Profit a year',
    extra: `${claimedPercent}% more, as claimed`,
    price: `${brand.name} for a year`,
    left: 'Left over in a year',
    /** The formula, in words while a number is missing and with the numbers put in otherwise. */
    formula: {
      profitPerWeek: 'revenue − costs',
      profitPerYear: 'profit a week × weeks',
      extra: `profit a year × ${claimedPercent} ÷ 100`,
      price: `12 × ${dollars(monthly.total)}, one device. Paid yearly: ${dollars(yearly.total)}.`,
    },
    profitPerWeekFrom: (revenue: string, costs: string) => `${revenue} − ${costs}`,
    profitPerYearFrom: (perWeek: string, count: number) => `${perWeek} × ${counted(count, 'week', 'weeks')}`,
    extraFrom: (perYear: string) => `${perYear} × ${claimedPercent} ÷ 100`,
    noProfit: 'There is no profit to raise.',
    leftFrom: (extra: string, price: string) => `${extra} − ${price}`,
  },
  verdict: {
    pays: (percent: string) => `${brand.name} pays for itself once your profit grows by ${percent}%.`,
    tooDear: (percent: string) =>
      `Even if the claim holds, ${brand.name} would cost you more than it brings. It would pay for itself from an increase of ${percent}%.`,
    loss: `With numbers like these ${brand.name} is one more cost. There is no profit for it to raise.`,
  },
  claim: `The ${claimedPercent}% is our claim, not a promise. Until its evidence stands on this page, go by your own numbers.`,
} as const;
