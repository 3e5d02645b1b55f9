import { ownNumbersCalculator as words } from '#content/landing/ownNumbers.ts';
import { baseCurrency as currency } from '#domain/currency.ts';
import { formatMoney, type MinorUnits } from '#domain/money.ts';
import { ownYear, type OwnNumbers, type OwnYear } from '#domain/ownNumbers.ts';

const { sum, verdict, price } = words;

function dollars(amount: MinorUnits): string {
  return formatMoney({ amount, currency });
}

/** One line of the sum: what it is, how much, and how it comes about. */
export interface SumLine {
  label: string;
  amount: string;
  detail: string;
}

/** The sum in words. */
export interface OwnSum {
  lines: SumLine[];
  total: SumLine;
  /** Whether less than nothing is left. */
  negative: boolean;
  /** What to make of it; nothing while a number is missing. */
  verdict: string | undefined;
}

function verdictOn({ left, breakEvenTenths }: OwnYear): string {
  if (breakEvenTenths === null) return verdict.loss;
  const percent = (breakEvenTenths / 10).toFixed(1);
  return left < 0 ? verdict.tooDear(percent) : verdict.pays(percent);
}

/** The formula alone, while there is nothing to put into it. */
const openSum: OwnSum = {
  lines: [
    { label: sum.profitPerWeek, amount: sum.open, detail: sum.formula.profitPerWeek },
    { label: sum.profitPerYear, amount: sum.open, detail: sum.formula.profitPerYear },
    { label: sum.extra, amount: sum.open, detail: sum.formula.extra },
    { label: sum.price, amount: dollars(-price), detail: sum.formula.price },
  ],
  total: { label: sum.left, amount: sum.open, detail: sum.openHint },
  negative: false,
  verdict: undefined,
};

/** Writes an owner's year with every step visible, the numbers put in. */
export function ownSum(numbers: OwnNumbers | null): OwnSum {
  if (!numbers) return openSum;
  const year = ownYear(numbers, price);
  const perWeek = dollars(year.profitPerWeek);
  const perYear = dollars(year.profitPerYear);
  const extra = dollars(year.extra);
  return {
    lines: [
      {
        label: sum.profitPerWeek,
        amount: perWeek,
        detail: sum.profitPerWeekFrom(dollars(numbers.revenue), dollars(numbers.costs)),
      },
      {
        label: sum.profitPerYear,
        amount: perYear,
        detail: sum.profitPerYearFrom(perWeek, numbers.weeks),
      },
      {
        label: sum.extra,
        amount: extra,
        detail: year.profitPerYear > 0 ? sum.extraFrom(perYear) : sum.noProfit,
      },
      { label: sum.price, amount: dollars(-price), detail: sum.formula.price },
    ],
    total: {
      label: sum.left,
      amount: dollars(year.left),
      detail: sum.leftFrom(extra, dollars(price)),
    },
    negative: year.left < 0,
    verdict: verdictOn(year),
  };
}
