import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import type { RefundSince } from '../documents/cancellation.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import { isInPause, pausedSince } from './pauseSpan.ts';

/** From when on no charge is due, because the owner has left or paused. */
export interface NothingDue {
  since: Date;
  /**
   * The last charge that was known then, which was due. The provider may list it with a later time of the same day. Null if
   * there was none.
   */
  due: Date | null;
}

/** How much later the provider may list a charge than it tells of it. */
const listedLaterDays = 1;

/** The moment from which on to ask for charges, so that the due one is among them. */
export function askSince({ since, due }: NothingDue): Date {
  const earliest = due && new Date(subDays(new UTCDate(due), listedLaterDays));
  return earliest && earliest < since ? earliest : since;
}

/** The charges that were not due, of all that were made around and after the moment. */
export function undueCharges<Charge>(
  charges: readonly Charge[],
  atOf: (charge: Charge) => Date,
  { since, due }: NothingDue,
): Charge[] {
  const sorted = charges.toSorted((one, other) => atOf(one).getTime() - atOf(other).getTime());
  const later = sorted.filter((charge) => atOf(charge) > since);
  if (due === null) return later;
  const [from, to] = [subDays(new UTCDate(due), listedLaterDays), addDays(new UTCDate(due), listedLaterDays)];
  const isListed = sorted.some((charge) => atOf(charge) >= from && atOf(charge) <= since);
  const [first] = later;
  const isLate = !isListed && first !== undefined && atOf(first) <= to;
  return isLate ? later.slice(1) : later;
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
