import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { extraDevicesOf } from '#domain/posDevices.ts';
import { lastChargeOf, type SubscriptionRecord } from '../documents/subscription.ts';
import { failedChargeOf, owedIn } from '../ledger/owed.ts';
import { confirmationFrom, nextChargeOn } from '../subscription/confirmation.ts';
import { isAlive } from '../subscription/recordStatus.ts';
import { accessEndOf, standingIn } from './standingOf.ts';

/** A number of devices, with the price of the period that pays for them. */
interface PaidDevices {
  posDevices: number;
  /** In minor units per period. */
  total: number;
}

/** Devices and price in a part of a record; null if it does not name both. */
function devicesIn(
  part: { posDevices: number | null; total: number | null } | null | undefined,
): PaidDevices | null {
  const { posDevices = null, total = null } = part ?? {};
  return posDevices === null || total === null ? null : { posDevices, total };
}

/** The devices that count now. They may differ from the agreed ones (R-CHANGE-DEVICES). */
export function countedIn(record: SubscriptionRecord): PaidDevices {
  return devicesIn(record.billing?.countedDevices) ?? confirmationFrom(record);
}

/**
 * The record in which these devices count until a day, when the agreed ones replace them. The dashboard reads the number from
 * `payment_parts`.
 */
export function countDevicesUntil(
  record: SubscriptionRecord,
  { posDevices, total }: PaidDevices,
  until: Date,
): SubscriptionRecord {
  const { billing, paymentParts } = record;
  const quantity = extraDevicesOf(posDevices);
  return {
    ...record,
    paymentParts: {
      basePrice: null,
      ...paymentParts,
      additionalDevices: { planId: null, ...paymentParts?.additionalDevices, quantity },
    },
    billing: billing && {
      ...billing,
      countedDevices: billing.posDevices === posDevices ? null : { posDevices, total, until },
    },
  };
}

/** A new subscription while an earlier period lasts: the paid devices count until its first charge. */
export function countFormerDevices(
  record: SubscriptionRecord,
  former: SubscriptionRecord | undefined,
  { startsAt, approved }: { startsAt: Date | null; approved: Date },
): SubscriptionRecord {
  return former && startsAt && startsAt > approved
    ? countDevicesUntil(record, countedIn(former), startsAt)
    : record;
}

/** A free subscription that has ended: the devices paid for earlier count again, until the end of that paid time. */
export function countPaidDevices(record: SubscriptionRecord): SubscriptionRecord {
  const { paidDevices: posDevices } = record;
  return posDevices === null
    ? record
    : countDevicesUntil(record, { posDevices, total: 0 }, accessEndOf(record).accessUntil);
}

/** A charge that is new to the record: its amount without older debts; `repaid`: it paid debts only. */
function newCharge(
  before: SubscriptionRecord,
  after: SubscriptionRecord,
  { lastPayment }: ProviderSubscription,
): { amount: number; repaid: boolean } | null {
  const [known, paidAt] = [lastChargeOf(before), lastChargeOf(after)];
  if (!lastPayment || !paidAt || (known && paidAt <= known)) return null;
  const { amount } = lastPayment;
  const owed = owedIn(before);
  return { amount: amount > owed ? amount - owed : amount, repaid: amount === owed };
}

/** The devices whose price equals the charge; the smallest number if no price matches. */
function paidBy(amount: number, candidates: readonly PaidDevices[]): PaidDevices | undefined {
  const exact = candidates.find(({ total }) => total === amount);
  return exact ?? candidates.toSorted((one, other) => one.posDevices - other.posDevices)[0];
}

/** Whether the free trial runs and nothing was charged. */
function isInTrial(record: SubscriptionRecord, now: Date): boolean {
  const { trialDays = null } = record.billing ?? {};
  const { firstCharge } = standingIn(record);
  if (trialDays === null || firstCharge === null) return false;
  return trialDays > 0 && firstCharge > now && lastChargeOf(record) === null;
}

/** Until when the devices of `before` still count after others were agreed on; null if they no longer count. */
function countsUntil(
  before: SubscriptionRecord,
  posDevices: number,
  { after = before, now }: { after?: SubscriptionRecord; now: Date },
): Date | null {
  const counted = countedIn(before);
  if (posDevices === counted.posDevices || isInTrial(after, now)) return null;
  const noted = before.billing?.countedDevices?.until;
  if (posDevices > counted.posDevices) return noted && noted > now ? noted : (nextChargeOn(after) ?? now);
  // For more devices, the stored day is a charge, which may fail. Only for fewer is it the end of the paid time.
  const fewer = (devicesIn(before.billing)?.posDevices ?? 0) < counted.posDevices;
  const until = fewer && noted ? noted : standingIn(before).coveredUntil;
  return until && until > now ? until : null;
}

/** When a new number of devices would count; null for immediately, as in the free trial. */
export function devicesFrom(record: SubscriptionRecord, posDevices: number, now: Date): Date | null {
  return countsUntil(record, posDevices, { now });
}

/**
 * Decides which devices count after reading the provider: more from the charge that pays for them, fewer from the end of the
 * paid time. In the free trial the agreed number counts, because nothing is paid (R-CHANGE-DEVICES). The amount of a charge
 * shows what it paid for, because the consent may have come just after it.
 */
export function settleDevices(
  before: SubscriptionRecord,
  read: SubscriptionRecord,
  { subscription, now }: { subscription: ProviderSubscription; now: Date },
): SubscriptionRecord {
  const agreed = devicesIn(read.billing);
  // An imported record is taken as it is.
  if (!agreed || !before.billing) return read;
  const counted = countedIn(before);
  const next = nextChargeOn(read) ?? now;
  const earlier = [devicesIn(before.billing), devicesIn(before.billing.changedFrom)];
  const terms = [agreed, counted, ...earlier.filter((one) => one !== null)];
  const charge = newCharge(before, read, subscription);
  if (charge) {
    const failed = failedChargeOf(before)?.posDevices ?? null;
    const repaid = charge.repaid && failed !== null;
    const paid = repaid ? { posDevices: failed, total: charge.amount } : paidBy(charge.amount, terms);
    return countDevicesUntil(read, paid ?? agreed, next);
  }
  if (!isAlive(read)) return read;
  const until = countsUntil(before, agreed.posDevices, { after: read, now });
  return until ? countDevicesUntil(read, counted, until) : countDevicesUntil(read, agreed, next);
}
