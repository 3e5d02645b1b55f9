import { UTCDate } from '@date-fns/utc';
import { addHours } from 'date-fns/addHours';
import { subMonths } from 'date-fns/subMonths';
import { daysBefore } from '#domain/days.ts';
import type { ProviderSubscription, ProviderTransaction } from '../payments/PaymentProvider.ts';
import { cancellationFrom, cancellationRef } from '../documents/cancellation.ts';
import { hasAccess } from '../standing/accountState.ts';
import { timeLost } from '../standing/standingOf.ts';
import { undueOf } from '../standing/undue.ts';
import {
  changedCharges,
  chargeRef,
  chargesOf,
  isListed,
  newReinstatements,
  parseCharge,
  periodOf,
  returnedOf,
  writeCharges,
} from '../documents/charges.ts';
import { nextChargeOn } from '../documents/nextCharge.ts';
import { confirmationFrom, paidTermsOf } from '../subscription/confirmation.ts';
import type { ServerContext } from '../context/context.ts';
import { factsOfCharges, addFacts, listingOf, latest } from '../ledger/facts.ts';
import { billedTermsOf, paidTermsAt, termsPaidBy, type BilledTerms } from '../ledger/billedTerms.ts';
import {
  subscriptions,
  lastChargeOf,
  type RecordPlace,
  type SubscriptionRecord,
} from '../documents/subscription.ts';
import { movePromises, laterPlaces } from './laterRecords.ts';
import { writeDebitNotes } from '../mails/recordMail.ts';
import { writeReceiptMail, writeRefundMail } from '../mails/lifecycleMails.ts';
import { findPastPlace, writeRecord } from '../owners/recordPlace.ts';
import { accountIn } from '../owners/ownRecords.ts';
import { isAlive } from '../subscription/recordStatus.ts';
import { newRefunds, settledCharges, awaitsListing } from '../subscription/settledCharges.ts';

/** Days after a movement of money within which its owner gets an e-mail. An older one belongs to an imported record. */
const newsDays = 30;

/** Days within which the provider tries a charge that failed: again after five, at most twice (reference/PayPal.mdx#failed-payments). */
const triedDays = 12;

/** Maximum tries, because other instances may write movements of the same subscription. */
const mostTries = 10;

interface Reported {
  subscription: ProviderSubscription;
  reported: readonly ProviderTransaction[];
}

/** Whether all reported movements are on record, as they usually are. */
export async function isKnown(
  { store }: Pick<ServerContext, 'store'>,
  reported: readonly ProviderTransaction[],
): Promise<boolean> {
  const stored = await Promise.all(reported.map(({ id }) => store.get(chargeRef(id))));
  return reported.every(({ refunded, partlyRefunded, reversed, of }, at) => {
    const charge = parseCharge(stored[at]);
    if (!isListed(charge) || (of !== undefined && charge.of === null)) return false;
    const returned = returnedOf(charge);
    const saysPart = reversed || (partlyRefunded && charge.disputed !== true);
    return refunded ? returned === 'all' : !saysPart || returned !== 'nothing';
  });
}

/** The terms that a charge paid. Of the last one they were found when the provider named it, with what was owed before. */
function termsOfCharge(
  record: SubscriptionRecord,
  { amount, at }: ProviderTransaction,
  { lastPayment }: ProviderSubscription,
): BilledTerms | null {
  const isLast = lastPayment?.amount === amount && at >= listingOf(lastPayment.at).from;
  return (
    (isLast ? paidTermsAt(record, lastChargeOf(record)) : null) ??
    termsPaidBy({ amount }, billedTermsOf(record))
  );
}

