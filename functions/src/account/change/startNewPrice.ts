import { chargeAfterPause } from '#domain/pause.ts';
import type { Plan } from '#domain/plan.ts';
import type { ServerContext } from '../../context/context.ts';
import {
  parseSubscription,
  serializeSubscription,
  subscriptionRef,
  type SubscriptionRecord,
} from '../../documents/subscription.ts';
import { spanOf } from '../../subscription/pause.ts';
import { withNewPriceAsked, withPriceHeld } from '../../subscription/change/newPrice.ts';
import { withNextNotice } from '../../subscription/nextNotice.ts';

/** What is to be paid, and from which day on. */
interface NewPrice {
  plan: Plan;
  notBefore: Date;
}

/**
 * The record of an owner who is to pay what the plan costs now; null where there is nothing to announce. The charge after a pause
 * costs what was promised when it began.
 */
export function withNewPriceStarted(
  record: SubscriptionRecord,
  { plan, notBefore }: NewPrice,
  now: Date,
): SubscriptionRecord | null {
  const asked = withNewPriceAsked(record, { plan, notBefore, now });
  return asked?.pause ? withPriceHeld(asked, chargeAfterPause(spanOf(asked.pause))) : asked;
}

/**
 * Notes that an owner is to pay the plan's current price. This charges nothing by itself: the schedules announce the price 30
 * days before its first charge and tell the provider afterwards.
 * @returns whether there is anything to announce.
 */
export async function startNewPrice(
  { store, now }: Pick<ServerContext, 'store' | 'now'>,
  { email, ...price }: NewPrice & { email: string },
): Promise<boolean> {
  const ref = subscriptionRef(email);
  return store.transaction(async (transaction) => {
    const record = parseSubscription(await transaction.get(ref));
    const started = record && withNewPriceStarted(record, price, now());
    if (!started) return false;
    transaction.set(ref, serializeSubscription(withNextNotice(started, now())));
    return true;
  });
}
