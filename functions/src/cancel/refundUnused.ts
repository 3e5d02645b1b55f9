import { isDeepStrictEqual } from 'node:util';
import { invoiceNumber } from '#domain/invoice.ts';
import { unusedChargeMail } from '#domain/mails/unusedChargeMail.ts';
import { wordsIn } from '#domain/mails/words/wordsIn.ts';
import { wentBack } from '#domain/wentBack.ts';
import type { ProviderSubscription, ProviderTransaction } from '../payments/PaymentProvider.ts';
import { bookkeepingRef } from '../documents/bookkeeping.ts';
import {
  changedCharges,
  chargeRef,
  chargesOf,
  isListed,
  parseCharge,
  receiptsFrom,
  writeCharges,
  type Charges,
} from '../documents/charges.ts';
import {
  providerLinks,
  checkouts,
  checkoutFrom,
  deletedOwner,
  findCheckout,
  type Checkout,
} from '../documents/checkouts.ts';
import type { ServerContext } from '../context/context.ts';
import { aboutRegistered, writeBooksMail, writeNews } from '../mails/recordMail.ts';
import { registrationRef } from '../documents/owner.ts';
import { belongsToAccount, placeOfOpener } from '../owners/ownRecords.ts';
import { registrationNotes } from '../documents/registrations.ts';
import { isKept, newRefunds, settledCharges } from '../subscription/settledCharges.ts';
import { neverDue } from '../standing/undue.ts';
import { pastSubscriptions, subscriptions, type SubscriptionRecord } from '../documents/subscription.ts';
import type { Transaction } from '../store/Store.ts';
import { refundUndue } from './refundUndue.ts';

/** Why a subscription gave its owner no access: the owner has another one, or it was never recorded. */
type Unused = 'second' | 'unopened';

/** Whether the subscription ever had a record, so that its charges paid for something. */
async function isOnRecord({ store }: ServerContext, subscriptionId: string): Promise<boolean> {
  const [record, past, kept] = await Promise.all([
    subscriptions.naming(store, subscriptionId, 1),
    store.get(pastSubscriptions.ref(subscriptionId)),
    store.get(bookkeepingRef(subscriptionId)),
  ]);
  return record.length > 0 || past !== undefined || kept !== undefined;
}

/** Copies the invoices and credit notes of new movements to the address for the books. */
function writeCopies(
  transaction: Transaction,
  context: ServerContext,
  { record, known, added }: { record: SubscriptionRecord; known: Charges; added: Charges },
): void {
  for (const [id, { kind, at, amount, currency }] of added) {
    if (kind !== 'charge' || !at || amount === null || !currency) continue;
    const paper = { kind, number: invoiceNumber(kind, id), at, amount, currency };
    writeBooksMail(transaction, context, { id: `receipt-${id}`, record, paper });
  }
  for (const paper of newRefunds(known, added))
    writeBooksMail(transaction, context, { id: `${paper.kind}-${paper.transactionId}`, record, paper });
}

/**
 * Records the charges and refunds of such a subscription once, and sends an e-mail for each refunded charge to the owner, whose
 * account page shows all, and copies to the address for the books. Sends none if the account was deleted, even during the refund.
 */
export async function recordUnused(
  context: ServerContext,
  request: { id: string; moved: readonly ProviderTransaction[]; opened: Checkout; unused: Unused },
): Promise<void> {
  const { store, now } = context;
  const { id, moved, opened, unused } = request;
  const known = await chargesOf(store, id);
  const facts = { subscriptionId: id, periodOf: () => null, now: now(), first: false, unused: true };
  const after = settledCharges(known, moved, facts);
  const changed = changedCharges(known, after);
  if (changed.length === 0) return;
  // The address for the books is in the record that the owner has.
  const place = await placeOfOpener(context, opened);
  await store.transaction(async (transaction) => {
    const [stored, checkoutNow, ...documents] = await transaction.getAll([
      registrationRef(opened.uid),
      checkouts.ref(opened.id),
      ...changed.map(([changedId]) => chargeRef(changedId)),
      ...(place ? [place.ref] : []),
    ]);
    // Skip documents that another instance has changed meanwhile: it had the same information.
    const same = changed.filter(([changedId], at) =>
      isDeepStrictEqual(parseCharge(documents[at]), known.get(changedId)),
    );
    writeCharges(transaction, same);
    const checkout = checkoutFrom(opened.id, checkoutNow) ?? opened;
    const { uid, email } = checkout;
    if (uid === deletedOwner) return;
    // No record names the subscription, so only this link leads from its charges to their owner.
    transaction.set(providerLinks.ref(id), providerLinks.serialize({ checkoutId: checkout.id, uid }));
    const added = new Map(
      same.flatMap(([one, charge]) => (charge && !isListed(known.get(one)) ? [[one, charge]] : [])),
    );
    const record = subscriptions.parse(documents[changed.length]);
    if (record && belongsToAccount(record, uid)) writeCopies(transaction, context, { record, known, added });
    // What a dispute took back, unless it was decided for us, is no refund of ours.
    const isLost = wentBack(receiptsFrom(after).filter(({ kind }) => kind !== 'refund')) > 0;
    const isNews = (of: string) => added.has(of) || isKept(known, of);
    for (const charge of moved.filter(
      (one) => one.kind === 'charge' && isNews(one.id) && !one.reversed && !isLost,
    ))
      writeNews(transaction, context, { id: `given-back-${charge.id}`, email, uid }, () =>
        unusedChargeMail({
          ...aboutRegistered(context, stored),
          second: unused === 'second',
          charge,
        }),
      );
  });
}

/**
 * Refunds every charge of an ended subscription that gave its owner no access, and records what was refunded. Safe to repeat.
 * Rejects if the provider refused a refund.
 * @returns whether it is settled; false while an expected charge is not listed yet.
 */
export async function refundUnused(
  context: ServerContext,
  request: { subscription: ProviderSubscription; checkoutId: string; unused: Unused; since: Date },
): Promise<boolean> {
  const { store, logs } = context;
  const { subscription, checkoutId, unused, since } = request;
  const { id } = subscription;
  const checkout = await findCheckout(store, checkoutId);
  if (!checkout || (await isOnRecord(context, id))) {
    logs.error('a subscription that is used was to be refunded', { subscriptionId: id });
    return true;
  }
  // A registration that was edited by hand must not stop the refund.
  const { language } = registrationNotes(await store.get(registrationRef(checkout.uid)));
  const note = wordsIn(language ?? 'en').refundNotes[unused];
  const { moved, settled, failure } = await refundUndue(context, subscription, {
    ...neverDue(subscription),
    note,
    queued: since,
  });
  if (moved.length > 0) await recordUnused(context, { id, moved, opened: checkout, unused });
  if (failure) throw failure;
  return settled;
}
