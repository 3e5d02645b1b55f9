import { chargeAfterPause } from '#domain/pause.ts';
import type { MovedEnd, StoredPause, SubscriptionRecord } from '../documents/subscription.ts';
import { nextChargeOn } from './confirmation.ts';
import { isFree } from './recordStatus.ts';

/** Why and when a subscription was cancelled. */
export interface Cancellation {
  at: Date;
  by: 'owner' | 'provider' | 'support';
  /** The owner's reason; null if none was given. */
  reason: string | null;
}

/** The latest of some moments; null when there is none. */
export function latest(moments: ReadonlyArray<Date | null>): Date | null {
  return moments.reduce(
    (one, other) => (one === null || (other !== null && other > one) ? other : one),
    null,
  );
}

/** Since when the time that runs is not paid for, because its money was given back, and when it would have ended. */
export function timeGivenBackOf({ timeGivenBack }: SubscriptionRecord): { at: Date; until: Date } | null {
  const { at = null, until = null } = timeGivenBack ?? {};
  return at && until && { at, until };
}

/** Whether a change has moved the charge that comes next, so that its day says nothing of what is paid for. */
export function hasMovedCharge(record: SubscriptionRecord): boolean {
  const moved = record.billing?.movedCharge?.to;
  return moved !== undefined && moved !== null && moved.getTime() === nextChargeOn(record)?.getTime();
}

/** The end of what is paid for, or of the trial; of a free one, of what was paid for before it. Null when none is known. */
export function coveredUntil(record: SubscriptionRecord): Date | null {
  const { billing, paidUntil, failedPayment } = record;
  if (isFree(record)) return paidUntil;
  const trialEnds = billing?.trialEnds ?? null;
  if (timeGivenBackOf(record)) {
    // Without a trial, what stands there is a later start, which was promised for the money that was given back.
    return latest([billing?.trialDays === 0 ? null : trialEnds, paidUntil]);
  }
  const unpaid = Boolean(failedPayment?.at) || hasMovedCharge(record);
  // The next charge is the end of the period that runs, unless that was not paid.
  return latest([trialEnds, paidUntil, unpaid ? null : nextChargeOn(record)]);
}

/** Since when a pause keeps the days that are left: since it was asked for, until the provider has confirmed it. */
export function pausedSince({ from, askedAt }: StoredPause): Date {
  return from ?? askedAt;
}

/** A time that was paid for, or was free. */
interface CoveredTime {
  start: Date;
  end: Date;
}

/** The end of a time, moved by the pauses that began while it ran. */
export function endAfterPauses(movedEnds: readonly MovedEnd[], { start, end }: CoveredTime): Date {
  return movedEnds.reduce((known, { pausedFrom, from, to }) => {
    const ran = start < pausedFrom && known > pausedFrom;
    return ran ? new Date(known.getTime() + to.getTime() - from.getTime()) : known;
  }, end);
}

/** The ends that pauses have moved, with the one that the pause which runs is to move. */
export function promisedEnds({ movedEnds, pause }: SubscriptionRecord): MovedEnd[] {
  if (!pause || pause.failedAt) return movedEnds;
  const [from, { coveredUntil: end, until }] = [pausedSince(pause), pause];
  const to = chargeAfterPause({ from, until, coveredUntil: end });
  return [...movedEnds, { pausedFrom: from, from: end, to }];
}

/** The record whose pause is over: the time that ran when it began ends at `to`, with all that was promised for it. */
export function withMovedEnd(record: SubscriptionRecord, to: Date): SubscriptionRecord {
  const { pause, billing, details, paidUntil, timeGivenBack, movedEnds } = record;
  if (!pause) return record;
  const moved = { pausedFrom: pausedSince(pause), from: pause.coveredUntil, to };
  const later = (end: Date | null) => end && endAfterPauses([moved], { start: new Date(0), end });
  return {
    ...record,
    movedEnds: [...movedEnds, moved],
    billing: billing && { ...billing, trialEnds: later(billing.trialEnds) },
    details: { createTime: null, ...details, nextCharge: to },
    paidUntil: later(paidUntil),
    timeGivenBack: timeGivenBack && { ...timeGivenBack, until: later(timeGivenBack.until) },
  };
}

/** The end of what is paid for, of a subscription whose pause is over now: the days that were left begin. */
function endOfPauseAt({ pause }: SubscriptionRecord, at: Date): Date {
  if (!pause) return at;
  const from = pausedSince(pause);
  const { coveredUntil: until } = pause;
  const left = Math.max(0, until.getTime() - from.getTime());
  // Never before the day of the charge that was promised for a pause that ends now.
  const promised = chargeAfterPause({ from, until: at, coveredUntil: until });
  return latest([new Date(at.getTime() + left), promised]) ?? at;
}

/** The end of what is paid for, of a record that ends at a moment; never before it. */
export function accessFrom(record: SubscriptionRecord, at: Date): Date {
  return latest([coveredUntil(record), at]) ?? at;
}

/** The record with its cancellation. Access lasts until the end of what is paid for; it never ends before `at`. */
export function withCancellation(
  record: SubscriptionRecord,
  { at, by, reason }: Cancellation,
): SubscriptionRecord {
  const over = withMovedEnd(record, endOfPauseAt(record, at));
  const accessUntil = accessFrom(over, at);
  const rest = { nextCheck: null, waitingChange: null, pause: null, pauseDue: null };
  return { ...over, ...rest, ending: { at, by, reason, accessUntil } };
}

/** Since when, and how long, an ended subscription can still be used; `at` is null where it is not known. */
export function accessEndOf(record: SubscriptionRecord): { at: Date | null; accessUntil: Date } {
  const { ending, billing } = record;
  const at = ending?.at ?? billing?.statusSince ?? null;
  const accessUntil = ending?.accessUntil ?? coveredUntil(record) ?? at ?? new Date(0);
  return { at, accessUntil };
}
