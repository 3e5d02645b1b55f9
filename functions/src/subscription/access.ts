import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { chargeAfterPause, type PauseSpan } from '#domain/pause.ts';
import { mostMovedDays, periodAfter } from '#domain/trial.ts';
import type { RefundSince } from '../documents/cancellation.ts';
import type { MovedEnd, StoredPause, SubscriptionRecord } from '../documents/subscription.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
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

/** When the current period was refunded, and when it would have ended; null if it was not refunded. */
export function timeGivenBackOf({ timeGivenBack }: SubscriptionRecord): { at: Date; until: Date } | null {
  const { at = null, until = null } = timeGivenBack ?? {};
  return at && until && { at, until };
}

/** Whether a change has moved the next charge, so that its date does not show the end of the paid time. */
export function hasMovedCharge(record: SubscriptionRecord): boolean {
  const moved = record.billing?.movedCharge?.to;
  return moved !== undefined && moved !== null && moved.getTime() === nextChargeOn(record)?.getTime();
}

/** The end of one period of what the last charge paid, which the provider may list only hours later. */
function endOfUnlisted(record: SubscriptionRecord): Date | null {
  const { lastCharge, lastPaid, billing, paidUntil, ending } = record;
  if (!lastCharge || (paidUntil && paidUntil > lastCharge) || isInPause(record, lastCharge)) return null;
  if (ending?.at && lastCharge > ending.at) return null;
  const interval = lastPaid?.interval ?? billing?.interval ?? null;
  return interval && periodAfter(lastCharge, interval);
}

/** The end of the paid time, or of the trial; for a free subscription, of earlier paid time. Null if unknown. */
export function coveredUntil(record: SubscriptionRecord): Date | null {
  const { billing, paidUntil, failedPayment } = record;
  if (isFree(record)) return paidUntil;
  const trialEnds = billing?.trialEnds ?? null;
  if (timeGivenBackOf(record)) {
    // Without a trial, `trialEnds` is a later start, which was promised for the refunded money.
    return latest([billing?.trialDays === 0 ? null : trialEnds, paidUntil]);
  }
  const unpaid = Boolean(failedPayment?.at) || hasMovedCharge(record);
  const known = latest([trialEnds, paidUntil, endOfUnlisted(record), record.movedEnds.at(-1)?.to ?? null]);
  const next = nextChargeOn(record);
  // The next charge is the end of the current period, unless the period is unpaid or shorter.
  const isEnd =
    !unpaid && next !== null && (known === null || next <= addDays(new UTCDate(known), mostMovedDays));
  return latest([trialEnds, paidUntil, isEnd ? next : endOfUnlisted(record)]);
}

/** Since when a pause keeps the remaining days: since its confirmation, or since the request while it is unconfirmed. */
export function pausedSince({ from, askedAt }: StoredPause): Date {
  return from ?? askedAt;
}

/** The dates that define a pause. */
export function spanOf(pause: StoredPause): PauseSpan {
  return { from: pausedSince(pause), until: pause.until, coveredUntil: pause.coveredUntil };
}

/** The first charge after a pause, as it was promised when the pause began. */
export function promisedCharge(pause: StoredPause): Date {
  return chargeAfterPause(spanOf(pause));
}

/** Whether a charge was made in the pause that runs or has failed. It is refunded when that pause ends. */
export function isInPause({ pause }: Pick<SubscriptionRecord, 'pause'>, charged: Date | null): boolean {
  return pause !== null && charged !== null && charged > pausedSince(pause);
}

/** Whether the provider has charged since the pause began. */
export function wasChargedIn(
  pause: StoredPause,
  { lastPayment }: Pick<ProviderSubscription, 'lastPayment'>,
): boolean {
  return isInPause({ pause }, lastPayment && new Date(lastPayment.at));
}

/**
 * The charges to refund when the owner leaves at `at`: those made since, because the provider may take the cancellation late,
 * and those made since a pause began, which it may list late. The last known charge was due, unless it was made in the pause.
 */
