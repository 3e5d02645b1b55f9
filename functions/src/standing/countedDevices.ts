import { extraDevicesOf } from '#domain/posDevices.ts';
import { lastChargeOf, type SubscriptionRecord } from '../documents/subscription.ts';
import { paidTermsAt } from '../ledger/billedTerms.ts';
import { confirmationFrom, nextChargeOn } from '../subscription/confirmation.ts';
import { isAlive } from '../subscription/recordStatus.ts';
import { accessEndOf, standingIn } from './standingOf.ts';

/** The devices that count now. They may differ from the agreed ones (R-CHANGE-DEVICES). */
export function countedIn(record: SubscriptionRecord): number {
  return record.billing?.countedDevices?.posDevices ?? confirmationFrom(record).posDevices;
}

/**
 * The record in which these devices count until a day, when the agreed ones replace them. The dashboard reads the number from
 * `payment_parts`.
 */
export function countDevicesUntil(
  record: SubscriptionRecord,
  posDevices: number,
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
      countedDevices: billing.posDevices === posDevices ? null : { posDevices, until },
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
    : countDevicesUntil(record, posDevices, accessEndOf(record).accessUntil);
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
  if (posDevices === counted || isInTrial(after, now)) return null;
  const stored = before.billing?.countedDevices?.until;
  if (posDevices > counted) return stored && stored > now ? stored : (nextChargeOn(after) ?? now);
  // For more devices, the stored day is a charge, which may fail. Only for fewer is it the end of the paid time.
  const fewer = (before.billing?.posDevices ?? 0) < counted;
  const until = fewer && stored ? stored : standingIn(before).coveredUntil;
  return until && until > now ? until : null;
}

/** When a new number of devices would count; null for immediately, as in the free trial. */
export function devicesFrom(record: SubscriptionRecord, posDevices: number, now: Date): Date | null {
  return countsUntil(record, posDevices, { now });
}

/**
 * Decides which devices count after reading the provider: more from the charge that pays for them, fewer from the end of the
 * paid time. In the free trial the agreed number counts, because nothing is paid (R-CHANGE-DEVICES). A charge shows what it paid
 * for (`termsPaidBy`), because the consent may have come just after it.
 */
export function settleDevices(
  before: SubscriptionRecord,
  read: SubscriptionRecord,
  now: Date,
): SubscriptionRecord {
  const agreed = read.billing?.posDevices ?? null;
  // An imported record is taken as it is.
  if (agreed === null || !before.billing) return read;
  const next = nextChargeOn(read) ?? now;
  const [known, paidAt] = [lastChargeOf(before), lastChargeOf(read)];
  if (paidAt && (!known || paidAt > known))
    return countDevicesUntil(read, paidTermsAt(read, paidAt)?.posDevices ?? agreed, next);
  if (!isAlive(read)) return read;
  const until = countsUntil(before, agreed, { after: read, now });
  return until ? countDevicesUntil(read, countedIn(before), until) : countDevicesUntil(read, agreed, next);
}
