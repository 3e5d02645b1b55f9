import { isDeepStrictEqual } from 'node:util';
import { UTCDate } from '@date-fns/utc';
import { addHours } from 'date-fns';
import { givenBackMail } from '#domain/mails/givenBackMail.ts';
import { wordsIn } from '#domain/mails/words/wordsIn.ts';
import type { MadeRefund, ProviderSubscription, ProviderTransaction } from '../payments/PaymentProvider.ts';
import type { Transaction } from '../store/Store.ts';
import { bookkeepingRef } from '../documents/bookkeeping.ts';
import { changedCharges, writeCharges } from '../subscription/chargeNews.ts';
import { chargeFields, chargeRef, chargesOf, parseCharge } from '../documents/charges.ts';
import {
  checkoutFrom,
  checkoutRef,
  deletedOwner,
  linkFields,
  providerSubscriptionRef,
  type Checkout,
} from '../documents/checkouts.ts';
import { accountUrl, type ServerContext } from '../context/context.ts';
import { latest } from '../subscription/access.ts';
import { writeNews } from '../mails/recordMail.ts';
import { wasDue } from '../subscription/firstCharge.ts';
import { registrationRef } from '../documents/owner.ts';
import { pastRef } from '../owners/pastSubscriptions.ts';
import { registrationFrom } from '../documents/registrations.ts';
import { awaitsListing, settledCharges } from '../subscription/settledCharges.ts';
import { subscriptionsNaming } from '../documents/subscription.ts';

/** A charge that the approval made may be listed late; so long it is waited for. */
const listedWithinHours = 24;

/** Why a subscription gave its owner nothing: they have another one, or it was never opened for them. */
export type Unused = 'second' | 'unopened';

/** Since when the last charge of an ended subscription may have been waited for. */
function endedAt({ statusSince }: ProviderSubscription, noted: Date): Date {
  return latest([noted, statusSince === null ? null : new Date(statusSince)]) ?? noted;
}

/** Whether any record is made from the subscription: what it charged was then paid for something. */
async function isOnRecord({ store }: ServerContext, subscriptionId: string): Promise<boolean> {
  const [record, past, kept] = await Promise.all([
    subscriptionsNaming(store, subscriptionId, 1),
    store.get(pastRef(subscriptionId)),
    store.get(bookkeepingRef(subscriptionId)),
  ]);
  return record.length > 0 || past !== undefined || kept !== undefined;
}

/**
 * Writes down, once, that a charge was made and given back, and tells the owner, on whose page both are shown; not one who
 * has deleted the account, also while the charge was given back.
 */
async function record(
  context: ServerContext,
  request: {
    charge: ProviderTransaction;
    refund: MadeRefund | null;
    opened: Checkout;
    unused: Unused;
    id: string;
  },
): Promise<void> {
  const { store, now } = context;
  const { charge, refund, opened, unused, id } = request;
  await store.transaction(async (transaction: Transaction) => {
    const [known, stored, checkoutNow] = await transaction.getAll([
      chargeRef(charge.id),
      registrationRef(opened.uid),
      checkoutRef(opened.id),
    ]);
    if (known) return;
    const checkout = checkoutFrom(opened.id, checkoutNow) ?? opened;
    const facts = { subscriptionId: id, period: null, now: now() };
    transaction.create(chargeRef(charge.id), chargeFields(charge, { ...facts, unused: true }));
    if (refund !== null) {
      const { id: refundId, amount } = refund;
      const at = now().toISOString();
      const made: ProviderTransaction = {
        ...charge,
        id: refundId,
        kind: 'refund',
        at,
        amount: amount ?? charge.amount,
        of: charge.id,
      };
      transaction.set(chargeRef(refundId), chargeFields(made, facts));
    }
    if (checkout.uid === deletedOwner) return;
    // No record names the subscription, so this alone leads from its charges to their owner.
    transaction.set(providerSubscriptionRef(id), linkFields(checkout));
    const registered = registrationFrom(stored);
    const { email, uid } = checkout;
    writeNews(transaction, context, { id: `given-back-${charge.id}`, email, uid }, () =>
      givenBackMail({
        name: registered?.registration.fullName ?? null,
        second: unused === 'second',
        charge: { ...charge, at: new Date(charge.at) },
        language: registered?.language ?? 'en',
        brand: context.brand,
        accountUrl: accountUrl(context),
      }),
    );
  });
}

/**
 * Writes down what was given back of such charges already, by hand at the provider or by the owner's bank, also where only the
 * status of the charge tells it.
 */
async function recordGivenBefore(
  { store, now }: ServerContext,
  { id, moved }: { id: string; moved: readonly ProviderTransaction[] },
): Promise<void> {
  const known = await chargesOf(store, id);
  const facts = { subscriptionId: id, periodOf: () => null, now: now(), first: false };
  const changed = changedCharges(known, settledCharges(known, moved, facts));
  if (changed.length === 0) return;
  await store.transaction(async (transaction) => {
    const stored = await transaction.getAll(changed.map(([changedId]) => chargeRef(changedId)));
    // Another instance that has written one of them meanwhile knows as much.
    const same = changed.filter(([changedId], at) =>
      isDeepStrictEqual(parseCharge(stored[at]), known.get(changedId)),
    );
    writeCharges(transaction, same);
  });
}

/**
 * Gives back everything that an ended subscription has charged which gave its owner nothing. Asking again does nothing:
 * what was given back is on record, and PayPal gives no charge back twice.
 * @returns whether it is settled; false while a charge is expected that is not listed yet.
 */
export async function giveBackCharges(
  context: ServerContext,
  request: { subscription: ProviderSubscription; checkoutId: string; unused: Unused; since: Date },
): Promise<boolean> {
  const { store, payments, logs, now } = context;
  const { subscription, checkoutId, unused, since } = request;
  const { id, createTime, lastPayment } = subscription;
  const checkout = checkoutFrom(checkoutId, await store.get(checkoutRef(checkoutId)));
  if (!checkout || (await isOnRecord(context, id))) {
    logs.error('a subscription that is used was to be given back', { subscriptionId: id });
    return true;
  }
  if (lastPayment === null && !wasDue(subscription)) return true;
  const listed = await payments.listTransactions({
    subscriptionId: id,
    from: new Date(createTime),
    to: now(),
  });
  const charges = listed.filter(({ kind }) => kind === 'charge');
  const registered = registrationFrom(await store.get(registrationRef(checkout.uid)));
  const { refundNotes } = wordsIn(registered?.language ?? 'en');
  for (const charge of charges) {
    if (await store.get(chargeRef(charge.id))) continue;
    const refund = charge.givenBack
      ? null
      : await payments.refundCharge({
          transactionId: charge.id,
          amount: null,
          currency: charge.currency,
          reason: refundNotes[unused],
          refundId: `refund-${charge.id}`,
        });
    await record(context, { charge, refund, opened: checkout, unused, id });
    logs.info('a charge was given back', { checkout: checkoutId, why: unused, again: refund === null });
  }
  if (listed.length > 0) {
    await recordGivenBefore(context, { id, moved: listed.filter(({ kind }) => kind !== 'charge') });
  }
  if (charges.length > 0 && !awaitsListing(subscription, charges)) return true;
  return now() >= addHours(new UTCDate(endedAt(subscription, since)), listedWithinHours);
}
