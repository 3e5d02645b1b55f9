import { parseCharge, receiptsFrom } from '#functions/documents/charges.ts';
import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
import { beginningOfMonth, chargeTimeOn } from '#domain/chargeDay.ts';
import type { Currency } from '#domain/currency.ts';
import type { MinorUnits } from '#domain/money.ts';
import { wentBack } from '#domain/wentBack.ts';
import { grouped, percent, sum } from '#functions/figures/weeks.ts';
import { livesOf, type CountedLives, type Life } from '#functions/figures/lives.ts';
import { movementFrom, recoveredFrom, type Movement, type Recovered } from './movement.ts';
import type { StoredDocument } from '#functions/store/Store.ts';

export interface MonthlyMoney {
  currency: Currency;
  received: readonly MinorUnits[];
  /** Refunds and reversals, without what was undone of them; below zero in a month that undid more than it refunded. */
  returned: readonly MinorUnits[];
  /** What the provider kept of the charges, as far as it has said. */
  fees: readonly MinorUnits[];
  /** Charges whose fee is not known. */
  withoutFee: number;
}

export interface Cohort {
  month: Date;
  size: number;
  /** Percentage of them still subscribed at the end of that month and of each later month. */
  kept: readonly number[];
}

export interface Months {
  /** When the months begin that the days of invoices belong to, oldest first. */
  months: readonly Date[];
  money: readonly MonthlyMoney[];
  /** Percentage of the paying owners at a month's start who ended in that month; null without paying owners. */
  churn: ReadonlyArray<number | null>;
  cohorts: readonly Cohort[];
  movement: readonly Movement[];
  recovered: readonly Recovered[];
}

export interface CountedByMonth extends CountedLives {
  charges: readonly StoredDocument[];
}

const monthsShown = 12;

function moneyOf(charges: readonly StoredDocument[], months: readonly Date[]): MonthlyMoney[] {
  const moved = new Map(charges.map(({ id, fields }) => [id, parseCharge(fields)]));
  const shown = receiptsFrom(moved).flatMap((receipt) => {
    const month = months.findLastIndex((one) => one <= new Date(receipt.at));
    return month === -1 ? [] : [{ ...receipt, month, fee: moved.get(receipt.transactionId)?.fee ?? null }];
  });
  return grouped(shown, ({ currency }) => currency)
    .map(([currency, own]) => {
      const paid = own.filter(({ kind }) => kind === 'charge');
      const byMonth = (some: typeof own) => months.map((_, at) => some.filter(({ month }) => month === at));
      return {
        currency,
        received: byMonth(paid).map((some) => sum(some.map(({ amount }) => amount))),
        returned: byMonth(own).map(wentBack),
        fees: byMonth(paid).map((some) => sum(some.map(({ fee }) => fee ?? 0))),
        withoutFee: paid.filter(({ fee }) => fee === null).length,
      };
    })
    .toSorted((one, other) => one.currency.localeCompare(other.currency));
}

function churnOf(lives: readonly Life[], months: readonly Date[]): Array<number | null> {
  return months.map((month) => {
    const paid = lives.filter(
      ({ paysFrom, ended }) => paysFrom < month && (ended === null || ended >= month),
    );
    const next = beginningOfMonth(month, 1);
    const gone = paid.filter(({ ended }) => ended !== null && ended < next);
    return percent(gone.length, paid.length);
  });
}

function cohortsOf(lives: readonly Life[], months: readonly Date[], now: Date): Cohort[] {
  return months.flatMap((month) => {
    const next = beginningOfMonth(month, 1);
    const cohort = lives.filter(({ begun }) => begun >= month && begun < next);
    if (cohort.length === 0) return [];
    const age = differenceInCalendarMonths(chargeTimeOn(now), chargeTimeOn(month));
    const kept = Array.from({ length: age + 1 }, (_, later) => {
      const end = beginningOfMonth(month, later + 1);
      const left = cohort.filter(({ ended }) => ended === null || ended >= end);
      return percent(left.length, cohort.length) ?? 0;
    });
    return [{ month, size: cohort.length, kept }];
  });
}

/** Counts money, churn and cohorts of the last twelve months, including the current one. */
export function monthsFrom(counted: CountedByMonth, now: Date): Months {
  const months = Array.from({ length: monthsShown }, (_, index) =>
    beginningOfMonth(now, index + 1 - monthsShown),
  );
  const lives = livesOf(counted);
  const { charges } = counted;
  return {
    months,
    money: moneyOf(charges, months),
    churn: churnOf(lives, months),
    cohorts: cohortsOf(lives, months, now),
    movement: movementFrom({ charges, records: [...counted.subscriptions, ...counted.past] }, months, now),
    recovered: recoveredFrom(charges, months),
  };
}
