import { chargeAfterPause, type PauseSpan } from '#domain/pause.ts';
import { lastChargeOf, type StoredPause, type SubscriptionRecord } from '../documents/subscription.ts';
import { addFacts, latest } from '../ledger/facts.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';

/** Since when a pause keeps the remaining days: since its confirmation, or since the request while it is unconfirmed. */
export function pausedSince({ from, askedAt }: StoredPause): Date {
  return from ?? askedAt;
}

/** The dates that define a pause. */
export function spanOf(pause: StoredPause): PauseSpan {
  return { from: pausedSince(pause), until: pause.until, endBefore: pause.endBefore };
}

/** The first charge after a pause, as it was promised when the pause began. */
export function promisedCharge(pause: StoredPause): Date {
  return chargeAfterPause(spanOf(pause));
}

/** The last payment that was due: until `by` if that is given, and never in a pause that runs or has failed. Null if none was. */
export function lastDueCharge(
  { facts, pause }: Pick<SubscriptionRecord, 'facts' | 'pause'>,
  by: Date | null = null,
): Date | null {
  return lastChargeOf({ facts }, pause ? pausedSince(pause) : by);
}

/** Whether the provider has charged since the pause began. Such a pause fails at its end, and the subscription ends. */
export function wasChargedIn(
  pause: StoredPause,
  { lastPayment }: Pick<ProviderSubscription, 'lastPayment'>,
): boolean {
  return lastPayment !== null && lastPayment.at > pausedSince(pause);
}

/** The record whose pause is over: the time that ran when it began now ends at `endAfter`. */
export function recordPauseOver(record: SubscriptionRecord, endAfter: Date): SubscriptionRecord {
  const { pause } = record;
  if (!pause) return record;
  return addFacts(record, [{ kind: 'paused', at: pausedSince(pause), endBefore: pause.endBefore, endAfter }]);
}

/** The end of the paid time if the pause ends at `at` and the remaining days begin. */
export function endOfPauseAt({ pause }: SubscriptionRecord, at: Date): Date {
  if (!pause) return at;
  const span = spanOf(pause);
  const left = Math.max(0, span.endBefore.getTime() - span.from.getTime());
  // Never earlier than the charge promised for a pause that ends now.
  const promised = chargeAfterPause({ ...span, until: at });
  return latest([new Date(at.getTime() + left), promised]);
}
