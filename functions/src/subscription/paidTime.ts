import { UTCDate } from '@date-fns/utc';
import { addDays, subDays } from 'date-fns';
import { isUsedCharge, returnedOf, type Charge } from '../documents/charges.ts';
import type { MovedEnd, SubscriptionRecord } from '../documents/subscription.ts';
import { accessEndOf, accessFrom, endAfterPauses, latest } from './access.ts';
import { isAlive, isFree } from './recordStatus.ts';

/** The end of an ended record, computed anew from what is paid for. */
function withAccess(record: SubscriptionRecord, now: Date): SubscriptionRecord {
  if (isAlive(record)) return record;
  const at = accessEndOf(record).at ?? now;
  return withAccessUntil(record, accessFrom(record, at));
}

function withAccessUntil(record: SubscriptionRecord, accessUntil: Date): SubscriptionRecord {
  return { ...record, ending: { at: null, by: null, reason: null, ...record.ending, accessUntil } };
}

/** The end of what a charge pays for, with the days that pauses have put off. */
export function endOfCharge(
  movedEnds: readonly MovedEnd[],
  { at, periodStart, periodEnd: end }: Charge,
): Date | null {
  return end && endAfterPauses(movedEnds, { start: at ?? periodStart ?? end, end });
}

/**
 * The record with what its charges pay for. A charge that was given back in full pays for nothing; one that was given back in
 * part pays for all of its period (R-CHARGE-GIVEN-BACK). When the last charge was given back, the provider's next charge is not
 * the end of anything that is paid for.
 */
export function withPaidTime(
  record: SubscriptionRecord,
  charges: Iterable<Charge>,
  now: Date,
): SubscriptionRecord {
  const used = [...charges].filter(isUsedCharge).toSorted((one, other) => {
    return (one.at?.getTime() ?? 0) - (other.at?.getTime() ?? 0);
  });
  const last = used.at(-1);
  if (!last) return record;
  const kept = used.filter((charge) => returnedOf(charge) !== 'all');
  const ends = kept.map((charge) => endOfCharge(record.movedEnds, charge));
  const rest = { ...record, timeGivenBack: null };
  if (kept.length === used.length) {
    const until = latest([record.paidUntil, ...ends]);
    const paid = { ...rest, paidUntil: until };
    const known = record.ending?.accessUntil ?? null;
    if (isAlive(record) || known === null || until === null || known >= until) return paid;
    return withAccessUntil(paid, until);
  }
  const timeGivenBack =
    returnedOf(last) === 'all'
      ? {
          at: last.returnedAt ?? now,
          until: endOfCharge(record.movedEnds, last) ?? now,
        }
      : null;
  return withAccess({ ...rest, paidUntil: latest(ends), timeGivenBack }, now);
}

/** The end of an earlier subscription's time, as it was and as it is. */
export interface Shortened {
  from: Date;
  to: Date;
}

/** The end of an ended record before and after a change, where it is earlier now. */
export function shortenedBy(before: SubscriptionRecord, after: SubscriptionRecord): Shortened | null {
  if (isAlive(before) || isAlive(after)) return null;
  const [from, to] = [accessEndOf(before).accessUntil, accessEndOf(after).accessUntil];
  return to < from ? { from, to } : null;
}

/** The provider may begin a subscription so many days beside the moment that was promised. */
const besideDays = 1;

/**
 * A later record of the owner without the time that it had from an earlier one: a start that was put off until the end of what
 * was paid for, or what a free subscription keeps for afterwards. Null where it has none of it, or has been charged since.
 */
export function withoutPromise(
  record: SubscriptionRecord,
  { from, to }: Shortened,
  now: Date,
): SubscriptionRecord | null {
  const { billing, lastCharge, paidUntil } = record;
  const free = isFree(record);
  // Without a trial, the end of the trial is the start that was put off.
  const startsLater = billing?.trialDays === 0 && lastCharge === null;
  if (!free && !startsLater) return null;
  const promised = free ? paidUntil : (billing?.trialEnds ?? null);
  if (promised === null || promised <= now) return null;
  // A pause of its own has moved what it was promised.
  const moved = (end: Date) =>
    endAfterPauses(record.movedEnds, { start: billing?.created ?? new Date(0), end });
  const day = new UTCDate(moved(from));
  if (promised < subDays(day, besideDays) || promised > addDays(day, besideDays)) return null;
  const kept = { ...record, paidUntil: moved(to) };
  return withAccess(free ? kept : { ...kept, timeGivenBack: { at: now, until: promised } }, now);
}
