import { UTCDate } from '@date-fns/utc';
import { addDays, subDays } from 'date-fns';
import type { Fields } from '../store/Store.ts';
import { coveredUntil, endOf } from './access.ts';
import { isUsedCharge, returnedOf } from '../documents/charges.ts';
import { latest, mapIn, momentIn } from '../documents/fieldValues.ts';
import { isAlive, isFree } from '../documents/recordStatus.ts';
import { storedNames } from '../documents/storedNames.ts';

/** The end of an ended record, computed anew from what is paid for. */
function withAccess(record: Fields, now: Date): Fields {
  if (isAlive(record)) return record;
  const ending = mapIn(record, storedNames.ending);
  const at = endOf(record).at ?? now;
  return {
    ...record,
    [storedNames.ending]: { ...ending, access_until: latest([at, coveredUntil(record)]) ?? at },
  };
}

/**
 * The record with what its charges pay for. A charge that was given back in full pays for nothing; one that was given back in
 * part pays for all of its period (R-CHARGE-GIVEN-BACK). When the last charge was given back, the provider's next charge is not
 * the end of anything that is paid for.
 */
export function withPaidTime(record: Fields, charges: Iterable<Fields>, now: Date): Fields {
  const used = [...charges].filter(isUsedCharge).toSorted((one, other) => {
    return (momentIn(one, 'at')?.getTime() ?? 0) - (momentIn(other, 'at')?.getTime() ?? 0);
  });
  const last = used.at(-1);
  if (!last) return record;
  const kept = used.filter((charge) => returnedOf(charge) !== 'all');
  const ends = kept.map((charge) => momentIn(charge, 'period_end'));
  const { [storedNames.paidUntil]: _, [storedNames.timeGivenBack]: __, ...rest } = record;
  if (kept.length === used.length) {
    const until = latest([momentIn(record, storedNames.paidUntil), ...ends]);
    const paid = { ...rest, [storedNames.paidUntil]: until };
    const ending = mapIn(record, storedNames.ending);
    const known = momentIn(ending, 'access_until');
    if (isAlive(record) || known === null || until === null || known >= until) return paid;
    return { ...paid, [storedNames.ending]: { ...ending, access_until: until } };
  }
  const until = latest(ends);
  const given = returnedOf(last) === 'all' && {
    [storedNames.timeGivenBack]: {
      at: momentIn(last, 'returned_at') ?? now,
      until: momentIn(last, 'period_end') ?? now,
    },
  };
  return withAccess({ ...rest, ...(until && { [storedNames.paidUntil]: until }), ...given }, now);
}

/** The end of an earlier subscription's time, as it was and as it is. */
export interface Shortened {
  from: Date;
  to: Date;
}

/** The end of an ended record before and after a change, where it is earlier now. */
export function shortenedBy(before: Fields, after: Fields): Shortened | null {
  if (isAlive(before) || isAlive(after)) return null;
  const [from, to] = [endOf(before).accessUntil, endOf(after).accessUntil];
  return to < from ? { from, to } : null;
}

/** The provider may begin a subscription so many days beside the moment that was promised. */
const besideDays = 1;

/**
 * A later record of the owner without the time that it had from an earlier one: a start that was put off until the end of what
 * was paid for, or what a free subscription keeps for afterwards. Null where it has none of it, or has been charged since.
 */
export function withoutPromise(record: Fields, { from, to }: Shortened, now: Date): Fields | null {
  const billing = mapIn(record, 'billing');
  const free = isFree(record);
  // Without a trial, the end of the trial is the start that was put off.
  const startsLater = billing['trial_days'] === 0 && momentIn(record, 'last_charging_date') === null;
  if (!free && !startsLater) return null;
  const promised = free ? momentIn(record, storedNames.paidUntil) : momentIn(billing, 'trial_ends');
  if (promised === null || promised <= now) return null;
  const day = new UTCDate(from);
  if (promised < subDays(day, besideDays) || promised > addDays(day, besideDays)) return null;
  const kept = { ...record, [storedNames.paidUntil]: to };
  return withAccess(
    free ? kept : { ...kept, [storedNames.timeGivenBack]: { at: now, until: promised } },
    now,
  );
}
