import { daysBefore } from '#domain/days.ts';
import { cancellationsIn, chargesToRefund } from '#functions/documents/cancellation.ts';
import { waitingCheckouts } from '#functions/documents/checkouts.ts';
import { eventsRead } from '#functions/documents/comparisonNotes.ts';
import { unfinishedDeletions } from '#functions/documents/deletions.ts';
import { mails } from '#functions/documents/mail.ts';
import { unpublishedCodes } from '#functions/documents/offers/couponUses.ts';
import { subscriptions } from '#functions/documents/subscription.ts';
import { dueNotice } from '#functions/standing/nextNotice.ts';
import { isAlive, isFinal } from '#functions/subscription/recordStatus.ts';
import { npmRun } from '../project/target.ts';
import { payPalNotAsked, readIfKnown } from './comparison.ts';
import { counted, faultsWhere, type Check, type Fault } from './finding.ts';
import type { Looked } from './context.ts';

const isBefore = (value: Date | null | undefined, moment: Date) => value instanceof Date && value < moment;

/** Waiting cancellations that are overdue, or that no run finds because they have no due date. */
async function outboxFaults({ store, tenMinutesAgo }: Looked): Promise<string[]> {
  const waiting = [...(await cancellationsIn(store, { state: 'waiting' })).values()];
  const isOverdue = ({ nextTry }: { nextTry: Date | null }) => nextTry === null || nextTry < tenMinutesAgo;
  return counted('cancellations that are overdue', waiting.filter(isOverdue));
}

/** Cancellations that have failed for days and are tried only once a day, unless they have been carried out by hand since. */
async function givenUpFaults({ store, payments }: Looked): Promise<Fault[]> {
  const dead = await cancellationsIn(store, { state: 'dead', limit: 100 });
  const faults = [...dead].map(async ([id, entry]) => {
    const { subscriptionId, refundForCheckout, refundSince } = entry;
    const undue = chargesToRefund(entry);
    const money = undue === null ? '' : `, and ${undue} be refunded there`;
    const mayHaveEnded = refundForCheckout === null && subscriptionId !== null;
    if (mayHaveEnded && payments === null) return [payPalNotAsked()];
    const now = mayHaveEnded && payments ? await readIfKnown(payments, subscriptionId) : null;
    const charged = now?.lastPayment && refundSince && now.lastPayment.at > refundSince.since;
    return now && isFinal(now.status) && !charged
      ? []
      : [`${id} has failed for days and must be canceled at PayPal by hand${money}`];
  });
  return (await Promise.all(faults)).flat();
}

/** Open and replaced checkouts that no run checks any more. */
async function checkoutFaults({ store, hourAgo }: Looked): Promise<string[]> {
  return (await waitingCheckouts(store))
    .filter(({ nextCheck }) => nextCheck === null || nextCheck < hourAgo)
    .map(({ id }) => `checkout ${id} waits, and nothing has looked at it since it was due`);
}

async function deletionFaults({ store, hourAgo }: Looked): Promise<string[]> {
  const stuck = (await unfinishedDeletions(store, 100)).filter(({ due }) => isBefore(due, hourAgo));
  return counted('deletions of accounts that are not finished', stuck);
}

/** Notices that were due an hour ago, by the rule of the run that sends them: also in a pause, never while PayPal suspends. */
async function reminderFaults({ records, hourAgo }: Looked): Promise<string[]> {
  const late = (await records()).filter(({ record }) => dueNotice(record, hourAgo) !== null);
  return counted('notices that are overdue', late);
}

/** Records that the daily comparison misses, so that their status and money become wrong. */
async function comparisonFaults({ records, dayAgo }: Looked): Promise<string[]> {
  const late = (await records()).filter(
    ({ record }) => isAlive(record) && isBefore(record.nextCheck, dayAgo),
  );
  return counted('records that were not compared for a day', late);
}

/** PayPal's list of events, which is read once a day and from the day before, and not kept for longer than a month. */
async function eventListFaults({ store, dayAgo }: Looked): Promise<string[]> {
  const { readUntil, notBefore } = eventsRead.parse(await store.get(eventsRead.ref));
  const isBegun = readUntil !== null || notBefore !== null;
  if (!isBegun || (readUntil !== null && readUntil > daysBefore(dayAgo, 1))) return [];
  return [`PayPal's list of events was read until ${readUntil?.toISOString() ?? 'no day yet'}`];
}

