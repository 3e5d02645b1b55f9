import { UTCDate } from '@date-fns/utc';
import { addHours, subDays, subHours, subMonths } from 'date-fns';
import type { ProviderSubscription, ProviderTransaction } from '../payments/PaymentProvider.ts';
import type { ServerContext } from '../context/context.ts';
import {
  parseSubscription,
  subscriptionChanges,
  type RecordPlace,
  type SubscriptionRecord,
} from '../documents/subscription.ts';
import { latest } from '../subscription/access.ts';
import { awaitsListing } from '../subscription/settledCharges.ts';
import { recordMovements } from './recordMovements.ts';

/**
 * The list is read again from so many days before now, which the provider answers in one go and which hold the last charge of a
 * month, and from so many before it was read last, because a movement may appear in it late; the first time, from so many
 * months ago, which hold a year's charge.
 */
const readBack = { days: 31, late: 3, months: 13 };

/** An older charge is looked for so many hours beside its time. */
const besideHours = 1;

/** A charge that the list does not hold yet is looked for again after so many hours. */
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

/** What of the provider's list is read: what is new, and the charge that runs, whose status may change for as long. */
function spansToRead(
  { transactionsReadAt: readAt }: SubscriptionRecord,
  { createTime, lastPayment }: ProviderSubscription,
  to: Date,
): Span[] {
  const opened = new Date(createTime);
  const today = new UTCDate(to);
  if (readAt === null) {
    return [{ from: new Date(latest([opened, subMonths(today, readBack.months)]) ?? to), to }];
  }
  const late = subDays(new UTCDate(readAt), readBack.late);
  const window = subDays(today, readBack.days);
  const from = new Date(latest([opened, late < window ? late : window]) ?? to);
  const paid = lastPayment === null ? null : new UTCDate(lastPayment.at);
  if (paid === null || paid >= from) return [{ from, to }];
  const charge = {
    from: new Date(subHours(paid, besideHours)),
    to: new Date(addHours(paid, besideHours)),
  };
  return [charge, { from, to }];
}

/**
 * Asks the provider what money has moved since it was asked last, and records what is missing, together with what it has told
 * otherwise: a refund may be named by its event alone.
 */
export async function recordTransactions(
  context: ServerContext,
  place: RecordPlace,
  { subscription, told }: { subscription: ProviderSubscription; told: readonly ProviderTransaction[] },
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
  await recordMovements(context, place, { subscription, told: [...told, ...listed] });
  const isNew = lastPayment !== null && new Date(lastPayment.at) > subDays(new UTCDate(to), readBack.late);
  const looksAgain = isNew && awaitsListing(subscription, listed);
  await store.transaction(async (transaction) => {
    const record = parseSubscription(await transaction.get(place.ref));
    if (record?.subscriptionId !== subscriptionId) return;
    const soon = addHours(to, listingHours);
    const { nextCheck: check } = record;
    // Also where it has ended: its last charge has a receipt too.
    const sooner = looksAgain && (check === null || check > soon);
    const changes = { transactionsReadAt: to, ...(sooner && { nextCheck: soon }) };
    transaction.update(place.ref, subscriptionChanges(changes));
  });
}
