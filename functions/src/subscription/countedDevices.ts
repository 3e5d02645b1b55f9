import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { extraDevicesOf } from '#domain/posDevices.ts';
import { isFields, type Fields } from '../store/Store.ts';
import { coveredUntil, endOf } from './access.ts';
import { confirmationFrom } from '../documents/confirmation.ts';
import { mapIn, momentIn } from '../documents/fieldValues.ts';
import { isAlive } from '../documents/recordStatus.ts';
import { storedNames } from '../documents/storedNames.ts';

/** A number of devices with the price of a period that pays for it. */
interface PaidDevices {
  posDevices: number;
  /** Minor units a period. */
  total: number;
}

/** The agreed devices: what the next charge pays for. */
function agreedIn(billing: Fields): PaidDevices | null {
  const { pos_devices: posDevices, total } = billing;
  return typeof posDevices === 'number' && typeof total === 'number' ? { posDevices, total } : null;
}

/** The devices that count now, which may be other ones than those agreed on (R-CHANGE-DEVICES). */
export function countedIn(record: Fields): PaidDevices {
  const stored = agreedIn(mapIn(mapIn(record, 'billing'), storedNames.countedDevices));
  return stored ?? confirmationFrom(record);
}

/**
 * The record in which so many devices count, until a day on which the agreed ones may take their place. The dashboard
 * reads the number from `payment_parts`.
 */
export function withCounted(record: Fields, { posDevices, total }: PaidDevices, until: Date): Fields {
  const { [storedNames.countedDevices]: _, ...billing } = mapIn(record, 'billing');
  const parts = mapIn(record, 'payment_parts');
  const devices = mapIn(parts, 'additional_devices');
  const counted = { pos_devices: posDevices, total, until };
  return {
    ...record,
    payment_parts: { ...parts, additional_devices: { ...devices, quantity: extraDevicesOf(posDevices) } },
    billing: {
      ...billing,
      ...(billing['pos_devices'] !== posDevices && { [storedNames.countedDevices]: counted }),
    },
  };
}

/** A new subscription while an earlier period lasts: until its first charge the devices count that are paid for. */
export function withFormerDevices(
  record: Fields,
  former: Fields | undefined,
  { startsAt, approved }: { startsAt: Date | null; approved: Date },
): Fields {
  return former && startsAt && startsAt > approved
    ? withCounted(record, countedIn(former), startsAt)
    : record;
}

/** A free subscription that has ended: until the end of what was paid for before it, those devices count again. */
export function withPaidDevices(record: Fields): Fields {
  const { [storedNames.paidDevices]: posDevices } = record;
  const until = endOf(record).accessUntil;
  return typeof posDevices === 'number' ? withCounted(record, { posDevices, total: 0 }, until) : record;
}

/** A charge that the record did not know: its amount without older debts; `repaid`: it paid for those alone. */
function newCharge(
  before: Fields,
  after: Fields,
  { lastPayment }: ProviderSubscription,
): { amount: number; repaid: boolean } | null {
  const known = momentIn(before, 'last_charging_date');
  const paidAt = momentIn(after, 'last_charging_date');
  if (!lastPayment || !paidAt || (known && paidAt <= known)) return null;
  const { amount } = lastPayment;
  const owed = owedIn(before);
  return { amount: amount > owed ? amount - owed : amount, repaid: amount === owed };
}

/** What failed charges left unpaid. */
function owedIn(record: Fields): number {
  const { amount } = mapIn(record, storedNames.failedPayment);
  return typeof amount === 'number' ? amount : 0;
}

/** The record with the devices that a failed charge was for: when it is made good, they count. */
function withFailedDevices(before: Fields, after: Fields, terms: readonly PaidDevices[]): Fields {
  const failed = after[storedNames.failedPayment];
  if (!isFields(failed)) return after;
  const more = owedIn(after) - owedIn(before);
  const { pos_devices: known } = mapIn(before, storedNames.failedPayment);
  const posDevices = more > 0 ? paidBy(more, terms)?.posDevices : known;
  if (posDevices === undefined) return after;
  return { ...after, [storedNames.failedPayment]: { ...failed, pos_devices: posDevices } };
}

/** The devices whose price a charge is; the fewest where it is the price of none of these. */
function paidBy(amount: number, candidates: readonly PaidDevices[]): PaidDevices | undefined {
  const exact = candidates.find(({ total }) => total === amount);
  return exact ?? candidates.toSorted((one, other) => one.posDevices - other.posDevices)[0];
}

/** Whether the free trial runs and nothing was charged. */
function isInTrial(record: Fields, now: Date): boolean {
  const { trial_days: days } = mapIn(record, 'billing');
  const ends = momentIn(mapIn(record, 'billing'), 'trial_ends');
  const charged = momentIn(record, 'last_charging_date') !== null;
  return typeof days === 'number' && days > 0 && ends !== null && ends > now && !charged;
}

/** Until when the devices of `before` go on counting once others are agreed on; null: no longer. */
function countsUntil(
  before: Fields,
  posDevices: number,
  { after = before, now }: { after?: Fields; now: Date },
): Date | null {
  const counted = countedIn(before);
  if (posDevices === counted.posDevices || isInTrial(after, now)) return null;
  const billing = mapIn(before, 'billing');
  const noted = momentIn(mapIn(billing, storedNames.countedDevices), 'until');
  const next = momentIn(mapIn(after, 'subscriptionDetails'), 'next_billing_time');
  if (posDevices > counted.posDevices) return noted && noted > now ? noted : (next ?? now);
  // What was noted for more devices is the day of a charge, which may fail; only for fewer is it the end of what is paid.
  const fewer = (agreedIn(billing)?.posDevices ?? 0) < counted.posDevices;
  const until = fewer && noted ? noted : coveredUntil(before);
  return until && until > now ? until : null;
}

/** When other devices would count: null for at once, as in the free trial. */
export function devicesFrom(record: Fields, posDevices: number, now: Date): Date | null {
  return countsUntil(record, posDevices, { now });
}

/**
 * Settles which devices count after the provider was read: more from the charge that pays for them, fewer from the end of
 * what is paid for, and in the free trial whatever is agreed on, because nothing is paid there (R-CHANGE-DEVICES). A
 * charge says by its amount what it paid for, since the consent may have come a moment after it.
 */
export function settleDevices(
  before: Fields,
  read: Fields,
  { subscription, now }: { subscription: ProviderSubscription; now: Date },
): Fields {
  const billing = mapIn(before, 'billing');
  const agreed = agreedIn(mapIn(read, 'billing'));
  // An imported record is taken as it is.
  if (!agreed || !('billing' in before)) return read;
  const counted = countedIn(before);
  const next = momentIn(mapIn(read, 'subscriptionDetails'), 'next_billing_time') ?? now;
  const earlier = [agreedIn(billing), agreedIn(mapIn(billing, 'changed_from'))];
  const terms = [agreed, counted, ...earlier.filter((one) => one !== null)];
  const charge = newCharge(before, read, subscription);
  const after = withFailedDevices(before, read, terms);
  if (charge) {
    const { pos_devices: failed } = mapIn(before, storedNames.failedPayment);
    const repaid = charge.repaid && typeof failed === 'number';
    const paid = repaid ? { posDevices: failed, total: charge.amount } : paidBy(charge.amount, terms);
    return withCounted(after, paid ?? agreed, next);
  }
  if (!isAlive(after)) return after;
  const until = countsUntil(before, agreed.posDevices, { after, now });
  return until ? withCounted(after, counted, until) : withCounted(after, agreed, next);
}
