import { isDeepStrictEqual } from 'node:util';
import { addHours } from 'date-fns/addHours';
import { invoiceNumber } from '#domain/invoice.ts';
import { unusedChargeMail } from '#domain/mails/unusedChargeMail.ts';
import { wordsIn } from '#domain/mails/words/wordsIn.ts';
import { wentBack } from '#domain/wentBack.ts';
import { errorFields, addressOf, type ServerContext } from '../context/context.ts';
import {
  chargesOf,
  returnedOf,
  changedCharges,
  chargeRef,
  isListed,
  parseCharge,
  receiptsFrom,
  writeCharges,
  type Charges,
} from '../documents/charges.ts';
import { latest } from '../ledger/facts.ts';
import type { ProviderSubscription, ProviderTransaction, MadeRefund } from '../payments/PaymentProvider.ts';
import { PaymentProviderError } from '../payments/PaymentProviderError.ts';
import { askSince, undueCharges, neverDue } from '../standing/undue.ts';
import type { NothingDue } from '../documents/cancellation.ts';
import { wasDue } from '../subscription/record.ts';
import { isFinal } from '../subscription/recordStatus.ts';
import {
  awaitsListing,
  isKept,
  listedWithinHours,
  newRefunds,
  settledCharges,
} from '../subscription/settledCharges.ts';
import { bookkeepingRef } from '../documents/bookkeeping.ts';
import {
  providerLinks,
  checkouts,
  checkoutFrom,
  deletedOwner,
  findCheckout,
  type Checkout,
} from '../documents/checkouts.ts';
import { writeBooksMail, writeNews } from '../mails/recordMail.ts';
import { registrationRef } from '../documents/owner.ts';
import { pastRef } from '../owners/recordPlace.ts';
import { belongsToAccount, placeOfOpener } from '../owners/ownRecords.ts';
import { registeredNames, registrationNotes } from '../documents/registrations.ts';
import { subscriptions, type SubscriptionRecord } from '../documents/subscription.ts';
import type { Transaction } from '../store/Store.ts';

/**
 * A refund that the provider has made, in the form of its list, which may show it late or never. Where the provider does not
 * say how much it refunded, that is the amount of the charge.
 */
export function refundOf(
  charge: Pick<ProviderTransaction, 'id' | 'currency' | 'amount'>,
  { id, amount }: MadeRefund,
  now: Date,
): ProviderTransaction {
  return {
    id,
    kind: 'refund',
    at: now.toISOString(),
    amount: amount ?? charge.amount,
    currency: charge.currency,
    refunded: false,
    of: charge.id,
  };
}

/** Logged for the operator: such a refund is paid from a bank account, and no event tells if it fails. */
const refundIsPending = 'a refund is pending: see in some days at the provider whether it was paid';

/** What was refunded of a subscription, and whether that is all. */
export interface Refunded {
  /** The refunded charges and all refunds, because the provider may list ours late. */
  moved: ProviderTransaction[];
  /** False while a charge is expected that is not listed yet. */
  settled: boolean;
  /** The first refund that the provider refused or could not be asked for. Record what moved before you throw it. */
  failure?: PaymentProviderError;
}

/** Refunds one charge; returns it, with the refund if one was made. */
async function refundOne(
  { payments, logs, now }: ServerContext,
  request: { charge: ProviderTransaction; known: Charges; subscriptionId: string; note: string },
): Promise<ProviderTransaction[]> {
  const { charge, known, subscriptionId, note } = request;
  const returned = returnedOf(known.get(charge.id));
  const wentBack = returned === 'all' && !isKept(known, charge.id);
  // A reversal is whole until an event names the part.
  if (charge.refunded || wentBack || (charge.reversed && returned === 'nothing')) return [charge];
  const made = await payments.refundCharge({
    transactionId: charge.id,
    amount: null,
    currency: charge.currency,
    reason: note,
    refundId: `refund-${charge.id}`,
  });
  logs.warn('a charge was refunded that was not due', { subscriptionId });
  if (made?.pending) logs.error(refundIsPending, { subscriptionId, charge: charge.id, refund: made.id });
  return [charge, ...(made ? [refundOf(charge, made, now())] : [])];
}

/**
 * Refunds the charges that were not due: made after the owner left or paused, or of a subscription that gave its owner no
 * access. Safe to repeat: a charge on record as refunded is not refunded again, and PayPal refunds one only once. `queued`:
 * when its cancellation was queued; `note`: what the owner reads at the provider.
 */
export async function refundUndue(
  context: ServerContext,
  subscription: ProviderSubscription,
  { note, queued = null, ...nothingDue }: NothingDue & { note: string; queued?: Date | null },
): Promise<Refunded> {
  const { store, payments, logs, now } = context;
  const { id: subscriptionId, createTime, status, statusSince, lastPayment } = subscription;
  const wasUsed = nothingDue.since >= new Date(createTime);
  const isUnlisted = !wasUsed && wasDue(subscription);
  if (lastPayment === null && !wasUsed && !isUnlisted) return { moved: [], settled: true };
  const from = askSince(nothingDue);
  const listed = await payments.listTransactions({ subscriptionId, from, to: now() });
  const charges = listed.filter(({ kind }) => kind === 'charge');
  const moved = listed.filter(({ kind }) => kind !== 'charge');
  const known: Charges = charges.length > 0 ? await chargesOf(store, subscriptionId) : new Map();
  let failure: PaymentProviderError | undefined;
  for (const charge of undueCharges(charges, ({ at }) => new Date(at), nothingDue)) {
    try {
      moved.push(...(await refundOne(context, { charge, known, subscriptionId, note })));
    } catch (error) {
      // The provider may refuse one for good, such as an old or disputed one, which must not hold back the others.
      if (!(error instanceof PaymentProviderError)) throw error;
      failure ??= error;
      const event = 'a charge that was not due could not be refunded yet';
      logs.warn(event, { subscriptionId, ...errorFields(error) });
    }
  }
  if (failure) return { moved, settled: false, failure };
  const paidAt = lastPayment && new Date(lastPayment.at);
  const isNew =
    paidAt !== null && paidAt > (latest([nothingDue.since, nothingDue.lastDueCharge]) ?? nothingDue.since);
  const isMissing = isNew && awaitsListing(subscription, charges);
  if (!isMissing && (charges.length > 0 || !isUnlisted)) return { moved, settled: true };
  const endedAt = isFinal(status) && statusSince !== null ? new Date(statusSince) : null;
  const lastWait = addHours(latest([queued, paidAt, endedAt]) ?? now(), listedWithinHours);
  if (now() < lastWait) return { moved, settled: false };
  if (isMissing) logs.error('a charge is not listed, so it was not refunded', { subscriptionId });
  return { moved, settled: true };
}

/** Why a subscription gave its owner no access: the owner has another one, or it was never recorded. */
type Unused = 'second' | 'unopened';

/** Whether the subscription ever had a record, so that its charges paid for something. */
async function isOnRecord({ store }: ServerContext, subscriptionId: string): Promise<boolean> {
  const [record, past, kept] = await Promise.all([
    subscriptions.naming(store, subscriptionId, 1),
    store.get(pastRef(subscriptionId)),
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
    const { language } = registrationNotes(stored);
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
          ...registeredNames(stored),
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
