import { disputeMail } from '#domain/mails/disputeMail.ts';
import type { ServerContext } from '../context/context.ts';
import { latest, factsOfCharges, addFacts } from '../ledger/facts.ts';
import {
  chargeRef,
  chargesOf,
  emptyCharge,
  newReinstatements,
  parseCharge,
  serializeCharge,
} from '../documents/charges.ts';
import { findCheckoutOf } from '../documents/checkouts.ts';
import { mails } from '../documents/mail.ts';
import { subscriptions } from '../documents/subscription.ts';
import { writeDebitNotes, aboutRecord, writeEventMail } from '../mails/recordMail.ts';
import { writeAccessAgainMail } from '../mails/lifecycleMails.ts';
import { findPlace, writeRecord } from '../owners/recordPlace.ts';
import { placeOfOpener } from '../owners/ownRecords.ts';
import { laterPlaces, movePromises } from './laterRecords.ts';
import { isHeld } from '../subscription/settledCharges.ts';
import type { PaymentDispute } from '../payments/PaymentProvider.ts';

interface OurDispute {
  subscriptionId: string;
  chargeId: string;
  dispute: PaymentDispute;
  /** When the event happened; null if the provider does not say. */
  at: Date | null;
}

/** Outcomes after which we keep the money. */
const won: ReadonlyArray<string | null> = ['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER', 'DENIED'];

/**
 * Marks the charge as disputed before its money is read, so that money that the provider takes back is called reversed. One that
 * is decided for us pays again, if the provider had reversed it before, also for the time promised to later records; one that was
 * not due is refunded when its subscription is read next. A charge that is not listed yet is marked too, and keeps the mark then.
 */
export async function noteDispute(
  context: ServerContext,
  { subscriptionId, chargeId: of, dispute: { id, step, outcome }, at }: OurDispute,
): Promise<void> {
  const { store, logs, now } = context;
  const place = await findPlace(context, subscriptionId);
  // Without a record, it gave its owner no access. Without a checkout, it is no subscription of ours.
  const opened = place ? undefined : await findCheckoutOf(store, subscriptionId);
  if (!place && !opened) return;
  const disputed = !(step === 'closed' && won.includes(outcome));
  const [refs, known, owned] = await Promise.all([
    place ? laterPlaces(store, place.record) : [],
    chargesOf(store, subscriptionId),
    place ?? (opened && placeOfOpener(context, opened)),
  ]);
  await store.transaction(async (transaction) => {
    const [fields, stored, ...later] = await transaction.getAll([
      chargeRef(of),
      ...(owned ? [owned.ref] : []),
      ...refs,
    ]);
    const record = subscriptions.parse(stored);
    const charge = parseCharge(fields) ?? { ...emptyCharge(), subscriptionId };
    const decided = at !== null && at < now() ? at : now();
    const before = charge.decidedAt ?? charge.wonAt;
    const decidedAt = latest([decided, before]);
    const isKnown = charge.disputed !== true && before !== null && before.getTime() === decidedAt.getTime();
    if (disputed ? charge.disputed : isKnown) return;
    // Not before the loss that it undoes, which two decisions heard at one moment may have put off.
    const wonAt = latest([now(), charge.returnedAt]);
    const decision = { disputed: false, wonAt, decidedAt, returned: null, returnedAt: null };
    const isNamed = [...known.values()].some((one) => one.of === of);
    const { returned } = charge;
    const dispute = { disputed, returned: isHeld({ disputed, returned }) && !isNamed ? null : returned };
    const marked = { ...charge, ...(disputed ? dispute : decision) };
    transaction.set(chargeRef(of), serializeCharge(marked));
    const notes = newReinstatements(known, new Map([...known, [of, marked]]));
    if (record) writeDebitNotes(transaction, context, { record, notes });
    if (!place || !record) return;
    const facts = factsOfCharges(new Map([[of, marked]]), now()).filter(({ kind }) => kind === 'reinstated');
    // A concurrent reading of the movements must see the mark.
    const after = { ...addFacts(record, facts), moneyVersion: (record.moneyVersion ?? 0) + 1 };
    writeRecord(transaction, { ref: place.ref, record: after }, now());
    const places = refs.map((ref, at) => ({ ref, record: subscriptions.parse(later[at]) }));
    const moved = movePromises(transaction, { before: record, after, now: now() }, places);
    const former = [record, ...places.flatMap((one) => one.record ?? [])];
    for (const one of [after, ...moved]) {
      const before = former.find((other) => other.subscriptionId === one.subscriptionId);
      if (before) writeAccessAgainMail(transaction, context, { before, after: one });
    }
  });
  logs.warn('a charge is disputed', { dispute: id, step, outcome, subscriptionId });
}

/** Tells the owner once that a charge is disputed, and the operator, who has some days to answer the provider. */
export async function reportDispute(
  context: ServerContext,
  { subscriptionId, chargeId, dispute }: OurDispute,
): Promise<void> {
  const { store, logs } = context;
  const place = await findPlace(context, subscriptionId);
  await store.transaction(async (transaction) => {
    const id = `dispute-${dispute.id}`;
    const [written, fields] = await transaction.getAll([mails.ref(id), chargeRef(chargeId)]);
    const { at = null, amount = null, currency = null } = parseCharge(fields) ?? {};
    const ofCharge = amount === null || currency === null ? null : { amount, currency };
    const disputed = dispute.amount ?? ofCharge;
    // The record of a deleted account has no address.
    if (written || !place || place.record.email === '' || disputed === null) return;
    const { record } = place;
    writeEventMail(transaction, context, { id, email: record.email, record }, () =>
      disputeMail({ ...aboutRecord(context, record), dispute: { id: dispute.id, ...disputed }, paidAt: at }),
    );
  });
  logs.error('a charge is disputed: answer at the provider', { dispute: dispute.id, subscriptionId });
}
