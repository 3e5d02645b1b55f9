import { isDeepStrictEqual } from 'node:util';
import { UTCDate } from '@date-fns/utc';
import { addHours } from 'date-fns/addHours';
import { givenBackMail } from '#domain/mails/givenBackMail.ts';
import { wordsIn } from '#domain/mails/words/wordsIn.ts';
import type { MadeRefund, ProviderSubscription, ProviderTransaction } from '../payments/PaymentProvider.ts';
import type { Transaction } from '../store/Store.ts';
import { bookkeepingRef } from '../documents/bookkeeping.ts';
import { changedCharges, writeCharges } from '../standing/chargeNews.ts';
import { chargeFields, chargeRef, chargesOf, parseCharge } from '../documents/charges.ts';
import {
  checkoutFrom,
  checkoutRef,
  deletedOwner,
  linkFields,
  providerSubscriptionRef,
  type Checkout,
} from '../documents/checkouts.ts';
import { addressOf, type ServerContext } from '../context/context.ts';
import { latest } from '../ledger/latest.ts';
import { writeNews } from '../mails/recordMail.ts';
import { wasDue } from '../subscription/firstCharge.ts';
import { registrationRef } from '../documents/owner.ts';
import { pastRef } from '../owners/pastSubscriptions.ts';
import { registeredName, registrationNotes } from '../documents/registrations.ts';
import { fullRefund, refundOf } from '../payments/refund.ts';
import { awaitsListing, listedWithinHours, settledCharges } from '../subscription/settledCharges.ts';
import { subscriptionsNaming } from '../documents/subscription.ts';

/** Why a subscription gave its owner no access: the owner has another one, or it was never recorded. */
export type Unused = 'second' | 'unopened';

/** When the subscription ended or its cancellation was queued, whichever is later. */
function endedAt({ statusSince }: ProviderSubscription, noted: Date): Date {
  return latest([noted, statusSince === null ? null : new Date(statusSince)]) ?? noted;
}

/** Whether the subscription ever had a record, so that its charges paid for something. */
async function isOnRecord({ store }: ServerContext, subscriptionId: string): Promise<boolean> {
  const [record, past, kept] = await Promise.all([
    subscriptionsNaming(store, subscriptionId, 1),
    store.get(pastRef(subscriptionId)),
    store.get(bookkeepingRef(subscriptionId)),
  ]);
  return record.length > 0 || past !== undefined || kept !== undefined;
}

/**
 * Records a charge and its refund once, and sends an e-mail to the owner, whose account page shows both. Sends no e-mail if
 * the account was deleted, even during the refund.
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
      transaction.set(chargeRef(refund.id), chargeFields(refundOf(charge, refund, now()), facts));
    }
    if (checkout.uid === deletedOwner) return;
    // No record names the subscription, so only this link leads from its charges to their owner.
    transaction.set(providerSubscriptionRef(id), linkFields(checkout));
    const { email, uid } = checkout;
    const { language } = registrationNotes(stored);
    writeNews(transaction, context, { id: `given-back-${charge.id}`, email, uid }, () =>
      givenBackMail({
        name: registeredName(stored),
        second: unused === 'second',
        charge: { ...charge, at: new Date(charge.at) },
        language: language ?? 'en',
        brand: context.brand,
        accountUrl: addressOf(context, language),
      }),
    );
  });
}

/**
 * Records earlier refunds of such charges, made by hand at the provider or by the owner's bank, even if only the charge's
 * status shows them.
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
    // Skip documents that another instance has changed meanwhile: it had the same information.
    const same = changed.filter(([changedId], at) =>
      isDeepStrictEqual(parseCharge(stored[at]), known.get(changedId)),
    );
    writeCharges(transaction, same);
  });
}

/**
 * Refunds every charge of an ended subscription that gave its owner no access. Safe to repeat: refunds are recorded, and
 * PayPal refunds a charge only once.
 * @returns whether it is settled; false while an expected charge is not listed yet.
 */
export async function refundUnused(
  context: ServerContext,
  request: { subscription: ProviderSubscription; checkoutId: string; unused: Unused; since: Date },
): Promise<boolean> {
  const { store, payments, logs, now } = context;
  const { subscription, checkoutId, unused, since } = request;
  const { id, createTime, lastPayment } = subscription;
  const checkout = checkoutFrom(checkoutId, await store.get(checkoutRef(checkoutId)));
  if (!checkout || (await isOnRecord(context, id))) {
    logs.error('a subscription that is used was to be refunded', { subscriptionId: id });
    return true;
  }
  if (lastPayment === null && !wasDue(subscription)) return true;
  const listed = await payments.listTransactions({
    subscriptionId: id,
    from: new Date(createTime),
    to: now(),
  });
  const charges = listed.filter(({ kind }) => kind === 'charge');
  // A registration that was edited by hand must not stop the refund.
  const { language } = registrationNotes(await store.get(registrationRef(checkout.uid)));
  const { refundNotes } = wordsIn(language ?? 'en');
  for (const charge of charges) {
    if (await store.get(chargeRef(charge.id))) continue;
    const refund = charge.givenBack
      ? null
      : await payments.refundCharge(fullRefund(charge, refundNotes[unused]));
    await record(context, { charge, refund, opened: checkout, unused, id });
    logs.info('a charge was refunded', { checkout: checkoutId, why: unused, again: refund === null });
  }
  if (listed.length > 0) {
    await recordGivenBefore(context, { id, moved: listed.filter(({ kind }) => kind !== 'charge') });
  }
  const isMissing = awaitsListing(subscription, charges);
  if (charges.length > 0 && !isMissing) return true;
  if (now() < addHours(new UTCDate(endedAt(subscription, since)), listedWithinHours)) return false;
  if (isMissing) logs.error('a charge is not listed, so it was not refunded', { subscriptionId: id });
  return true;
}
