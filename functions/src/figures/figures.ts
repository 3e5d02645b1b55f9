import { readCheckout } from '../documents/checkouts.ts';
import { failedChargeOf } from '../ledger/owed.ts';
import { registrationNotes } from '../documents/registrations.ts';
import { parseSubscription, type SubscriptionRecord } from '../documents/subscription.ts';
import { UTCDate } from '@date-fns/utc';
import { startOfISOWeek } from 'date-fns/startOfISOWeek';
import { subWeeks } from 'date-fns/subWeeks';
import type { BillingInterval } from '#domain/plan.ts';
import type { Currency } from '#domain/currency.ts';
import type { MinorUnits } from '#domain/money.ts';
import { standingIn } from '../standing/standingOf.ts';
import { isFinal, isFree } from '../subscription/recordStatus.ts';
import type { StoredDocument } from '../store/Store.ts';
import { recordedPrice } from '../subscription/recordedPrice.ts';

/** A count for each week, oldest first. */
export type Weekly = readonly number[];

/** The total of all weeks. */
export const sum = (values: Weekly) => values.reduce((total, value) => total + value, 0);

/** The weekly figures of the business. Counts, and the reasons that owners gave. */
export interface Figures {
  /** The Mondays of the weeks. */
  weeks: readonly Date[];
  /** Owners who reached a step, by the week in which they did. */
  steps: { registered: Weekly; checkout: Weekly; subscribed: Weekly };
  /** Percentage of owners registered in a week who have subscribed since; null without a registration. */
  conversion: ReadonlyArray<number | null>;
  /** Percentage of owners registered in these weeks who have reached a step since; null without a registration. */
  ofRegistered: { checkout: number | null; subscribed: number | null };
  trials: { running: number; paying: number; endedUnpaid: number };
  /** The outcomes of the trials that began in a week. */
  trialsBegun: { running: Weekly; paying: Weekly; endedUnpaid: Weekly };
  /** Monthly revenue of active subscriptions past their trial, and the expected revenue of those in trial. */
  monthly: ReadonlyArray<{ currency: Currency; billed: MinorUnits; inTrial: MinorUnits }>;
  cancelled: Weekly;
  free: number;
  /** Active imported subscriptions whose price is known after the first comparison with the provider. */
  priceUnknown: number;
  failedPayments: number;
  /** What owners wrote when they left in these weeks, the newest first. Free text: it may name a person. */
  reasons: ReadonlyArray<{ at: Date; text: string }>;
  /** Owners who left in these weeks. */
  leftByOwner: number;
  /** Failing subscriptions, by the week in which the charge failed. */
  failing: Weekly;
}

/** The documents the figures are counted from. */
export interface Counted {
  registrations: readonly StoredDocument[];
  checkouts: readonly StoredDocument[];
  subscriptions: readonly StoredDocument[];
  /** Earlier records of owners who came back with another subscription. */
  past: readonly StoredDocument[];
}

const weeksShown = 12;

function weekly(weeks: readonly Date[], dates: ReadonlyArray<Date | null>): Weekly {
  const counts = weeks.map(() => 0);
  for (const date of dates) {
    const index = date ? weeks.findLastIndex((week) => week <= date) : -1;
    if (index >= 0) counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** The owners' first checkouts, because an owner reaches a step only once. */
function firstOfEach(checkouts: readonly StoredDocument[]): Date[] {
  const first = new Map<unknown, Date>();
  for (const { fields } of checkouts) {
    const { uid, created } = readCheckout(fields);
    const known = first.get(uid);
    // A checkout whose date cannot be read is read as one of 1970.
    if (created.getTime() > 0 && (!known || created < known)) first.set(uid, created);
  }
  return [...first.values()];
}

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 100));

/** A record with the due date of its first charge. */
interface Billed extends SubscriptionRecord {
  paysFrom: Date | null;
}

function billedFrom({ fields }: StoredDocument): Billed {
  const record = parseSubscription(fields);
  // An imported record without our own fields states no trial.
  return { ...record, paysFrom: record.billing ? standingIn(record).firstCharge : new Date(0) };
}

const endedAt = ({ billing }: Billed) => billing?.statusSince ?? null;
const withTrial = ({ billing }: Billed) => (billing?.trialDays ?? 0) > 0;

/** What a price of each interval makes in a month. */
const perMonth: Readonly<Record<BillingInterval, (amount: MinorUnits) => MinorUnits>> = {
  month: (amount) => amount,
  year: (amount) => Math.round(amount / 12),
};

