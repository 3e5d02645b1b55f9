import type { Plan } from '#domain/plan.ts';
import { quoteFor } from '#domain/quote.ts';
import type { ServerContext } from '#functions/context/context.ts';
import { subscriptions, type SubscriptionRecord } from '#functions/documents/subscription.ts';
import { promisedCharge } from '#functions/standing/pauseDates.ts';
import { holdPrice, isInForce } from '#functions/subscription/change.ts';
import { termsOf } from '#functions/subscription/confirmation.ts';
import { isAlive, isFree } from '#functions/subscription/recordStatus.ts';
import { scheduleNotice } from '#functions/standing/nextNotice.ts';

/** A plan with a new price, and the earliest date of a charge at that price. */
interface NewPrice {
  plan: Plan;
  notBefore: Date;
}

/**
 * The record with the plan's current price scheduled for announcement, after a pause's promised charge; null if the owner already
 * pays it or will pay it.
 */
export function beginNewPrice(
  record: SubscriptionRecord,
  { plan, notBefore }: NewPrice,
  now: Date,
): SubscriptionRecord | null {
  const { billing, priceChange } = record;
  const terms = termsOf(billing);
  if (!terms || !isAlive(record) || isFree(record)) return null;
  const { currency, interval, planName, posDevices, total } = terms;
  const quote = quoteFor({ plan, posDevices, currency });
  const isSamePlan = plan.name === planName && quote.interval === interval && quote.currency === currency;
  // Carry out an announced price before announcing another one.
  const isWaiting = priceChange?.announcedAt instanceof Date && !isInForce(record);
  if (!isSamePlan || isWaiting || quote.total === (priceChange?.total ?? total)) return null;
  const { basePrice: price, additionalDevice } = quote;
  const asked = {
    ...record,
    priceChange: {
      price,
      additionalDevice,
      total: quote.total,
      notBefore,
      askedAt: now,
      announcedAt: null,
      from: null,
    },
  };
  return asked.pause ? holdPrice(asked, { promised: promisedCharge(asked.pause), now }) : asked;
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
  const ref = subscriptions.ref(email);
  return store.transaction(async (transaction) => {
    const record = subscriptions.parse(await transaction.get(ref));
    const started = record && beginNewPrice(record, price, now());
    if (!started) return false;
    transaction.set(ref, subscriptions.serialize(scheduleNotice(started, now())));
    return true;
  });
}