/** Pauses that no run begins or ends, and those that an operator must end. */
async function pauseFaults({ records, hourAgo }: Looked): Promise<string[]> {
  return (await records()).flatMap(({ record }) => {
    const { pause, pauseDue, subscriptionId: id } = record;
    if (pause === null || !isAlive(record)) return [];
    if (pause.failedAt) return [`the pause of ${id} could not end as was promised, and waits for a person`];
    if (pauseDue === null || pauseDue < hourAgo)
      return [`nothing has looked at the pause of ${id} since it was due`];
    if (pause.from === null && pause.askedAt < hourAgo)
      return [`the pause of ${id} was asked for, and has not begun`];
    return pause.until < hourAgo ? [`the pause of ${id} is past its end`] : [];
  });
}

/** Maximum number of e-mails to check, newest first: those of several days. */
const checkedMails = 1000;

/** The extension's states of an e-mail that it has begun but not finished. */
const unfinished = ['PENDING', 'PROCESSING', 'RETRY'];

/** E-mails that the extension has not picked up, has not finished, or could not send. */
async function mailFaults({ store, tenMinutesAgo, dayAgo }: Looked): Promise<string[]> {
  const newest = await mails.newest(store, 'created', checkedMails);
  const before = (moment: Date, ...states: string[]) =>
    newest.filter(
      ({ created, delivery }) => states.includes(delivery?.state ?? '') && isBefore(created, moment),
    );
  return [
    ...counted('e-mails that wait for more than 10 minutes', before(tenMinutesAgo, '')),
    ...counted('e-mails that were begun a day ago and are not sent', before(dayAgo, ...unfinished)),
    ...counted(
      'e-mails that could not be sent',
      newest.filter(({ delivery }) => delivery?.state === 'ERROR'),
    ),
  ];
}

/** Records with an unreadable part. A notice must not name a wrong price or day, so none is written. */
async function unreadableFaults({ records }: Looked): Promise<string[]> {
  return (await records()).flatMap(({ record }) => {
    const parts = isAlive(record) ? subscriptions.broken(record.stored ?? {}) : [];
    const fault = `no notice of ${record.subscriptionId} is written, because its record is broken at ${parts.join(', ')}`;
    return faultsWhere({ [fault]: parts.length > 0 });
  });
}

/** The fix for work that a run has not done: its log shows why. */
export const logs = ({ target }: Looked) => `npx firebase functions:log --project ${target.project}`;

/** Checks of stored work that waits for a run of the functions or for an operator. */
export const waitingChecks: ReadonlyArray<Check<Looked>> = [
  { name: 'records: outbox', well: 'nothing is overdue', faults: outboxFaults, cure: logs },
  {
    name: 'records: given up',
    well: 'no cancellation is left to a person',
    faults: givenUpFaults,
    cure: () => 'cancel it at PayPal, refund what is named, then delete its document in Outbox',
  },
  { name: 'records: checkouts', well: 'each that waits is looked at', faults: checkoutFaults, cure: logs },
  { name: 'records: deletions', well: 'they are finished', faults: deletionFaults, cure: logs },
  { name: 'records: reminders', well: 'none is overdue', faults: reminderFaults, cure: logs },
  { name: 'records: comparison', well: 'every record has its turn', faults: comparisonFaults, cure: logs },
  { name: 'records: event list', well: 'it is read every day', faults: eventListFaults, cure: logs },
  {
    name: 'records: pauses',
    well: 'each begins and ends on its day',
    faults: pauseFaults,
    cure: (looked) =>
      `compare it with PayPal, then ${npmRun('ops', looked.target, 'resume <address>')}; ${logs(looked)}`,
  },
  {
    name: 'records: coupons',
    well: 'the uses left are shown',
    faults: async ({ store }) =>
      counted('coupons whose uses left are not shown', await unpublishedCodes(store, 100)),
    cure: logs,
  },
  {
    name: 'records: notices',
    well: 'every record can be read',
    faults: unreadableFaults,
    cure: () => 'correct these parts of its document in Subscriptions by hand',
  },
  {
    name: 'records: mail',
    well: 'nothing is stuck',
    faults: mailFaults,
    cure: ({ target }) =>
      `look at the extension's log and SMTP settings (extensions/firestore-send-email.env.${target.project})`,
  },
];
