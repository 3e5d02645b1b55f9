import type { SubscriptionRecord } from '../documents/subscription.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import type { SubscriptionEvent } from '../states/subscription.ts';
import { effectsOn, stateOf } from '../subscription/recordStatus.ts';

/** The event that a status from the provider causes for a record. */
export const eventOf = {
  active: 'resumed',
  suspended: 'suspended',
  cancelled: 'endedAtProvider',
  expired: 'endedAtProvider',
} as const satisfies Record<string, SubscriptionEvent>;

/** A status of a recorded subscription. */
export type RecordedStatus = keyof typeof eventOf;

/** A subscription that was read, and when the read began. */
export interface Reading {
  subscription: ProviderSubscription;
  begun: Date;
}

/** For this long after a change of status, a read that began before it may still arrive. */
const slowReadMs = 15 * 60_000;

/** Whether a status is so recent that a slower read may still arrive with the previous one. */
export function isRecent({ subscription, begun }: Reading): boolean {
  const { statusSince } = subscription;
  return statusSince !== null && begun.getTime() - Date.parse(statusSince) < slowReadMs;
}

/**
 * Whether the record has a later state than the one that was read, which a slow read must not undo. An end is final.
 * Otherwise the later status by the provider's clock counts, which has whole seconds. Within one second, the read that began
 * later counts: every change sends an event, and the last change's event is read after all of them
 * (reference/PayPal.mdx#subscription-status).
 */
export function isStale(
  record: SubscriptionRecord,
  { subscription, begun }: Reading,
  status: RecordedStatus,
): boolean {
  const { statusSince } = subscription;
  const effects = effectsOn(record, eventOf[status]);
  if (effects === null && stateOf(record) !== stateOf({ status, pause: null })) return true;
  const { statusSince: known = null, statusRead: read = null } = record.billing ?? {};
  if (known === null || statusSince === null) return false;
  const since = Date.parse(statusSince);
  if (since !== known.getTime()) return since < known.getTime();
  return read !== null && begun < read && effects?.includes('note the end of what is paid for') !== true;
}
