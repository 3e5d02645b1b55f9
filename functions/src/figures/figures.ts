import { steps } from '#domain/steps.ts';
import { failedChargeOf } from '../ledger/facts.ts';
import type { StoredDocument, Store } from '../store/Store.ts';
import { isAlive, isFree, stateOf } from '../subscription/recordStatus.ts';
import { ownerSteps, type OwnerSteps } from './ownerSteps.ts';
import { livesOf, type CountedLives } from './lives.ts';
import {
  begunAt,
  endedAt,
  isPaying,
  monthlyRevenue,
  recordedPrice,
  soldIn,
  type MonthlyRevenue,
  type Sold,
} from './sold.ts';
import { lastWeeks, sum, weekly, type Weekly } from './weeks.ts';
import { newestSteps, type StepCount } from '../documents/counts/steps.ts';

/** What became of the trials that began in a week. */
export type TrialsBegun = Readonly<Record<'running' | 'paying' | 'endedUnpaid', Weekly>>;

/** The weekly figures of the business. Counts, and the reasons that owners gave. */
export interface Figures extends OwnerSteps {
  /** The Mondays of the weeks. */
  weeks: readonly Date[];
  trials: { running: number; paying: number; endedUnpaid: number };
  trialsBegun: TrialsBegun;
  /** Monthly revenue of active subscriptions past their trial, and the expected revenue of those in trial. */
  monthly: readonly MonthlyRevenue[];
  /** Billed subscriptions that ended. */
  cancelled: Weekly;
  free: number;
  /** Active imported subscriptions whose price is known after the first comparison with the provider. */
  priceUnknown: number;
  failedPayments: number;
  /** What owners wrote when they left in these weeks, the newest first. Free text: it may name a person. */
  reasons: ReadonlyArray<{ at: Date; text: string }>;
  leftByOwner: number;
  /** Failing subscriptions, by the week in which the charge failed. */
  failing: Weekly;
}

export interface Counted extends CountedLives {
  registrations: readonly StoredDocument[];
  checkouts: readonly StoredDocument[];
}

function leaversSince(since: Date, records: readonly Sold[]): Pick<Figures, 'reasons' | 'leftByOwner'> {
  const leavers = records.flatMap(({ ending }) =>
    ending?.at && ending.by === 'owner' && ending.at >= since
      ? [{ at: ending.at, text: ending.reason ?? '' }]
      : [],
  );
  const reasons = leavers.filter(({ text }) => text.trim() !== '');
  return {
    reasons: reasons.toSorted((one, other) => other.at.getTime() - one.at.getTime()),
    leftByOwner: leavers.length,
  };
}

function trialsOf(
  { active, ended }: { active: readonly Sold[]; ended: readonly Sold[] },
  now: Date,
): Readonly<Record<keyof TrialsBegun, readonly Sold[]>> {
  const inTrial = ({ billing, paysFrom }: Sold) => (billing?.trialDays ?? 0) > 0 && paysFrom !== null;
  const begun = active.filter(inTrial);
  return {
    running: begun.filter((one) => !isPaying(one, now)),
    paying: begun.filter((one) => isPaying(one, now)),
    endedUnpaid: ended.filter((one) => inTrial(one) && !isPaying(one, endedAt(one) ?? now)),
  };
}

function trialsBegun(trials: ReturnType<typeof trialsOf>, weeks: readonly Date[]): TrialsBegun {
  const { running, paying, endedUnpaid } = trials;
  const begun = (some: readonly Sold[]) => weekly(weeks, some.map(begunAt));
  return { running: begun(running), paying: begun(paying), endedUnpaid: begun(endedUnpaid) };
}

// A pause is no failure, although the provider holds it as a suspension.
const isFailing = (one: Sold) =>
  stateOf(one) === 'suspended' || (isAlive(one) && failedChargeOf(one) !== null);

/** Counts the figures of the last twelve weeks. */
export function figuresFrom(counted: Counted, now: Date): Figures {
  const { registrations, checkouts, subscriptions, past } = counted;
  const weeks = lastWeeks(now);
  const sold = subscriptions.map(soldIn);
  const billed = sold.filter((one) => !isFree(one));
  const running = billed.filter(({ status }) => status === 'active');
  const active = running.filter((one) => recordedPrice(one) !== null);
  const ended = billed.filter((one) => !isAlive(one));
  const earlier = past.map(soldIn);
  const trials = trialsOf({ active, ended }, now);
  const failing = billed.filter(isFailing);
  return {
    weeks,
    ...ownerSteps(registrations, { checkouts, sold }, weeks),
    trials: {
      running: trials.running.length,
      paying: active.filter((one) => isPaying(one, now)).length,
      endedUnpaid: trials.endedUnpaid.length,
    },
    trialsBegun: trialsBegun(trials, weeks),
    monthly: monthlyRevenue(active, now),
    cancelled: weekly(
      weeks,
      livesOf(counted).map(({ ended: at }) => at),
    ),
    free: sold.filter((one) => isFree(one) && one.status === 'active').length,
    priceUnknown: running.length - active.length,
    ...leaversSince(weeks[0] ?? now, [...sold, ...earlier]),
    failedPayments: failing.length,
    failing: weekly(
      weeks,
      failing.map((record) => failedChargeOf(record)?.at ?? null),
    ),
  };
}

/** How many visits came to each step. */
export const visitsOf = (counted: readonly StepCount[]) =>
  steps.map((step) => sum(counted.filter((one) => one.step === step).map(({ count }) => count)));

/** Twelve weeks. */
const reportedDays = 84;

/** The figures of the report page and of the weekly e-mail, with the documents that they count. */
export async function figuresIn(
  store: Store,
  at: Date,
): Promise<{ figures: Figures; counted: Counted; steps: StepCount[] }> {
  const [registrations, checkouts, subscriptions, past, bookkeeping] = await Promise.all([
    store.find('Registrations'),
    store.find('Checkouts'),
    store.find('Subscriptions'),
    store.find('PastSubscriptions'),
    store.find('Bookkeeping'),
  ]);
  const counted = { registrations, checkouts, subscriptions, past, bookkeeping };
  return { figures: figuresFrom(counted, at), counted, steps: await newestSteps(store, reportedDays) };
}
