import type { Fields } from '../store/Store.ts';
import { latest, mapIn, momentIn } from '../documents/fieldValues.ts';
import { isFree } from '../documents/recordStatus.ts';
import { storedNames } from '../documents/storedNames.ts';

/** Why and when a subscription was cancelled. */
export interface Cancellation {
  at: Date;
  by: 'owner' | 'provider' | 'support';
  /** The owner's reason; null if none was given. */
  reason: string | null;
}

/** Since when the time that runs is not paid for, because its money was given back, and when it would have ended. */
export function timeGivenBackOf(record: Fields): { at: Date; until: Date } | null {
  const given = mapIn(record, storedNames.timeGivenBack);
  const at = momentIn(given, 'at');
  const until = momentIn(given, 'until');
  return at && until && { at, until };
}

/** Whether a change has moved the charge that comes next, so that its day says nothing of what is paid for. */
export function hasMovedCharge(record: Fields): boolean {
  const moved = momentIn(mapIn(mapIn(record, 'billing'), storedNames.movedCharge), 'to');
  const next = momentIn(mapIn(record, 'subscriptionDetails'), 'next_billing_time');
  return moved !== null && moved.getTime() === next?.getTime();
}

/** The end of what is paid for, or of the trial; of a free one, of what was paid for before it. Null when none is known. */
export function coveredUntil(record: Fields): Date | null {
  if (isFree(record)) return momentIn(record, storedNames.paidUntil);
  if (timeGivenBackOf(record)) {
    const { trial_days: trialDays } = mapIn(record, 'billing');
    // Without a trial, what stands there is a later start, which was promised for the money that was given back.
    const trialEnds = trialDays === 0 ? null : momentIn(mapIn(record, 'billing'), 'trial_ends');
    return latest([trialEnds, momentIn(record, storedNames.paidUntil)]);
  }
  const unpaid = mapIn(record, storedNames.failedPayment)['at'] instanceof Date || hasMovedCharge(record);
  return latest([
    momentIn(mapIn(record, 'billing'), 'trial_ends'),
    momentIn(record, storedNames.paidUntil),
    // The next charge is the end of the period that runs, unless that was not paid.
    unpaid ? null : momentIn(mapIn(record, 'subscriptionDetails'), 'next_billing_time'),
  ]);
}

/** The record with its cancellation. Access lasts until the end of what is paid for; it never ends before `at`. */
export function withCancellation(record: Fields, { at, by, reason }: Cancellation): Fields {
  const { next_check: _, [storedNames.waitingChange]: __, ...rest } = record;
  const until = latest([coveredUntil(record), at]) ?? at;
  return { ...rest, [storedNames.ending]: { at, by, reason, access_until: until } };
}

/** Since when, and how long, an ended subscription can still be used; `at` is null where it is not known. */
export function endOf(record: Fields): { at: Date | null; accessUntil: Date } {
  const ending = mapIn(record, storedNames.ending);
  const at = momentIn(ending, 'at') ?? momentIn(mapIn(record, 'billing'), 'status_since');
  const accessUntil = momentIn(ending, 'access_until') ?? coveredUntil(record) ?? at ?? new Date(0);
  return { at, accessUntil };
}
