import { differenceInDays } from 'date-fns/differenceInDays';
import { daysAfter } from '#domain/days.ts';
import type { Currency } from '#domain/currency.ts';
import type { MinorUnits } from '#domain/money.ts';
import { mostMovedDays } from '#domain/trial.ts';
import { isUsedCharge, parseCharge, type Charge } from '#functions/documents/charges.ts';
import { subscriptions } from '#functions/documents/subscription.ts';
import { grouped, sum } from '#functions/figures/weeks.ts';
import type { StoredDocument } from '#functions/store/Store.ts';

/** How monthly recurring revenue moved in each month, by why. */
export interface Movement {
  currency: Currency;
  kinds: Readonly<Record<Kind, readonly MinorUnits[]>>;
}

/** Charges that were paid at a later try, by month. */
export interface Recovered {
  currency: Currency;
  count: readonly number[];
  amount: readonly MinorUnits[];
}

type Kind = 'new' | 'more' | 'less' | 'lost' | 'back';
type Paid = Charge & { amount: number; currency: Currency; at: Date; periodStart: Date; periodEnd: Date };

const isPaid = (charge: Charge): charge is Paid =>
  isUsedCharge(charge) &&
  charge.returned !== 'all' &&
  [charge.amount, charge.currency, charge.at, charge.periodStart, charge.periodEnd].every(
    (one) => one !== null,
  );

/** A longer period is a year. */
const longestMonth = 62;

function monthlyOf({ amount, periodStart, periodEnd }: Paid): MinorUnits {
  return differenceInDays(periodEnd, periodStart) > longestMonth ? Math.round(amount / 12) : amount;
}

/** A renewal may come some days late, so an owner is lost only after them. */
const covers = ({ periodStart, periodEnd }: Paid, moment: Date) =>
  periodStart <= moment && moment < daysAfter(periodEnd, mostMovedDays);

/** What an owner pays a month at a moment: of each subscription, the newest charge that covers it. */
function monthlyAt(charges: readonly Paid[], moment: Date): MinorUnits {
  const amounts = grouped(charges, ({ subscriptionId }) => subscriptionId).map(([, own]) => {
    const covering = own.filter((charge) => covers(charge, moment));
    const newest = covering.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];
    return newest ? monthlyOf(newest) : 0;
  });
  return sum(amounts);
}

function kindOf(before: number, after: number, hasPaid: boolean): Kind | null {
  if (before === after) return null;
  if (before === 0) return hasPaid ? 'back' : 'new';
  if (after === 0) return 'lost';
  return after > before ? 'more' : 'less';
}

const paidIn = (charges: readonly StoredDocument[]) =>
  charges.map(({ fields }) => parseCharge(fields)).filter(isPaid);

const byCurrency = (paid: readonly Paid[]) =>
  grouped(paid, ({ currency }) => currency).toSorted(([one], [other]) => one.localeCompare(other));

/**
 * The movement of monthly recurring revenue, from charges: what an owner has paid for at a month's end against its beginning.
 * A trial counts from its first charge, and a charge that was refunded whole never.
 */
export function movementFrom(
  { charges, records }: { charges: readonly StoredDocument[]; records: readonly StoredDocument[] },
  months: readonly Date[],
  now: Date,
): Movement[] {
  const owners = new Map(
    records.map(({ fields }) => {
      const { subscriptionId, billing } = subscriptions.parse(fields);
      return [subscriptionId, billing?.uid ?? subscriptionId];
    }),
  );
  const ownerOf = ({ subscriptionId }: Paid) => owners.get(subscriptionId) ?? subscriptionId;
  return byCurrency(paidIn(charges)).map(([currency, paid]) => {
    const none = () => months.map(() => 0);
    const kinds = { new: none(), more: none(), less: none(), lost: none(), back: none() };
    for (const [, own] of grouped(paid, ownerOf)) {
      months.forEach((month, at) => {
        const [before, after] = [monthlyAt(own, month), monthlyAt(own, months[at + 1] ?? now)];
        const kind = kindOf(
          before,
          after,
          own.some(({ periodStart }) => periodStart < month),
        );
        if (kind) kinds[kind][at] = (kinds[kind][at] ?? 0) + Math.abs(after - before);
      });
    }
    return { currency, kinds };
  });
}

/** Charges that failed when they were due and were paid at a later try: they pay for a period that began days before. */
export function recoveredFrom(charges: readonly StoredDocument[], months: readonly Date[]): Recovered[] {
  const late = paidIn(charges).filter(({ at, periodStart }) => at > daysAfter(periodStart, mostMovedDays));
  return byCurrency(late).map(([currency, own]) => {
    const inMonth = months.map((month, at) =>
      own.filter((charge) => charge.at >= month && charge.at < (months[at + 1] ?? new Date(8.64e15))),
    );
    return {
      currency,
      count: inMonth.map((some) => some.length),
      amount: inMonth.map((some) => sum(some.map(({ amount }) => amount))),
    };
  });
}
