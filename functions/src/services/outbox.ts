import { loggable } from '../logs.ts';
import { PayPalError } from '../paypal/PayPalError.ts';
import type { Transaction } from '../store/Store.ts';
import type { World } from './world.ts';

const collection = 'Outbox';

/** Why the server ends a subscription an owner approved. */
export type CancelReason = 'duplicate' | 'mismatch';

const reasonWords: Record<CancelReason, string> = {
  duplicate: 'The owner already has a subscription',
  mismatch: 'The subscription is not the one that was offered',
};

/**
 * Notes, in the same transaction as the reason for it, that a subscription must be cancelled at PayPal. A crash
 * in between loses nothing: the reconciler carries out what is left.
 */
export function noteCancellation(
  transaction: Transaction,
  cancellation: { subscriptionId: string; reason: CancelReason; now: Date },
): void {
  const { subscriptionId, reason, now } = cancellation;
  transaction.set(
    { collection, id: `cancel-${subscriptionId}` },
    { kind: 'cancel-paypal', subscription_id: subscriptionId, reason, state: 'waiting', created: now },
  );
}

/** Carries out what waits. What fails stays for the next time. */
export async function emptyOutbox({ store, paypal, logs }: World): Promise<void> {
  const waiting = await store.find(collection, { where: { state: 'waiting' }, limit: 50 });
  for (const { id, fields } of waiting) {
    const { subscription_id: subscriptionId, reason } = fields;
    if (typeof subscriptionId !== 'string' || (reason !== 'duplicate' && reason !== 'mismatch')) {
      logs.error('a stored cancellation is not one', { cancellation: id });
      continue;
    }
    const done = () => store.update({ collection, id }, [{ path: ['state'], value: 'done' }]);
    try {
      await paypal.cancelSubscription({ id: subscriptionId, reason: reasonWords[reason] });
      await done();
      logs.info('cancelled at PayPal', { subscriptionId, reason });
    } catch (error) {
      if (error instanceof PayPalError && error.status === 404) {
        await done();
        logs.warn('nothing to cancel at PayPal', { subscriptionId, reason });
        continue;
      }
      logs.warn('not yet cancelled at PayPal', { subscriptionId, ...loggable(error) });
    }
  }
}