function monthlyRevenue(active: readonly Billed[], now: Date): Figures['monthly'] {
  const sums = new Map<Currency, { billed: MinorUnits; inTrial: MinorUnits }>();
  for (const one of active) {
    const price = recordedPrice(one);
    if (!price) continue;
    const { amount, currency, interval } = price;
    const sum = sums.get(currency) ?? { billed: 0, inTrial: 0 };
    const part = one.paysFrom !== null && one.paysFrom <= now ? 'billed' : 'inTrial';
    sums.set(currency, {
      ...sum,
      [part]: sum[part] + perMonth[interval](amount),
    });
  }
  return [...sums]
    .map(([currency, { billed, inTrial }]) => ({ currency, billed, inTrial }))
    .toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
}

/** Counts the figures of the last twelve weeks. */
export function figuresFrom({ registrations, checkouts, subscriptions, past }: Counted, now: Date): Figures {
  const thisWeek = startOfISOWeek(new UTCDate(now));
  const weeks = Array.from(
    { length: weeksShown },
    (_, index) => new Date(subWeeks(thisWeek, weeksShown - 1 - index)),
  );
  const records = subscriptions.map(billedFrom);
  const free = records.filter(isFree);
  const billed = records.filter((one) => !isFree(one));
  const running = billed.filter(({ status }) => status === 'active');
  const active = running.filter((one) => recordedPrice(one) !== null);
  const ended = billed.filter(({ status }) => isFinal(status));
  const trials = {
    running: active.filter((one) => withTrial(one) && one.paysFrom !== null && one.paysFrom > now),
    paying: active.filter((one) => withTrial(one) && one.paysFrom !== null && one.paysFrom <= now),
    endedUnpaid: ended.filter(
      (one) => withTrial(one) && one.paysFrom !== null && (endedAt(one) ?? now) < one.paysFrom,
    ),
  };
  const begun = (some: ReadonlyArray<Pick<Billed, 'billing'>>) =>
    weekly(
      weeks,
      some.map(({ billing }) => billing?.created ?? null),
    );
  const registered = (some: readonly StoredDocument[]) =>
    weekly(
      weeks,
      some.map(({ fields }) => registrationNotes(fields).acceptedAt),
    );
  const perWeek = registered(registrations);
  /** Registered owners per week whose accounts are among `uids`. */
  const reached = (uids: ReadonlySet<unknown>) => registered(registrations.filter(({ id }) => uids.has(id)));
  const opened = reached(new Set(checkouts.map(({ fields }) => readCheckout(fields).uid)));
  const subscribed = reached(new Set(records.map(({ billing }) => billing?.uid)));
  const since = weeks[0] ?? now;
  const leavers = [...records, ...past.map(billedFrom)].flatMap(({ ending }) =>
    ending?.at && ending.by === 'owner' && ending.at >= since
      ? [{ at: ending.at, text: ending.reason ?? '' }]
      : [],
  );
  const failing = billed
    .filter((one) => !ended.includes(one))
    .filter(({ status, lastPaymentSuccessful }) => status === 'suspended' || lastPaymentSuccessful === false);
  return {
    weeks,
    steps: {
      registered: perWeek,
      checkout: weekly(weeks, firstOfEach(checkouts)),
      subscribed: begun(records),
    },
    conversion: perWeek.map((count, at) => percent(subscribed[at] ?? 0, count)),
    ofRegistered: {
      checkout: percent(sum(opened), sum(perWeek)),
      subscribed: percent(sum(subscribed), sum(perWeek)),
    },
    trials: {
      running: trials.running.length,
      paying: active.filter(({ paysFrom }) => paysFrom !== null && paysFrom <= now).length,
      endedUnpaid: trials.endedUnpaid.length,
    },
    trialsBegun: {
      running: begun(trials.running),
      paying: begun(trials.paying),
      endedUnpaid: begun(trials.endedUnpaid),
    },
    monthly: monthlyRevenue(active, now),
    cancelled: weekly(weeks, [...ended, ...past.map(billedFrom)].map(endedAt)),
    free: free.filter(({ status }) => status === 'active').length,
    priceUnknown: running.length - active.length,
    reasons: leavers
      .filter(({ text }) => text.trim() !== '')
      .toSorted((one, other) => other.at.getTime() - one.at.getTime()),
    leftByOwner: leavers.length,
    failedPayments: failing.length,
    failing: weekly(
      weeks,
      failing.map((record) => failedChargeOf(record)?.at ?? null),
    ),
  };
}
