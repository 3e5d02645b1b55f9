import { queueCancellation } from '../cancel/outbox.ts';
import type { ServerContext } from '../context/context.ts';
import {
  serializeSubscription,
  subscriptionRef,
  type SubscriptionRecord,
} from '../documents/subscription.ts';
import { writeChangeMails } from '../mails/lifecycleMails.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import type { Transaction } from '../store/Store.ts';
import { refundOnLeaving, withCancellation } from '../subscription/access.ts';
import { withPayments } from '../subscription/paymentFacts.ts';
import { isAlive } from '../subscription/recordStatus.ts';

/**
 * Whether a charge has failed for good, which ends the subscription: the provider has given up trying, or a debt of an earlier
 * subscription shows that waiting for the tries gives time that is never paid for. Null if not, or the moment.
 */
function failedForGood(
  record: SubscriptionRecord,
  { status, failedPayments, outstanding, nextRetryAt, statusSince }: ProviderSubscription,
  now: Date,
): Date | null {
  if (!isAlive(record) || record.pause || (failedPayments === 0 && outstanding === 0)) return null;
  const isGivenUp = status === 'suspended' && (nextRetryAt === null || new Date(nextRetryAt) <= now);
  if (isGivenUp) return statusSince === null ? now : new Date(statusSince);
  return status === 'active' && (record.owedBefore ?? 0) > 0 ? now : null;
}

/**
 * Ends a subscription whose charge has failed for good, and queues its cancellation, with the refund of a debt that is collected
 * later. Reads, so it must come before the transaction's first write.
 * @returns whether it ended now.
 */
export async function endUnpaid(
  transaction: Transaction,
  context: ServerContext,
  request: { email: string; record: SubscriptionRecord; subscription: ProviderSubscription },
): Promise<boolean> {
  const { email, record, subscription } = request;
  const now = context.now();
  const at = failedForGood(record, subscription, now);
  if (!at) return false;
  const { id: subscriptionId } = subscription;
  const refundSince = refundOnLeaving(record, at);
  await queueCancellation(transaction, { subscriptionId, reason: 'unpaid', refundSince, now });
  const known = withPayments(record, subscription, now);
  const after = { ...withCancellation(known, { at, by: 'provider', reason: null }), status: 'cancelled' };
  transaction.set(subscriptionRef(email), serializeSubscription(after));
  writeChangeMails(transaction, context, { email, before: record, after });
  return true;
}
