import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { cancellationFrom, cancellationRef } from '../documents/cancellation.ts';
import { planNaming } from '../documents/plans.ts';
import { queueCancellation } from './outbox.ts';
import type { ServerContext } from '../context/context.ts';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';

/** How long an operator has to give a subscription of which nothing is on record to its owner. */
const waitDays = 3;

/**
 * Alerts an operator of a running subscription on one of our plans of which neither a record nor a checkout exists, because a
 * backup from before it was restored. Nobody sees it, so it must not charge for ever: without an answer it is canceled after
 * some days, and all its charges are refunded.
 */
export async function endUnknown(context: ServerContext, subscription: ProviderSubscription): Promise<void> {
  const { store, logs, now } = context;
  const { id: subscriptionId, status, createTime, providerPlanId, checkoutId } = subscription;
  const runs = status === 'active' || status === 'suspended';
  if (!runs || checkoutId === '' || !(await planNaming(store, providerPlanId))) {
    logs.warn('an event about a subscription that is not ours', { subscriptionId });
    return;
  }
  const queued = await store.transaction(async (transaction) => {
    const earlier = cancellationFrom(await transaction.get(cancellationRef(subscriptionId)));
    if (earlier?.state === 'waiting') return false;
    const due = addDays(new UTCDate(now()), waitDays);
    const refundSince = { since: new Date(createTime), due: null, language: 'en' } as const;
    await queueCancellation(transaction, { subscriptionId, reason: 'unknown', refundSince, due, now: now() });
    return true;
  });
  if (queued)
    logs.error(
      'a subscription has no record: npm run ops -- restore <id> --to <e-mail>, or it ends in days',
      {
        subscriptionId,
        checkoutId,
        days: waitDays,
      },
    );
}
