import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import { isUsedCharge, returnedOf, type Charge } from '../documents/charges.ts';
import type { MovedEnd, SubscriptionRecord } from '../documents/subscription.ts';
import { accessEndOf, accessFrom, endAfterPauses, isInPause, latest } from './access.ts';
import { isAlive, isFree } from './recordStatus.ts';

/** Recomputes the end of access of an ended record from its paid time. */
function withAccess(record: SubscriptionRecord, now: Date): SubscriptionRecord {
  if (isAlive(record)) return record;
  const at = accessEndOf(record).at ?? now;
  return withAccessUntil(record, accessFrom(record, at));
}

function withAccessUntil(record: SubscriptionRecord, accessUntil: Date): SubscriptionRecord {
  return { ...record, ending: { at: null, by: null, reason: null, ...record.ending, accessUntil } };
}

/** The end of the period that a charge pays for, moved by the pauses. */
export function endOfCharge(
  movedEnds: readonly MovedEnd[],
  { at, periodStart, periodEnd: end }: Charge,
): Date | null {
  return end && endAfterPauses(movedEnds, { start: at ?? periodStart ?? end, end });
}

/**
 * The record with the time that its charges pay for. A fully refunded charge pays for nothing; a partly refunded one pays for
 * its whole period (R-CHARGE-GIVEN-BACK). If the last charge was refunded, the provider's next charge is not the end of paid
 * time.
 */
export function withPaidTime(
  record: SubscriptionRecord,
  charges: Iterable<Charge>,
  now: Date,
): SubscriptionRecord {
  const used = [...charges].filter(isUsedCharge).toSorted((one, other) => {
    return (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0);
  });
  if (used.length === 0) return record;
  const kept = used.filter((charge) => returnedOf(charge) !== 'all');
  const ends = kept.map((charge) => endOfCharge(record.movedEnds, charge));
  // A charge in a pause changes nothing of what was promised or given back before that pause.
  const last = used.findLast(({ at }) => !isInPause(record, at));
  const lost = last && returnedOf(last) === 'all';
  const timeGivenBack = lost
    ? { at: last.returnedAt ?? now, until: endOfCharge(record.movedEnds, last) ?? now }
    : null;
  const rest = { ...record, timeGivenBack: last ? timeGivenBack : record.timeGivenBack };
  if (kept.length === used.length) {
    const until = latest([record.paidUntil, ...ends]);
    const paid = { ...rest, paidUntil: until };
    const known = record.ending?.accessUntil ?? null;
    if (isAlive(record) || known === null || until === null || known >= until) return paid;
    return withAccessUntil(paid, until);
  }
  return withAccess({ ...rest, paidUntil: latest(ends) }, now);
}

/** The end of an earlier subscription's time, before and after a refund. */
export interface Shortened {
  from: Date;
  to: Date;
}

/** The end of an ended record before and after a change; null if it is not earlier now. */
export function shortenedBy(before: SubscriptionRecord, after: SubscriptionRecord): Shortened | null {
  if (isAlive(before) || isAlive(after)) return null;
  const [from, to] = [accessEndOf(before).accessUntil, accessEndOf(after).accessUntil];
  return to < from ? { from, to } : null;
}

/** The provider may start a subscription this many days before or after the promised date. */
const besideDays = 1;

/**
 * A later record of the owner without the time promised from an earlier one: a start postponed until the end of paid time, or
 * paid time that a free subscription keeps for later. Null if it has no such time, or has been charged since.
 */
export function withoutPromise(
  record: SubscriptionRecord,
  { from, to }: Shortened,
  now: Date,
): SubscriptionRecord | null {
  const { billing, lastCharge, paidUntil } = record;
  const free = isFree(record);
  // Without a trial, `trialEnds` is the postponed start.
  const isUncharged = lastCharge === null || isInPause(record, lastCharge);
  const startsLater = billing?.trialDays === 0 && isUncharged;
  if (!free && !startsLater) return null;
  const promised = free ? paidUntil : (billing?.trialEnds ?? null);
  if (promised === null || promised <= now) return null;
  // The later record's own pauses have moved its promised end.
  const moved = (end: Date) =>
    endAfterPauses(record.movedEnds, { start: billing?.created ?? new Date(0), end });
  const day = new UTCDate(moved(from));
  if (promised < subDays(day, besideDays) || promised > addDays(day, besideDays)) return null;
  if (free) return withAccess({ ...record, paidUntil: moved(to) }, now);
  const kept = { ...record, paidUntil: latest([moved(to), paidUntil]) };
  return withAccess({ ...kept, timeGivenBack: { at: now, until: promised } }, now);
}
