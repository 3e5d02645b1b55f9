import { UTCDate } from '@date-fns/utc';
import { addHours } from 'date-fns/addHours';
import { subMonths } from 'date-fns/subMonths';
import { daysBefore } from '#domain/days.ts';
import type { ProviderSubscription, ProviderTransaction } from '../payments/PaymentProvider.ts';
import type { ServerContext } from '../context/context.ts';
import {
  parseSubscription,
  subscriptionChanges,
  type RecordPlace,
  type SubscriptionRecord,
} from '../documents/subscription.ts';
import { latest, listingOf } from '../ledger/moments.ts';
import { awaitsListing } from '../subscription/settledCharges.ts';
import { recordMovements } from './recordMovements.ts';

/**
 * How far back the list is read again. Days before now: one request can read them, and they contain a monthly plan's last
 * charge. Days before the last read: a movement may appear late. Months for the first read: they contain a yearly plan's
 * charge.
 */
const readBack = { days: 31, late: 3, months: 13 };

/** A charge that is missing in the list is searched for again after this many hours. */
const listingHours = 1;

/** Whether the provider may know of money that is not on record. */
export function mayHaveMoved(
  { transactionsReadAt: readAt }: SubscriptionRecord,
  { lastPayment }: ProviderSubscription,
): boolean {
  return lastPayment !== null && (readAt === null || new Date(lastPayment.at) > readAt);
}

interface Span {
  from: Date;
  to: Date;
}

/** The time spans to read: the new entries, and the current charge, whose status may change during its period. */
function spansToRead(
  { transactionsReadAt: readAt }: SubscriptionRecord,
  { createTime, lastPayment }: ProviderSubscription,
  to: Date,
): Span[] {
  const opened = new Date(createTime);
  if (readAt === null) {
    return [{ from: new Date(latest([opened, subMonths(new UTCDate(to), readBack.months)]) ?? to), to }];
  }
  const late = daysBefore(readAt, readBack.late);
  const window = daysBefore(to, readBack.days);
  const from = new Date(latest([opened, late < window ? late : window]) ?? to);
  if (lastPayment === null || new Date(lastPayment.at) >= from) return [{ from, to }];
  return [listingOf(lastPayment.at), { from, to }];
}

/** Records missing movements since the last read, and other reports: a refund may be in its event only. */
export async function recordTransactions(
  context: ServerContext,
  place: RecordPlace,
  {
    subscription,
    reported,
  }: { subscription: ProviderSubscription; reported: readonly ProviderTransaction[] },
): Promise<void> {
  const { store, payments, now } = context;
  const to = now();
  const { id: subscriptionId, lastPayment } = subscription;
  const lists = await Promise.all(
    spansToRead(place.record, subscription, to).map((span) =>
      payments.listTransactions({ subscriptionId, ...span }),
    ),
  );
  const listed = lists.flat();
  await recordMovements(context, place, { subscription, reported: [...reported, ...listed] });
  const isNew = lastPayment !== null && new Date(lastPayment.at) > daysBefore(to, readBack.late);
  const looksAgain = isNew && awaitsListing(subscription, listed);
  await store.transaction(async (transaction) => {
    const record = parseSubscription(await transaction.get(place.ref));
    if (record?.subscriptionId !== subscriptionId) return;
    const soon = addHours(to, listingHours);
    const { nextCheck: check } = record;
    // Also for an ended subscription: its last charge has a receipt too.
    const sooner = looksAgain && (check === null || check > soon);
    const changes = { transactionsReadAt: to, ...(sooner && { nextCheck: soon }) };
    transaction.update(place.ref, subscriptionChanges(changes));
  });
}
