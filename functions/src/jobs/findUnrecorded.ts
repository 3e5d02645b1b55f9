import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { addHours } from 'date-fns/addHours';
import { max } from 'date-fns/max';
import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import type { ServerContext } from '../context/context.ts';
import { errorFields } from '../context/logs.ts';
import type { Tally } from '../context/tally.ts';
import { eventsRead } from '../documents/comparisonNotes.ts';
import { findCheckoutOf, findPlace } from '../owners/recordPlace.ts';
import { isKnown as areOnRecord } from '../sync/recordMovements.ts';
import { syncSubscription } from '../sync/syncSubscription.ts';
import { handleEvent, isHandled } from '../sync/webhooks.ts';
import type { PaymentEvent } from '../payments/PaymentProvider.ts';

/** The provider lists an event late by some hours, and keeps it for 30 days. */
const listed = { lateHours: 6, days: 29 };

async function isKnown(context: ServerContext, subscriptionId: string): Promise<boolean> {
  const known = (await findCheckoutOf(context, subscriptionId)) ?? (await findPlace(context, subscriptionId));
  return known !== undefined;
}

/** Whether what an event reports is known: its refund is on record, or its dispute was handled. */
function isLearned(context: ServerContext, event: PaymentEvent): Promise<boolean> {
  const { movement } = event.report ?? {};
  return movement ? areOnRecord(context, [movement]) : isHandled(context, event);
}

/**
 * Reads the provider's list of events once a day, for subscriptions of which nothing is on record: after a backup was restored,
 * neither a record nor a checkout leads to those, and their events may be lost. And for what events report that is not on record:
 * refunds, because nothing is compared any more when paid time is over, and disputes, of which the provider has no other list.
 * Stores until when it has read.
 */
export async function findUnrecorded(context: ServerContext): Promise<Tally> {
  const { store, payments, logs, now } = context;
  const today = now();
  const { readUntil, notBefore } = eventsRead.parse(await store.get(eventsRead.ref));
  if (notBefore !== null && notBefore > today) return { done: 0, failed: 0 };
  const kept = subDays(new UTCDate(today), listed.days);
  const last = readUntil
    ? subHours(new UTCDate(readUntil), listed.lateHours)
    : subDays(new UTCDate(today), 1);
  try {
    const events = await payments.listEvents({ from: new Date(max([last, kept])), to: today });
    const ids = new Set(events.flatMap(({ subscriptionId }) => subscriptionId ?? []));
    for (const id of ids) if (!(await isKnown(context, id))) await syncSubscription(context, id);
    // The provider lists the newest first, and a dispute is decided after it was opened.
    for (const event of events.toReversed())
      if (event.report && !(await isLearned(context, event))) await handleEvent(context, event);
    const tomorrow = new Date(addDays(new UTCDate(today), 1));
    await store.set(eventsRead.ref, eventsRead.serialize({ readUntil: today, notBefore: tomorrow }));
    return { done: 1, failed: 0 };
  } catch (error) {
    logs.warn('the list of events could not be read', errorFields(error));
    const soon = new Date(addHours(new UTCDate(today), 1));
    await store.set(eventsRead.ref, eventsRead.serialize({ readUntil, notBefore: soon }));
    return { done: 0, failed: 1 };
  }
}
