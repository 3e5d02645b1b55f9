import type { SubscriptionRecord } from '../documents/subscription.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import type { CommandName } from '../standing/commands.ts';
import { allowedFor } from '../standing/decide.ts';
import { isFinal } from '../subscription/recordStatus.ts';

export const commandOf = {
  active: 'providerSaysActive',
  suspended: 'providerSaysSuspended',
  cancelled: 'providerSaysEnded',
  expired: 'providerSaysEnded',
} as const satisfies Record<string, CommandName>;

export type RecordedStatus = keyof typeof commandOf;

export interface Reading {
  subscription: ProviderSubscription;
  begun: Date;
}

/** For this long after a change of status, a read that began before it may still arrive. */
export const slowReadMs = 15 * 60_000;

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
  const allowed = allowedFor(record, commandOf[status]);
  // A later read of an ended one may tell of its payments.
  if (!allowed && !(isFinal(status) && isFinal(record.status))) return true;
  const { statusSince: known = null, statusRead: read = null } = record.billing ?? {};
  if (known === null || statusSince === null) return false;
  const since = Date.parse(statusSince);
  if (since !== known.getTime()) return since < known.getTime();
  return read !== null && begun < read && allowed?.to !== 'ended';
}