/** The day on which a charge was due of which a try failed in the days before; null if none did. A failure may be heard of late. */
function failedBefore({ facts }: SubscriptionRecord, { at }: ProviderTransaction): Date | null {
  const isBefore = (moment: Date | null) =>
    moment !== null && moment <= at && moment > daysBefore(at, triedDays);
  const failed = facts.find((fact) => fact.kind === 'failed' && isBefore(fact.at))?.at ?? null;
  const due = facts.findLast((fact) => fact.kind === 'nextChargeNamed' && isBefore(fact.next));
  return failed && due?.kind === 'nextChargeNamed' ? due.next : failed;
}

/** Tries once; returns null if another instance has written movements meanwhile, or if the record has moved. */
async function tryOnce(
  context: ServerContext,
  { ref, record: read }: RecordPlace,
  { subscription, reported }: Reported,
): Promise<string[] | null> {
  const { store, now } = context;
  const { id: subscriptionId } = subscription;
  const [known, later] = await Promise.all([chargesOf(store, subscriptionId), laterPlaces(store, read)]);
  return store.transaction(async (transaction) => {
    // What was decided at its end says whether it ended in a pause, and that the owner of a restored record has left.
    const decided = cancellationRef(subscriptionId);
    const [fields, cancellation, ...others] = await transaction.getAll([ref, decided, ...later]);
    const record = subscriptions.parse(fields);
    const places = later.map((place, index) => ({ ref: place, record: subscriptions.parse(others[index]) }));
    if (record?.subscriptionId !== read.subscriptionId || record.moneyVersion !== read.moneyVersion)
      return null;
    const at = now();
    const after = settledCharges(known, reported, {
      subscriptionId,
      periodOf: (charge) => {
        const later = reported
          .filter(({ kind, at: paid }) => kind === 'charge' && paid > charge.at)
          .toSorted((one, other) => one.at.getTime() - other.at.getTime());
        const { interval } = termsOfCharge(record, charge, subscription) ?? confirmationFrom(record);
        const followedBy = later[0]?.at ?? null;
        // Once it has ended, the provider names no next charge any more; the period ends with the one that it named last.
        const next = subscription.nextBillingTime ?? nextChargeOn(record);
        const failedAt = failedBefore(record, charge);
        const said = { ...subscription, nextBillingTime: next };
        const period = periodOf(charge, said, { interval, followedBy, failedAt });
        // A late charge counts back from the next one, which may be earlier in a shorter month than the first one was.
        const first = record.billing?.firstCharge ?? null;
        const isAfterFirst = first !== null && first <= charge.at;
        return { ...period, start: isAfterFirst ? latest([first, period.start]) : period.start };
      },
      paidForOf: (charge) => paidTermsOf(record, charge, termsOfCharge(record, charge, subscription)),
      now: at,
      first: record.transactionsReadAt === null,
    });
    writeCharges(transaction, changedCharges(known, after));
    // The bookkeeping document of a deleted account has no paid time.
    const isRecord = record.subscriptionId === subscriptionId;
    const next = {
      ...(isRecord ? addFacts(record, factsOfCharges(after, at)) : record),
      moneyVersion: (record.moneyVersion ?? 0) + 1,
    };
    writeRecord(transaction, { ref, record: next }, at);
    const present = movePromises(transaction, { before: record, after: next, now: at }, places);
    const { email } = record;
    const news = newRefunds(known, after);
    const queued = cancellationFrom(cancellation);
    const { undue } = undueOf(next, after, { queued, subscription });
    const recent = news.filter((refund) => refund.at > daysBefore(at, newsDays));
    // The record of a deleted account has no address, so no e-mail is written.
    if (email !== '')
      recent.forEach((refund, index) => {
        const { why = null } =
          [...undue].find(([id, { charge }]) =>
            refund.of === null ? charge.amount === refund.amount : id === refund.of,
          )?.[1] ?? {};
        const isLast = index === recent.length - 1;
        const until = isLast && !why ? timeLost({ before: record, after: next }, at) : null;
        const goesOn = [next, ...present].findLast((one) => isAlive(one) || hasAccess(one, at)) ?? null;
        writeRefundMail(transaction, context, {
          email,
          record: next,
          refund,
          until,
          undue: why,
          goesOn,
        });
      });
    writeDebitNotes(transaction, context, { record: next, notes: newReinstatements(known, after) });
    const charges = [...after].filter(([id, { kind }]) => kind === 'charge' && !isListed(known.get(id)));
    // Send no receipts for charges before the import of a record, which names no account and was never compared.
    const isImport = accountIn(record) === undefined && record.transactionsReadAt === null;
    if (email !== '' && !isImport)
      for (const [
        id,
        { at: paid, amount, currency, paidFor, periodStart: start, periodEnd: end },
      ] of charges) {
        if (!paid || amount === null || !currency || paid < daysBefore(at, newsDays)) continue;
        writeReceiptMail(transaction, context, {
          email,
          record: next,
          charge: { id, at: paid, amount, currency, paidFor, period: start && end && { start, end } },
          undue: undue.get(id)?.why ?? null,
        });
      }
    return [...charges.map(() => 'charge'), ...news.map(({ kind }) => kind)];
  });
}

