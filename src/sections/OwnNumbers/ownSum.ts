import { ownNumbersCalculator as words } from '#content/landing/ownNumbers.ts';
import { baseCurrency as currency } from '#domain/currency.ts';
import { formatMoney, type MinorUnits } from '#domain/money.ts';
import { weeklyResult, type WeeklyResult } from '#domain/ownNumbers.ts';

const { sum, verdict, price } = words;

function dollars(amount: MinorUnits): string {
  return formatMoney({ amount, currency });
}

/** One line of the calculation: label, amount and how it is computed. */
export interface SumLine {
  label: string;
  amount: string;
  detail: string;
}

/** The calculation in words. */
export interface OwnSum {
  lines: SumLine[];
  total: SumLine;
  /** Whether the result is negative. */
  negative: boolean;
  /** The conclusion; undefined while the number is missing. */
  verdict: string | undefined;
}

function verdictOn({ left, breakEvenTenths }: WeeklyResult): string {
  if (breakEvenTenths === null) return verdict.none;
  const percent = (breakEvenTenths / 10).toFixed(1);
  return left < 0 ? verdict.tooDear(percent) : verdict.pays(percent);
}

/** Writes what the claim would mean for a weekly profit, with every step visible; null shows the formulas. */
export function ownSum(profit: MinorUnits | null): OwnSum {
  const week = weeklyResult(profit ?? 0, price);
  const [extra, cost] = [dollars(week.extra), dollars(week.price)];
  const known = profit !== null;
  return {
    lines: [
      {
        label: sum.extra,
        amount: known ? extra : sum.open,
        detail: known ? sum.extraFrom(dollars(profit)) : sum.formula,
      },
      { label: sum.price, amount: dollars(-week.price), detail: sum.priceFormula },
    ],
    total: {
      label: sum.left,
      amount: known ? dollars(week.left) : sum.open,
      detail: known ? sum.leftFrom(extra, cost) : sum.openHint,
    },
    negative: known && week.left < 0,
    verdict: known ? verdictOn(week) : undefined,
  };
}
