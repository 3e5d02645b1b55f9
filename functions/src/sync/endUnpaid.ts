import { perform } from '../cancel/perform.ts';
import type { ServerContext } from '../context/context.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { allowedFor, decide, type Decision } from '../standing/decide.ts';
import type { Transaction } from '../store/Store.ts';
import { withPayments } from '../subscription/paymentFacts.ts';

/**
 * Whether a charge has failed for good, which ends the subscription: the provider has given up trying, or a debt of an earlier
 * subscription shows that waiting for the tries gives time that is never paid for. Null if not, or the moment.
 */
function failedForGood(
  record: SubscriptionRecord,
  { status, failedPayments, outstanding, nextRetryAt, statusSince }: ProviderSubscription,
  now: Date,
): Date | null {
  if (!allowedFor(record, 'giveUp') || (failedPayments === 0 && outstanding === 0)) return null;
  const isGivenUp = status === 'suspended' && (nextRetryAt === null || new Date(nextRetryAt) <= now);
  if (isGivenUp) return statusSince === null ? now : new Date(statusSince);
  return status === 'active' && (record.owedBefore ?? 0) > 0 ? now : null;
}

/**
 * Ends a subscription whose charge has failed for good, and queues its cancellation, with the refund of a debt that is collected
 * later. Reads, so it must come before the transaction's first write.
 * @returns the decision; null if it goes on.
 */
export async function endUnpaid(
  transaction: Transaction,
  context: ServerContext,
  request: { email: string; record: SubscriptionRecord; subscription: ProviderSubscription },
): Promise<Decision | null> {
  const { email, record, subscription } = request;
  const now = context.now();
  const at = failedForGood(record, subscription, now);
  if (!at) return null;
  const decision = decide(withPayments(record, subscription, now), { do: 'giveUp', at }, now);
  if (decision) await perform(transaction, context, { email, before: record, decision });
  return decision;
}
