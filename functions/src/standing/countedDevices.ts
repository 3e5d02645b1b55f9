import { extraDevicesOf } from '#domain/posDevices.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import { paidTermsAt } from '../ledger/billedTerms.ts';
import { confirmationFrom } from '../subscription/confirmation.ts';
import { isAlive, isFree } from '../subscription/recordStatus.ts';
import { accessEndOf, standingIn } from './standingOf.ts';

/** Devices that count instead of the agreed ones, and until when. */
interface Counted {
  posDevices: number;
  until: Date;
}

/** The devices that were agreed at a moment. */
function agreedAt({ facts, billing }: SubscriptionRecord, at: Date): number | null {
  const replaced = facts.find((fact) => fact.kind === 'termsReplaced' && fact.at > at);
  return replaced?.kind === 'termsReplaced' ? replaced.posDevices : (billing?.posDevices ?? null);
}

/**
 * The devices that are paid for: by the last payment, by an earlier subscription, or by none, after the first charge was due. Null
 * in the free trial, because nothing is paid.
 */
function paidDevicesOf(record: SubscriptionRecord, now: Date): number | null {
  const { lastPaid: paidAt, firstCharge } = standingIn(record);
  const kept = record.billing?.formerCounted?.posDevices ?? record.paidDevices;
  const known = paidTermsAt(record, paidAt)?.posDevices ?? kept;
  if (known !== null) return known;
  const since = paidAt ?? firstCharge;
  return since && since <= now ? agreedAt(record, since) : null;
}

/** What counts instead of `agreed`; null if that counts. */
function countedBefore(record: SubscriptionRecord, agreed: number, now: Date): Counted | null {
  if (isFree(record)) {
    const { paidDevices } = record;
    // Those that were paid for earlier count again when it ends.
    return isAlive(record) || paidDevices === null || paidDevices === agreed
      ? null
      : { posDevices: paidDevices, until: accessEndOf(record).accessUntil };
  }
  const paid = paidDevicesOf(record, now);
  if (paid === null || paid === agreed) return null;
  const { nextCharge, coveredUntil } = standingIn(record).promised;
  // Without a next charge, as after the end, nothing pays for more.
  if (agreed > paid) return { posDevices: paid, until: nextCharge ?? accessEndOf(record).accessUntil };
  return coveredUntil && coveredUntil > now ? { posDevices: paid, until: coveredUntil } : null;
}

/**
 * The devices that count instead of the agreed ones, and until when; null if the agreed ones count. More count from the charge that
 * pays for them, fewer from the end of the paid time, and in the free trial those that were agreed (R-CHANGE-DEVICES).
 */
export function countedInstead(record: SubscriptionRecord, now: Date): Counted | null {
  const agreed = record.billing?.posDevices ?? null;
  return agreed === null ? null : countedBefore(record, agreed, now);
}

/** The devices that count now. They may differ from the agreed ones. */
export function countedIn(record: SubscriptionRecord, now: Date): number {
  return countedInstead(record, now)?.posDevices ?? confirmationFrom(record).posDevices;
}

/** When a new number of devices would count; null for immediately, as in the free trial. */
export function devicesFrom(record: SubscriptionRecord, posDevices: number, now: Date): Date | null {
  return countedBefore(record, posDevices, now)?.until ?? null;
}

/** A new subscription; while an earlier period lasts, the devices paid for count until its first charge. */
export function keepFormerDevices(
  record: SubscriptionRecord,
  former: SubscriptionRecord | undefined,
  { startsAt, approved, now }: { startsAt: Date | null; approved: Date; now: Date },
): SubscriptionRecord {
  const isKept = former && startsAt && startsAt > approved;
  return isKept ? writeCounted({ ...record, paidDevices: countedIn(former, now) }, now) : record;
}

/** The record with the number that counts now where the dashboard reads it. Nothing here reads it. An imported one is taken as it is. */
export function writeCounted(record: SubscriptionRecord, now: Date): SubscriptionRecord {
  const { billing, paymentParts } = record;
  if ((billing?.posDevices ?? null) === null) return record;
  const quantity = extraDevicesOf(countedIn(record, now));
  const additionalDevices = { planId: null, ...paymentParts?.additionalDevices, quantity };
  return { ...record, paymentParts: { basePrice: null, ...paymentParts, additionalDevices } };
}
