import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';

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