export function refundOnLeaving(record: SubscriptionRecord, at: Date): RefundSince {
  const { pause, lastCharge, language } = record;
  const wasDue = !isInPause(record, lastCharge) && !(record.ending && lastCharge && lastCharge > at);
  const due = wasDue ? lastCharge : null;
  return { since: pause ? pausedSince(pause) : at, due, language: language ?? 'en' };
}

/** A paid or free time span. */
interface CoveredTime {
  start: Date;
  end: Date;
}

/** The end of a time span, moved by the pauses that began within it. */
export function endAfterPauses(movedEnds: readonly MovedEnd[], { start, end }: CoveredTime): Date {
  return movedEnds.reduce((known, { pausedFrom, from, to }) => {
    const ran = start < pausedFrom && known > pausedFrom;
    return ran ? new Date(known.getTime() + to.getTime() - from.getTime()) : known;
  }, end);
}

/** The ends that past pauses have moved, and the end that the current pause promises to move. */
export function promisedEnds({ movedEnds, pause }: SubscriptionRecord): MovedEnd[] {
  if (!pause || pause.failedAt) return movedEnds;
  const to = promisedCharge(pause);
  return [...movedEnds, { pausedFrom: pausedSince(pause), from: pause.coveredUntil, to }];
}

/** The record after its pause: the paused period ends at `to`, and its other dates move by the same time. */
export function withMovedEnd(record: SubscriptionRecord, to: Date): SubscriptionRecord {
  const { pause, billing, details, paidUntil, timeGivenBack, movedEnds, lastCharge } = record;
  if (!pause) return record;
  const moved = { pausedFrom: pausedSince(pause), from: pause.coveredUntil, to };
  const later = (end: Date | null) => end && endAfterPauses([moved], { start: new Date(0), end });
  // A later end belongs to a charge in the pause. Its time did not wait.
  const lastMoved = addDays(new UTCDate(pause.coveredUntil), mostMovedDays);
  const isOfPause = isInPause(record, lastCharge) && paidUntil !== null && paidUntil > lastMoved;
  return {
    ...record,
    movedEnds: [...movedEnds, moved],
    billing: billing && { ...billing, trialEnds: later(billing.trialEnds) },
    details: { createTime: null, ...details, nextCharge: to },
    paidUntil: isOfPause ? paidUntil : later(paidUntil),
    timeGivenBack: timeGivenBack && { ...timeGivenBack, until: later(timeGivenBack.until) },
  };
}

/** The record with the dates that its pause promises; unchanged without a pause. */
export function withPromisedEnd(record: SubscriptionRecord): SubscriptionRecord {
  const { pause } = record;
  return pause && !pause.failedAt ? withMovedEnd(record, promisedCharge(pause)) : record;
}

/** The end of the paid time if the pause ends at `at` and the remaining days begin. */
function endOfPauseAt({ pause }: SubscriptionRecord, at: Date): Date {
  if (!pause) return at;
  const span = spanOf(pause);
  const left = Math.max(0, span.coveredUntil.getTime() - span.from.getTime());
  // Never earlier than the charge promised for a pause that ends now.
  const promised = chargeAfterPause({ ...span, until: at });
  return latest([new Date(at.getTime() + left), promised]) ?? at;
}

/** The end of the paid time of a record that ends at `at`; never before `at`. */
export function accessFrom(record: SubscriptionRecord, at: Date): Date {
  return latest([coveredUntil(record), at]) ?? at;
}

/** The record with its cancellation. Access lasts until the end of the paid time, and never ends before `at`. */
export function withCancellation(
  record: SubscriptionRecord,
  { at, by, reason }: Cancellation,
): SubscriptionRecord {
  const over = withMovedEnd(record, endOfPauseAt(record, at));
  const accessUntil = accessFrom(over, at);
  const rest = { waitingChange: null, pause: null, pauseDue: null };
  return { ...over, ...rest, ending: { at, by, reason, accessUntil } };
}

/** When a subscription ended (`at` is null if unknown), and until when access lasts. */
export function accessEndOf(record: SubscriptionRecord): { at: Date | null; accessUntil: Date } {
  const { ending, billing } = record;
  const at = ending?.at ?? billing?.statusSince ?? null;
  const accessUntil = ending?.accessUntil ?? coveredUntil(record) ?? at ?? new Date(0);
  return { at, accessUntil };
}
