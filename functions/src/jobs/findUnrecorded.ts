import { addHours } from 'date-fns/addHours';
import { min } from 'date-fns/min';
import { subHours } from 'date-fns/subHours';
import { daysAfter, daysBefore } from '#domain/days.ts';
import { errorFields, type ServerContext } from '../context/context.ts';
import { inTurn, type Tally } from '../context/tally.ts';
import { latest } from '../ledger/facts.ts';
import { bookkeepingRef } from '../documents/bookkeeping.ts';
import { deletedOwner, findCheckoutOf } from '../documents/checkouts.ts';
import { eventsRead } from '../documents/comparisonNotes.ts';
import { findPlace } from '../owners/recordPlace.ts';
import { isKnown as areOnRecord } from '../sync/recordMovements.ts';
import { syncSubscription } from '../sync/syncSubscription.ts';
import { handleEvent, isHandled } from '../sync/webhooks.ts';
import type { PaymentEvent } from '../payments/PaymentProvider.ts';

/** The provider lists an event late by some hours, and keeps it for 30 days. A run reads at most so many days at once. */
const listed = { lateHours: 6, days: 29, atOnce: 7 };

/** How long a run reads the subscriptions of events, and how long it then carries events out. The next run goes on. */
const mostSeconds = 40;

/**
 * Whether a record or a checkout leads to a subscription that is compared again. An abandoned checkout leads to it only after up to
 * two weeks, and what a deleted account had, of which bookkeeping alone may be left, is compared no more.
 */
async function isKnown(context: ServerContext, subscriptionId: string): Promise<boolean> {
  const checkout = await findCheckoutOf(context.store, subscriptionId);
  if (checkout) return checkout.state !== 'abandoned' && checkout.uid !== deletedOwner;
  const place = await findPlace(context, subscriptionId);
  return place !== undefined && place.ref.collection !== bookkeepingRef(subscriptionId).collection;
}

/** Whether an event reports more than that something happened to a subscription: a refund or a dispute. */
const reports = ({ movement, dispute }: PaymentEvent) => movement !== undefined || dispute !== undefined;

/** Whether what an event reports is known: its refund is on record, or its dispute was handled. */
function isLearned(context: ServerContext, event: PaymentEvent): Promise<boolean> {
  const { movement } = event;
  return movement ? areOnRecord(context, [movement]) : isHandled(context, event);
}

/**
 * Learns what the events between two moments report. One that fails does not stop the next one. With `givesUp`, one that fails
 * is left to an operator.
 * @returns what was done, whether that is all, and the first event that was not carried out; undefined if all were.
 */
async function learn(
  context: ServerContext,
  { givesUp, ...between }: { from: Date; to: Date; givesUp: boolean },
): Promise<Tally & { isWhole: boolean; left?: PaymentEvent | undefined }> {
  const { payments, logs, now } = context;
  const end = now().getTime() + mostSeconds * 1000;
  const late = new Set<string>();
  const wanted = async (event: PaymentEvent) => {
    if (now().getTime() > end) late.add(event.id);
    return !late.has(event.id) && !(reports(event) && (await isLearned(context, event)));
  };
  try {
    const events = await payments.listEvents({ ...between, wanted });
    const ids = new Set(events.flatMap(({ subscriptionId }) => subscriptionId ?? []));
    const tried = new Set<string>();
    const carriedOut = new Set<string>();
    const pieces = [
      ...[...ids].map((id) => async () => {
        tried.add(id);
        if (!(await isKnown(context, id))) await syncSubscription(context, id);
        carriedOut.add(id);
      }),
      ...events
        .filter(({ id }) => !late.has(id))
        .map((event) => async () => {
          tried.add(event.id);
          if (reports(event) && !(await isLearned(context, event))) {
            if (event.unread) throw event.unread;
            await handleEvent(context, event);
          }
          carriedOut.add(event.id);
        }),
    ];
    const failure = 'a listed event could not be carried out';
    const tally = await inTurn(context, pieces, {
      seconds: mostSeconds,
      failure,
      carryOut: (piece) => piece(),
    });
    const partsOf = ({ id, subscriptionId }: PaymentEvent) => [id, subscriptionId ?? id];
    const open = events.filter((event) => partsOf(event).some((part) => !carriedOut.has(part)));
    const failed = open.filter((event) => givesUp && partsOf(event).every((part) => tried.has(part)));
    for (const { id, type } of failed) logs.error('a listed event is given up', { eventId: id, type });
    const left = open.find((event) => !failed.includes(event));
    return { ...tally, isWhole: left === undefined, left };
  } catch (error) {
    logs.warn('the list of events could not be read', errorFields(error));
    return { done: 0, failed: 1, isWhole: false };
  }
}

/**
 * Reads the provider's list of events once a day, for subscriptions of which nothing is on record: after a backup was restored,
 * neither a record nor a checkout leads to those, and their events may be lost. Also for those that only an abandoned checkout
 * leads to, and for what a deleted account had, of which a debt may be
 * collected. And for what events report that is not on record: refunds, because nothing is compared any more when paid time is
 * over, and disputes, of which the provider has no other list. Stores until when it has read. A day with very many events, or
 * many days without a reading, take several runs: all of them at once would outlast a run, and the next one would begin with the same. If
 * anything failed, the events from the first failure on are read again an hour later, for as long as a run from there on reaches
 * today: then what fails again is given up, because it would hold back all later events.
 */
export async function findUnrecorded(context: ServerContext): Promise<Tally> {
  const { store, now } = context;
  const today = now();
  const { readUntil, notBefore } = eventsRead.parse(await store.get(eventsRead.ref));
  if (notBefore !== null && notBefore > today) return { done: 0, failed: 0 };
  const kept = daysBefore(today, listed.days);
  const last = readUntil ? subHours(readUntil, listed.lateHours) : daysBefore(today, 1);
  const from = latest([last, kept]);
  const to = min([daysAfter(from, listed.atOnce), today]);
  const givesUp = to < today && notBefore !== null;
  const { left, isWhole, ...tally } = await learn(context, { from, to, givesUp });
  // The next run begins at the event that was left.
  const until = left?.at ? min([addHours(left.at, listed.lateHours), to]) : readUntil;
  const next = isWhole
    ? { readUntil: to, notBefore: to < today ? null : daysAfter(today, 1) }
    : { readUntil: until, notBefore: tally.failed > 0 ? addHours(today, 1) : null };
  await store.set(eventsRead.ref, eventsRead.serialize(next));
  return tally;
}
