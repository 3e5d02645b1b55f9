import type { Account, AccountState } from '#domain/account.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import { nextTotalOf } from './change/newPrice.ts';
import { coveredUntil, accessEndOf, timeGivenBackOf, withPromisedEnd } from './access.ts';
import { confirmationFrom, nextChargeOn } from './confirmation.ts';
import { isAlive, isFree, isSuspended } from './recordStatus.ts';

/** The state of a record as owners see it. An unknown status counts as active, so that no owner is locked out. */
export function accountStateOf(record: SubscriptionRecord, now: Date): AccountState {
  if (!isAlive(record)) return accessEndOf(record).accessUntil > now ? 'cancelled' : 'ended';
  if (record.pause) return 'paused';
  if (isSuspended(record)) return 'suspended';
  if (failedPaymentOf(record)) return 'paymentFailed';
  if (timeGivenBackFrom(record, now)) return 'unpaid';
  const { trialDays, trialEndsAt } = confirmationFrom(record);
  const inTrial = trialDays > 0 && new Date(trialEndsAt) > now && !isFree(record);
  return inTrial ? 'trial' : 'active';
}

/** The next charge at the provider; null if there is none. */
export function nextChargeOf(record: SubscriptionRecord): Account['nextCharge'] {
  const next = nextChargeOn(withPromisedEnd(record));
  const { currency } = confirmationFrom(record);
  const amount = nextTotalOf(record);
  const runs = record.pause !== null || !isSuspended(record);
  const charges = isAlive(record) && runs && !isFree(record) && amount > 0;
  return charges && next ? { at: next.toISOString(), amount, currency } : null;
}

/** When a subscription was cancelled and until when it can be used; both null while it runs. */
export function endingOf(record: SubscriptionRecord): Pick<Account, 'cancelledAt' | 'accessUntil'> {
  if (isAlive(record)) return { cancelledAt: null, accessUntil: null };
  const { at, accessUntil } = accessEndOf(record);
  return { cancelledAt: at?.toISOString() ?? null, accessUntil: accessUntil.toISOString() };
}

/** The failed charge that is still unpaid. */
export function failedPaymentOf(record: SubscriptionRecord): Account['failedPayment'] {
  const { at = null, amount = null, nextTryAt = null } = record.failedPayment ?? {};
  if (at === null || amount === null || !isAlive(record)) return null;
  const { currency } = confirmationFrom(record);
  return { at: at.toISOString(), amount, currency, nextTryAt: nextTryAt?.toISOString() ?? null };
}

/** The current period of a running subscription, if its charge was refunded. */
export function timeGivenBackFrom(record: SubscriptionRecord, now: Date): Account['timeGivenBack'] {
  const given = timeGivenBackOf(record);
  const covered = coveredUntil(record);
  if (!given || !isAlive(record) || (covered !== null && covered > now)) return null;
  return { at: given.at.toISOString(), until: given.until.toISOString() };
}
