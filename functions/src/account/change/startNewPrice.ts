import { chargeAfterPause } from '#domain/pause.ts';
import type { Plan } from '#domain/plan.ts';
import type { ServerContext } from '../../context/context.ts';
import { parseSubscription, serializeSubscription, subscriptionRef } from '../../documents/subscription.ts';
import { spanOf } from '../../subscription/pause.ts';
import { withNewPriceAsked, withPriceHeld } from '../../subscription/change/newPrice.ts';
import { withNextNotice } from '../../subscription/nextNotice.ts';

/**
 * Notes that an owner is to pay the plan's current price. This charges nothing by itself: the schedules announce the price 30
 * days before its first charge and tell the provider afterwards.
 * @returns whether there is anything to announce.
 */
export async function startNewPrice(
  { store, now }: Pick<ServerContext, 'store' | 'now'>,
  { email, plan, notBefore }: { email: string; plan: Plan; notBefore: Date },
): Promise<boolean> {
  const ref = subscriptionRef(email);
  return store.transaction(async (transaction) => {
    const record = parseSubscription(await transaction.get(ref));
    const asked = record && withNewPriceAsked(record, { plan, notBefore, now: now() });
    if (!asked) return false;
    const promised = asked.pause && chargeAfterPause(spanOf(asked.pause));
    const held = promised ? withPriceHeld(asked, promised) : asked;
    transaction.set(ref, serializeSubscription(withNextNotice(held, now())));
    return true;
  });
}
