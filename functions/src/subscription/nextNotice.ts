import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns';
import { nextNotice, noticeFactsOf, type NextNotice } from '#domain/nextNotice.ts';
import type { NoticeFacts } from '#domain/notices.ts';
import { reminderDays } from '#domain/trial.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import { confirmationFrom, nextChargeOn } from './confirmation.ts';
import { isAlive, isFree, isSuspended } from './recordStatus.ts';

/** Whether charges are to come, so that they are announced. A pause has notices of its own. */
function announcesCharges(record: SubscriptionRecord): boolean {
  return isAlive(record) && !isSuspended(record) && !isFree(record) && record.pause === null;
}

function factsOf(record: SubscriptionRecord): NoticeFacts {
  const { priceChange } = record;
  const newPrice = priceChange?.announcedAt === null ? priceChange : null;
  return { ...noticeFactsOf(confirmationFrom(record), nextChargeOn(record)), newPrice };
}

function nextFor(record: SubscriptionRecord, now: Date): NextNotice | null {
  return announcesCharges(record) ? nextNotice(factsOf(record), { now, told: record.lastNotice }) : null;
}

/**
 * The record with the moment at which its owner gets the next notice: part of the record itself, so that 'we send you a
 * reminder' is as true as the subscription, and costs no document.
 */
export function withNextNotice(record: SubscriptionRecord, now: Date): SubscriptionRecord {
  return { ...record, reminderDue: nextFor(record, now)?.opens ?? null };
}

/** The record with its next notice, where what it depends on has changed or none was noted. */
export function withChangedNotice(
  before: SubscriptionRecord,
  after: SubscriptionRecord,
  now: Date,
): SubscriptionRecord {
  const next = nextFor(after, now);
  const isSame = next?.name === nextFor(before, now)?.name;
  return isSame && (after.reminderDue !== null || next === null) ? after : withNextNotice(after, now);
}

/** The notice that the record is due for. It was the next one on the day that the record names. */
export function dueNotice(record: SubscriptionRecord, now: Date): NextNotice | null {
  const { reminderDue: due } = record;
  return due === null || due > now ? null : nextFor(record, due);
}

/** Whether the window of what is due has closed. Of a record that cannot be read, it is as long as the shortest. */
export function isTooLate(record: SubscriptionRecord, now: Date): boolean {
  const { reminderDue: due } = record;
  if (due === null) return true;
  return (dueNotice(record, now)?.closes ?? addDays(new UTCDate(due), reminderDays)) <= now;
}