/**
 * Writes the movements of a subscription's money that are not on record: receipts, paid time, the promises made for it
 * (R-CHARGE-GIVEN-BACK), and the e-mails. One transaction writes everything, so each is written once.
 */
async function recordMovements(context: ServerContext, place: RecordPlace, request: Reported): Promise<void> {
  const { store, logs } = context;
  const { id: subscriptionId } = request.subscription;
  for (let tries = 0; tries < mostTries; tries += 1) {
    // Another instance may have written the same ones meanwhile.
    if (await isKnown(context, request.reported)) return;
    const record = subscriptions.parse(await store.get(place.ref));
    // Another subscription may have replaced it meanwhile.
    const isThere = record?.subscriptionId === place.record.subscriptionId;
    const current = isThere ? { ref: place.ref, record } : await findPastPlace(context, subscriptionId);
    if (!current) return;
    const moved = await tryOnce(context, current, request);
    for (const kind of moved ?? []) logs.info('money moved', { kind, subscriptionId });
    if (moved) return;
  }
  throw new Error('Movements of money could not be written, because others write them again and again.');
}

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
  return lastPayment !== null && (readAt === null || lastPayment.at > readAt);
}

interface Span {
  from: Date;
  to: Date;
}

/** The time spans to read: the new entries, and the current charge, whose status may change during its period. */
function spansToRead(
  { transactionsReadAt: readAt }: SubscriptionRecord,
  { createTime: opened, lastPayment }: ProviderSubscription,
  to: Date,
): Span[] {
  if (readAt === null) {
    return [{ from: new Date(latest([opened, subMonths(new UTCDate(to), readBack.months)])), to }];
  }
  const late = daysBefore(readAt, readBack.late);
  const window = daysBefore(to, readBack.days);
  const from = latest([opened, late < window ? late : window]);
  if (lastPayment === null || lastPayment.at >= from) return [{ from, to }];
  return [listingOf(lastPayment.at), { from, to }];
}

/** Records missing movements since the last read, and other reports: a refund may be in its event only. */
export async function recordTransactions(
  context: ServerContext,
  place: RecordPlace,
  { subscription, reported }: Reported,
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
  const isNew = lastPayment !== null && lastPayment.at > daysBefore(to, readBack.late);
  const looksAgain = isNew && awaitsListing(subscription, listed);
  await store.transaction(async (transaction) => {
    const record = subscriptions.parse(await transaction.get(place.ref));
    if (record?.subscriptionId !== subscriptionId) return;
    const soon = addHours(to, listingHours);
    const { nextCheck: check } = record;
    // Also for an ended subscription: its last charge has a receipt too.
    const sooner = looksAgain && (check === null || check > soon);
    const changes = { transactionsReadAt: to, ...(sooner && { nextCheck: soon }) };
    transaction.update(place.ref, subscriptions.changes(changes));
  });
}
