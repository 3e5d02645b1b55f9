import { agreementKept } from '#domain/terms.ts';
import { UTCDate } from '@date-fns/utc';
import { addYears } from 'date-fns/addYears';
import { max } from 'date-fns/max';
import type { DocumentRef, Fields, Writes } from '../store/Store.ts';
import { agreement, billingTable } from './format/subscriptionFields.ts';
import { list, nullable, optional, readTable, writeTable, type ValuesOf } from './format/codec.ts';
import { lastChargeOf, type SubscriptionRecord } from './subscription.ts';
import { moment, text } from './format/values.ts';

const { planName, interval, currency, posDevices, total, trialDays, firstCharge, created, couponCode } =
  billingTable;

/** What was sold, under the names that the record has for it. */
const sold = { planName, interval, currency, posDevices, total, trialDays, firstCharge, created, couponCode };

const kept = {
  providerPlanId: nullable('paypal_plan_id', text),
  status: nullable('status', text),
  lastCharge: nullable('last_charging_date', moment),
  /** When it had ended before the deletion; missing if the deletion ended it, and in older documents. */
  ended: optional('ended_at', moment),
  ownerDeleted: nullable('owner_deleted', moment),
};

export function bookkeepingRef(subscriptionId: string): DocumentRef {
  return { collection: 'Bookkeeping', id: subscriptionId };
}

export function parseBookkeeping(fields: Fields): ValuesOf<typeof sold> & ValuesOf<typeof kept> {
  return { ...readTable(sold, fields), ...readTable(kept, fields) };
}

const agreed = {
  agreements: list('agreements', agreement),
  expires: nullable('expires_at', moment),
};

/** Until when the agreements of a subscription that ends by `now` are kept; null if there are none. */
export function agreementsKeptUntil({ agreements }: SubscriptionRecord, now: Date): Date | null {
  const last = agreements.at(-1);
  if (!last) return null;
  const expires = max([
    addYears(new UTCDate(last.shownAt), agreementKept.years),
    addYears(new UTCDate(now), agreementKept.yearsAfterEnd),
  ]);
  return new Date(expires);
}

/**
 * Keeps after a deletion what was sold and when, without a name, an address or an account id, and apart from it what the owner had
 * agreed to.
 */
export function keepForBookkeeping(writes: Writes<void>, record: SubscriptionRecord, now: Date): void {
  const { subscriptionId, billing, providerPlanId, status, ending, agreements } = record;
  const values = {
    providerPlanId: providerPlanId || null,
    status: status || null,
    lastCharge: lastChargeOf(record),
    ended: ending?.at ?? null,
    ownerDeleted: now,
  };
  const fields = { ...(billing && writeTable(sold, billing)), ...writeTable(kept, values) };
  writes.set(bookkeepingRef(subscriptionId), fields);
  const expires = agreementsKeptUntil(record, now);
  if (!expires) return;
  writes.set({ collection: 'Agreements', id: subscriptionId }, writeTable(agreed, { agreements, expires }));
}
