import type { Plan } from '#domain/plan.ts';
import type { ServerContext } from '#functions/context/context.ts';
import {
  parseSubscription,
  serializeSubscription,
  subscriptionRef,
  type SubscriptionRecord,
} from '#functions/documents/subscription.ts';
import { promisedCharge } from '#functions/standing/pauseDates.ts';
import { askNewPrice, holdPrice } from '#functions/subscription/change/newPrice.ts';
import { scheduleNotice } from '#functions/standing/nextNotice.ts';

/** A plan with a new price, and the earliest date of a charge at that price. */
interface NewPrice {
  plan: Plan;
  notBefore: Date;
}

/** The record with the plan's current price scheduled, after a pause's promised charge; null for no change. */
export function beginNewPrice(
  record: SubscriptionRecord,
  { plan, notBefore }: NewPrice,
  now: Date,
): SubscriptionRecord | null {
  const asked = askNewPrice(record, { plan, notBefore, now });
  return asked?.pause ? holdPrice(asked, { promised: promisedCharge(asked.pause), now }) : asked;
}

/**
 * Schedules the plan's current price for an owner. Charges nothing by itself: `sendNotices` announces the price 30 days
 * before its first charge, and `compareWithProvider` then sets it at the provider.
 * @returns whether there is anything to announce.
 */
export async function startNewPrice(
  { store, now }: Pick<ServerContext, 'store' | 'now'>,
  { email, ...price }: NewPrice & { email: string },
): Promise<boolean> {
  const ref = subscriptionRef(email);
  return store.transaction(async (transaction) => {
    const record = parseSubscription(await transaction.get(ref));
    const started = record && beginNewPrice(record, price, now());
    if (!started) return false;
    transaction.set(ref, serializeSubscription(scheduleNotice(started, now())));
    return true;
  });
}
