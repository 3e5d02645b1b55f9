import { daysAfter } from '#domain/days.ts';
import { nextNotice, noticeFactsOf, type NextNotice } from '#domain/nextNotice.ts';
import { reminderDays } from '#domain/trial.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import { announcedPriceOf } from '../subscription/change.ts';
import { isAlive, isFree, isSuspended } from '../subscription/recordStatus.ts';
import { datedConfirmation } from './accountState.ts';
import { standingIn } from './standingOf.ts';

/** Whether the record's charges are announced. A pause delays them, so their dates are known once it is confirmed. */
function announcesCharges(record: SubscriptionRecord): boolean {
  const { pause } = record;
  const runs = pause ? pause.from !== null : !isSuspended(record);
  return isAlive(record) && !isFree(record) && runs;
}

function nextFor(record: SubscriptionRecord, now: Date): NextNotice | null {
  if (!announcesCharges(record)) return null;
  const { priceChange } = record;
  const newPrice = priceChange?.announcedAt === null ? priceChange : null;
  const { nextCharge } = standingIn(record).promised;
  const announcedPrice = announcedPriceOf(record, { now, next: nextCharge });
  const facts = { ...noticeFactsOf(datedConfirmation(record, now), nextCharge), newPrice, announcedPrice };
  return nextNotice(facts, { now, sent: record.lastNotice });
}

/**
 * The record with the date of its next notice. The record itself stores the date, so the promised reminder exists exactly as
 * long as the subscription and needs no other document.
 */
export function scheduleNotice(record: SubscriptionRecord, now: Date): SubscriptionRecord {
  return { ...record, reminderDue: nextFor(record, now)?.opens ?? null };
}

/** The record with its next notice, if that notice has changed or none was scheduled. */
export function rescheduleNotice(
  before: SubscriptionRecord,
  after: SubscriptionRecord,
  now: Date,
): SubscriptionRecord {
  const next = nextFor(after, now);
  const isSame = next?.name === nextFor(before, now)?.name;
  return isSame && (after.reminderDue !== null || next === null) ? after : scheduleNotice(after, now);
}

/** The notice that is due now: the one that was next on the recorded date. */
export function dueNotice(record: SubscriptionRecord, now: Date): NextNotice | null {
  const { reminderDue: due } = record;
  return due === null || due > now ? null : nextFor(record, due);
}

/** Whether the window of the due notice has closed. For an unreadable record, assumes the shortest window. */
export function isTooLate(record: SubscriptionRecord, now: Date): boolean {
  const { reminderDue: due } = record;
  if (due === null) return true;
  return (dueNotice(record, now)?.closes ?? daysAfter(due, reminderDays)) <= now;
}
