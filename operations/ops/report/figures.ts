import { UTCDate } from '@date-fns/utc';
import { startOfISOWeek, subWeeks } from 'date-fns';
import { isCurrency, type Currency } from '#domain/currency.ts';
import type { MinorUnits } from '#domain/money.ts';
import type { Fields, StoredDocument } from '#functions/store/Store.ts';

/** A count for each week, the oldest first. */
export type Weekly = readonly number[];

/** What the business asks about itself. Counts only: nothing in it leads to a person. */
export interface Figures {
  /** The Mondays of the weeks. */
  weeks: readonly Date[];
  /** Owners who reached a step, by the week in which they did. */
  steps: { registered: Weekly; checkout: Weekly; subscribed: Weekly };
  trials: { running: number; paying: number; endedUnpaid: number };
  /** What active subscriptions past their trial bring in a month, and what those in trial would. */
  monthly: ReadonlyArray<{ currency: Currency; billed: MinorUnits; inTrial: MinorUnits }>;
  cancelled: Weekly;
  free: number;
  failedPayments: number;
}

/** The documents the figures are counted from. */
export interface Counted {
  registrations: readonly StoredDocument[];
  checkouts: readonly StoredDocument[];
  subscriptions: readonly StoredDocument[];
}

const weeksShown = 12;

const dateIn = (value: unknown) => (value instanceof Date ? value : null);

function weekly(weeks: readonly Date[], dates: ReadonlyArray<Date | null>): Weekly {
  const counts = weeks.map(() => 0);
  for (const date of dates) {
    const index = date ? weeks.findLastIndex((week) => week <= date) : -1;
    if (index >= 0) counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** An owner reaches a step once, however many checkouts were opened. */
function firstOfEach(checkouts: readonly StoredDocument[]): Date[] {
  const first = new Map<unknown, Date>();
  for (const { fields } of checkouts) {
    const { uid, created } = fields;
    const known = first.get(uid);
    if (created instanceof Date && (!known || created < known)) first.set(uid, created);
  }
  return [...first.values()];
}

interface Billed {
  status: unknown;
  billing: Fields;
  paysFrom: Date | null;
}

function perMonth({ billing }: Billed): MinorUnits {
  const total = Number(billing['total'] ?? 0);
  return billing['interval'] === 'year' ? Math.round(total / 12) : total;
}

function monthlyRevenue(active: readonly Billed[], now: Date): Figures['monthly'] {
  const sums = new Map<Currency, { billed: MinorUnits; inTrial: MinorUnits }>();
  for (const one of active) {
    const { currency } = one.billing;
    if (!isCurrency(currency)) continue;
    const sum = sums.get(currency) ?? { billed: 0, inTrial: 0 };
    const part = one.paysFrom !== null && one.paysFrom <= now ? 'billed' : 'inTrial';
    sums.set(currency, { ...sum, [part]: sum[part] + perMonth(one) });
  }
  return [...sums]
    .map(([currency, { billed, inTrial }]) => ({ currency, billed, inTrial }))
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
}

/** Counts the figures of the last twelve weeks. */
export function figuresFrom({ registrations, checkouts, subscriptions }: Counted, now: Date): Figures {
  const thisWeek = startOfISOWeek(new UTCDate(now));
  const weeks = Array.from(
    { length: weeksShown },
    (_, index) => new Date(subWeeks(thisWeek, weeksShown - 1 - index)),
  );
  const records = subscriptions.map(({ fields }) => ({
    fields,
    billing: (fields['billing'] ?? {}) as Fields,
  }));
  const free = records.filter(({ billing }) => billing['checkout_id'] === null);
  const billed = records
    .filter(({ billing }) => billing['checkout_id'] !== null)
    .map(({ fields, billing }): Billed & { fields: Fields } => ({
      fields,
      status: fields['status'],
      billing,
      paysFrom: dateIn(billing['trial_ends']),
    }));
  const active = billed.filter(({ status }) => status === 'active');
  const ended = billed.filter(({ status }) => status === 'cancelled' || status === 'expired');
  const endOf = ({ billing }: Billed) => dateIn(billing['status_since']);
  return {
    weeks,
    steps: {
      registered: weekly(
        weeks,
        registrations.map(({ fields }) => dateIn(fields['accepted_at'])),
      ),
      checkout: weekly(weeks, firstOfEach(checkouts)),
      subscribed: weekly(
        weeks,
        records.map(({ billing }) => dateIn(billing['created'])),
      ),
    },
    trials: {
      running: active.filter(({ paysFrom }) => paysFrom !== null && paysFrom > now).length,
      paying: active.filter(({ paysFrom }) => paysFrom !== null && paysFrom <= now).length,
      endedUnpaid: ended.filter((one) => one.paysFrom !== null && (endOf(one) ?? now) < one.paysFrom).length,
    },
    monthly: monthlyRevenue(active, now),
    cancelled: weekly(weeks, ended.map(endOf)),
    free: free.filter(({ fields }) => fields['status'] === 'active').length,
    failedPayments: billed.filter(
      ({ fields, status }) => status === 'suspended' || fields['is_last_payment_successful'] === false,
    ).length,
  };
}
