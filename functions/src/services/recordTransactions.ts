import { UTCDate } from '@date-fns/utc';
import { addHours, subDays, subMonths } from 'date-fns';
import type { BillingInterval } from '#domain/plan.ts';
import type { ProviderSubscription, ProviderTransaction } from '../payments/PaymentProvider.ts';
import type { DocumentRef, Fields, Transaction } from '../store/Store.ts';
import { chargeFields, chargeRef, periodOf } from './charges.ts';
import { confirmationFrom } from './confirmation.ts';
import type { ServerContext } from './context.ts';
import { latest, mapIn, momentIn, textIn } from './fieldValues.ts';
import { writeRefundMail } from './lifecycleMails.ts';
import { isAlive } from './recordStatus.ts';
import { storedNames } from './storedNames.ts';

/** The place of a subscription's record: current or past. */
export interface RecordPlace {
  ref: DocumentRef;
  record: Fields;
}

/**
 * The list is read again from so many days before it was read last, because a movement may appear in it late; the
 * first time, from so many months ago, which holds a year's charge.
 */
const readBack = { days: 3, months: 13 };

/** A charge that the list does not hold yet is looked for again after so many hours. */
const listingHours = 1;

/** Days after a refund within which its owner gets an e-mail. An older refund belongs to an imported record. */
const newsDays = 30;

/** Whether the provider may know of money that is not on record. */
export function mayHaveMoved(record: Fields, { lastPayment }: ProviderSubscription): boolean {
  const readAt = momentIn(record, storedNames.transactionsReadAt);
  return lastPayment !== null && (readAt === null || new Date(lastPayment.at) > readAt);
}

/**
 * Whether the provider tells of a last payment that its list does not hold yet. It may appear there hours later
 * (reference/PayPal.mdx#transactions). The list may name another moment of the same day.
 */
export function awaitsListing(
  { lastPayment }: Pick<ProviderSubscription, 'lastPayment'>,
  listed: readonly ProviderTransaction[],
): boolean {
  if (lastPayment === null) return false;
  const since = subDays(new UTCDate(lastPayment.at), 1);
  return !listed.some(({ kind, at }) => kind === 'charge' && new Date(at) >= since);
}

/** The record after a charge: what is paid for may last longer, also when it was cancelled meanwhile. */
function paidRecord(record: Fields, end: Date): Fields {
  const paid = { ...record, [storedNames.paidUntil]: latest([momentIn(record, storedNames.paidUntil), end]) };
  if (isAlive(record)) return paid;
  const ending = mapIn(record, storedNames.ending);
  const until = momentIn(ending, 'access_until');
  return until === null || until >= end
    ? paid
    : { ...paid, [storedNames.ending]: { ...ending, access_until: end } };
}

/** Writes one movement of money, unless it is there already: the receipt, what it pays for, and the e-mail. */
async function recordOne(
  context: ServerContext,
  place: RecordPlace,
  movement: ProviderTransaction,
  { subscription, followedBy }: { subscription: ProviderSubscription; followedBy: string | null },
): Promise<void> {
  const { store, now } = context;
  const { ref } = place;
  const write = async (transaction: Transaction) => {
    const [known, record] = await transaction.getAll([chargeRef(movement.id), ref]);
    const current = record?.[storedNames.subscriptionId] === subscription.id ? record : place.record;
    if (known) return false;
    const interval: BillingInterval = confirmationFrom(current).interval;
    const period =
      movement.kind === 'charge' ? periodOf(movement, subscription, { interval, followedBy }) : null;
    const fields = chargeFields(movement, { subscriptionId: subscription.id, period, now: now() });
    transaction.create(chargeRef(movement.id), fields);
    if (period && current === record) transaction.set(ref, paidRecord(current, period.end));
    const { kind } = movement;
    const at = new Date(movement.at);
    const email = textIn(current, 'email');
    // The record of a deleted account has no address, so no e-mail is written.
    if (kind !== 'charge' && email !== '' && at > subDays(new UTCDate(now()), newsDays)) {
      const refund = { ...movement, kind, transactionId: movement.id, at };
      writeRefundMail(transaction, context, { email, record: current, refund });
    }
    return true;
  };
  if (await store.transaction(write)) {
    context.logs.info('money moved', { kind: movement.kind, subscriptionId: subscription.id });
  }
}

/** Asks the provider what money has moved since it was asked last, and records what is missing. */
export async function recordTransactions(
  context: ServerContext,
  place: RecordPlace,
  subscription: ProviderSubscription,
): Promise<void> {
  const { store, payments, now } = context;
  const to = now();
  const readAt = momentIn(place.record, storedNames.transactionsReadAt);
  const from = readAt
    ? subDays(new UTCDate(readAt), readBack.days)
    : latest([new Date(subscription.createTime), subMonths(new UTCDate(to), readBack.months)]);
  const movements = await payments.listTransactions({
    subscriptionId: subscription.id,
    from: new Date(from ?? to),
    to,
  });
  for (const movement of movements) {
    const later = movements.find(({ kind, at }) => kind === 'charge' && new Date(at) > new Date(movement.at));
    await recordOne(context, place, movement, { subscription, followedBy: later?.at ?? null });
  }
  const { lastPayment } = subscription;
  const isNew = lastPayment !== null && new Date(lastPayment.at) > subDays(new UTCDate(to), readBack.days);
  const looksAgain = isNew && awaitsListing(subscription, movements);
  await store.transaction(async (transaction) => {
    const record = await transaction.get(place.ref);
    if (record?.[storedNames.subscriptionId] !== subscription.id) return;
    const soon = addHours(to, listingHours);
    const check = momentIn(record, 'next_check');
    // Also where it has ended: its last charge has a receipt too.
    const sooner = looksAgain && (check === null || check > soon);
    transaction.update(place.ref, [
      { path: [storedNames.transactionsReadAt], value: to },
      ...(sooner ? [{ path: ['next_check'], value: soon }] : []),
    ]);
  });
}
