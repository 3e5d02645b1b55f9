import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { ifKnown } from '../payments/PaymentProviderError.ts';
import type { ServerContext } from '../context/context.ts';
import type { CancelReason } from '../documents/cancellation.ts';
import { pausedNote } from '../standing/pause.ts';
import { isFinal } from '../subscription/recordStatus.ts';

/** What the provider keeps as the reason. */
const reasonWords = {
  duplicate: 'The owner already has a subscription',
  mismatch: 'The subscription is not the one that was offered',
  orphan: 'No account belongs to this subscription',
  unknown: 'No record or checkout of this subscription exists',
  suspended: 'The subscription was suspended before it began',
  deleted: 'The owner has deleted the account',
  owner: 'The owner has canceled',
  support: 'Customer support has canceled',
  ended: 'The subscription has ended',
  chargeFailed: 'The charge has failed for good',
  pause: 'The pause could not end as was promised',
} as const satisfies Record<CancelReason, string>;

/** The reasons for which an approved subscription ends that was never recorded, or whose owner is gone. */
const neverOpened = ['duplicate', 'mismatch', 'orphan', 'unknown', 'suspended', 'deleted'] as const;

/** Whether what the provider keeps as the reason of an end says that the subscription was never opened here. */
export function wasNeverOpened(statusNote: string | undefined): boolean {
  return neverOpened.some((reason) => statusNote?.startsWith(reasonWords[reason]));
}

/**
 * Cancels a subscription and reads it back. Returns the subscription only if the provider reports it as ended; the response
 * to the cancel request does not count. `notFound`: the provider knows no such subscription, which may be temporary.
 */
export async function cancelAtProvider(
  { payments }: ServerContext,
  { id, reason, pausedSince }: { id: string; reason: CancelReason; pausedSince: Date | null },
): Promise<ProviderSubscription | 'alive' | 'notFound'> {
  const note = reasonWords[reason] + (pausedSince ? pausedNote(pausedSince) : '');
  await ifKnown(payments.cancelSubscription({ id, reason: note }));
  const subscription = await ifKnown(payments.readSubscription(id));
  if (!subscription) return 'notFound';
  return isFinal(subscription.status) ? subscription : 'alive';
}
