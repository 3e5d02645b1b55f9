import { givesAccess, type Account, type AccountState } from '#domain/account.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import { failedChargeOf } from '../ledger/facts.ts';
import { nextTotalOf } from '../subscription/change.ts';
import { confirmationFrom } from '../subscription/confirmation.ts';
import { isAlive, isFree, isSuspended } from '../subscription/recordStatus.ts';
import { countedInstead } from './countedDevices.ts';
import { accessEndOf, standingIn } from './standingOf.ts';

export function hasAccess(record: SubscriptionRecord, now: Date): boolean {
  const { pause } = record;
  return givesAccess({
    state: accountStateOf(record, now),
    refundedTime: refundedTimeOf(record, now),
    pause,
  });
}

/** The state of a record as owners see it. An unknown status counts as active, so that no owner is locked out. */
export function accountStateOf(record: SubscriptionRecord, now: Date): AccountState {
  if (!isAlive(record)) return accessEndOf(record).accessUntil > now ? 'cancelled' : 'ended';
  if (record.pause) return 'paused';
  if (isSuspended(record)) return 'suspended';
  if (failedPaymentOf(record)) return 'paymentFailed';
  if (refundedTimeOf(record, now)) return 'refunded';
  const { trialDays } = confirmationFrom(record);
  const { firstCharge } = standingIn(record);
  const inTrial = trialDays > 0 && firstCharge !== null && firstCharge > now && !isFree(record);
  return inTrial ? 'trial' : 'active';
}

export function nextChargeOf(record: SubscriptionRecord, now: Date): Account['nextCharge'] {
  const next = standingIn(record).promised.nextCharge;
  const { currency } = confirmationFrom(record);
  const amount = nextTotalOf(record, now);
  const runs = record.pause !== null || !isSuspended(record);
  const charges = runs && !isFree(record) && amount > 0;
  return charges && next ? { at: next.toISOString(), amount, currency } : null;
}

/** When a subscription was canceled and until when it can be used; both null while it runs. */
export function endingOf(record: SubscriptionRecord): Pick<Account, 'cancelledAt' | 'accessUntil'> {
  if (isAlive(record)) return { cancelledAt: null, accessUntil: null };
  const { at, accessUntil } = accessEndOf(record);
  return { cancelledAt: at?.toISOString() ?? null, accessUntil: accessUntil.toISOString() };
}

/** The charge that is unpaid, also after the end, which it explains; then it is not tried again. */
export function failedPaymentOf(record: SubscriptionRecord): Account['failedPayment'] {
  const failed = failedChargeOf(record);
  if (!failed) return null;
  const { at, amount } = failed;
  const { currency } = confirmationFrom(record);
  const nextTryAt = isAlive(record) ? failed.nextTryAt : null;
  return { at: at.toISOString(), amount, currency, nextTryAt: nextTryAt?.toISOString() ?? null };
}

/** The current period of a running subscription, if its charge was refunded. */
export function refundedTimeOf(record: SubscriptionRecord, now: Date): Account['refundedTime'] {
  const { lost, coveredUntil } = standingIn(record);
  if (!lost || !isAlive(record) || (coveredUntil !== null && coveredUntil > now)) return null;
  return { at: lost.at.toISOString(), until: lost.until.toISOString() };
}

/**
 * The confirmation of a subscription with the devices that count now, and the dates as its pauses have moved them and as the running
 * one promises them.
 */
export function datedConfirmation(record: SubscriptionRecord, now: Date): Confirmation {
  const confirmation = confirmationFrom(record);
  const { firstCharge } = standingIn(record).promised;
  const counted = countedInstead(record, now);
  return {
    ...confirmation,
    countedDevices: counted && { posDevices: counted.posDevices, until: counted.until.toISOString() },
    trialEndsAt: firstCharge?.toISOString() ?? confirmation.trialEndsAt,
  };
}
