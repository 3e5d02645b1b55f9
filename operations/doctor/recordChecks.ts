import { subDays, subHours, subMinutes } from 'date-fns';
import { UTCDate } from '@date-fns/utc';
import { confirmationFrom } from '#functions/subscription/confirmation.ts';
import { cancellationFrom, outboxCollection } from '#functions/documents/cancellation.ts';
import { waitingCheckouts } from '#functions/documents/checkouts.ts';
import { unfinishedDeletions } from '#functions/documents/deletions.ts';
import { allSubscriptions, type RecordPlace } from '#functions/documents/subscription.ts';
import { newestWebhookEvents } from '#functions/documents/webhookEvents.ts';
import { isAlive, isFinal } from '#functions/subscription/recordStatus.ts';
import type { PaymentProvider } from '#functions/payments/PaymentProvider.ts';
import { payPalProvider } from '#functions/paypal/payPalProvider.ts';
import { disagreement, told, unknownHere } from './comparison.ts';
import { mailFaults } from './mailFaults.ts';
import { made, type Check, type Finding } from './finding.ts';
import type { DoctorContext } from './context.ts';

/** Records and events compared with PayPal: the newest ones, each of which costs a request. */
const compared = 50;

/** What the checks of stored documents look at. */
interface Looked extends Pick<DoctorContext, 'store' | 'target'> {
  /** Null where PayPal cannot be asked. */
  payments: PaymentProvider | null;
  /** Moments before which what waits is stuck. */
  tenMinutesAgo: Date;
  hourAgo: Date;
  dayAgo: Date;
  subscriptions: () => Promise<RecordPlace[]>;
}

const isBefore = (value: Date | null | undefined, moment: Date) => value instanceof Date && value < moment;

/** The newest records: by when they were sold, not by the address under which they stand. */
function newest(records: readonly RecordPlace[]): RecordPlace[] {
  const sold = ({ record }: RecordPlace) => confirmationFrom(record).createdAt;
  return records.toSorted((one, other) => sold(other).localeCompare(sold(one))).slice(0, compared);
}

async function statusFaults({ payments, subscriptions }: Looked): Promise<string[]> {
  const faults: string[] = [];
  if (payments === null) return faults;
  for (const { record } of newest(await subscriptions())) {
    const fault = await disagreement(payments, record);
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

async function unknownFaults({ payments, store }: Looked): Promise<string[]> {
  if (payments === null) return [];
  const events = await newestWebhookEvents(store, compared);
  const ids = new Set(events.map(({ subscriptionId }) => subscriptionId ?? '').filter((id) => id !== ''));
  const faults: string[] = [];
  for (const id of ids) {
    if (await unknownHere({ payments, store }, id)) {
      faults.push(`PayPal bills ${id}, and no record here has it`);
    }
  }
  return faults;
}

/** Cancellations that wait past their time, or for no time at all, which no run comes to. */
async function outboxFaults({ store, tenMinutesAgo }: Looked): Promise<string[]> {
  const waiting = await store.find(outboxCollection, { where: { state: 'waiting' } });
  const overdue = waiting.filter(({ fields }) => {
    const nextTry = cancellationFrom(fields)?.nextTry ?? null;
    return nextTry === null || nextTry < tenMinutesAgo;
  });
  return overdue.length > 0 ? [`cancellations that are overdue: ${overdue.length}`] : [];
}

/** Cancellations that no run tries again, unless somebody has carried them out since. */
async function givenUpFaults({ store, payments }: Looked): Promise<string[]> {
  const dead = await store.find(outboxCollection, { where: { state: 'dead' }, limit: 100 });
  const faults = dead.map(async ({ id, fields }) => {
    const { subscriptionId = null, refundForCheckout = null } = cancellationFrom(fields) ?? {};
    const money = refundForCheckout === null ? '' : ', and its charges be given back there';
    const asked = money === '' && payments !== null && subscriptionId !== null;
    const now = asked ? await told(payments, subscriptionId) : null;
    return now && isFinal(now.status)
      ? []
      : [`${id} was given up and must be cancelled at PayPal by hand${money}`];
  });
  return (await Promise.all(faults)).flat();
}

/** Checkouts that wait for their owner and that no run looks at any more. */
async function checkoutFaults({ store, hourAgo }: Looked): Promise<string[]> {
  return (await waitingCheckouts(store))
    .filter(({ nextCheck }) => nextCheck === null || nextCheck < hourAgo)
    .map(({ id }) => `checkout ${id} waits, and nothing has looked at it since it was due`);
}

async function deletionFaults({ store, hourAgo }: Looked): Promise<string[]> {
  const stuck = (await unfinishedDeletions(store, 100)).filter(({ due }) => isBefore(due, hourAgo));
  return stuck.length > 0 ? [`deletions of accounts that are not finished: ${stuck.length}`] : [];
}

async function reminderFaults({ subscriptions, hourAgo }: Looked): Promise<string[]> {
  const late = (await subscriptions()).filter(
    ({ record }) => record.status === 'active' && isBefore(record.reminderDue, hourAgo),
  );
  return late.length > 0 ? [`notices that are overdue: ${late.length}`] : [];
}

/** Records that the daily comparison does not come to: neither their status nor their money is right for long. */
async function comparisonFaults({ subscriptions, dayAgo }: Looked): Promise<string[]> {
  const late = (await subscriptions()).filter(
    ({ record }) => isAlive(record) && isBefore(record.nextCheck, dayAgo),
  );
  return late.length > 0 ? [`records that were not compared for a day: ${late.length}`] : [];
}

const logs = ({ target }: Looked) => `npx firebase functions:log --project ${target.project}`;

const checks: ReadonlyArray<Check<Looked>> = [
  {
    name: 'records: status',
    well: 'they say what PayPal says',
    faults: statusFaults,
    cure: (looked) => `the daily comparison repairs it; ${logs(looked)}`,
  },
  {
    name: 'records: unknown',
    well: 'everything that PayPal has told of is on record',
    faults: unknownFaults,
    cure: () => 'look for its buyer at PayPal; record or cancel it, and give back what it charged',
  },
  { name: 'records: outbox', well: 'nothing is overdue', faults: outboxFaults, cure: logs },
  {
    name: 'records: given up',
    well: 'no cancellation is',
    faults: givenUpFaults,
    cure: () => 'cancel it at PayPal, give back what is named, then delete its document in Outbox',
  },
  { name: 'records: checkouts', well: 'each that waits is looked at', faults: checkoutFaults, cure: logs },
  { name: 'records: deletions', well: 'they are finished', faults: deletionFaults, cure: logs },
  { name: 'records: reminders', well: 'none is overdue', faults: reminderFaults, cure: logs },
  { name: 'records: comparison', well: 'every record has its turn', faults: comparisonFaults, cure: logs },
  {
    name: 'records: mail',
    well: 'nothing is stuck',
    faults: ({ store, tenMinutesAgo, dayAgo }) => mailFaults(store, { tenMinutesAgo, dayAgo }),
    cure: ({ target }) =>
      `look at the extension's log and SMTP settings (extensions/firestore-send-email.env.${target.project})`,
  },
];

/** The doctor writes nothing: a fresh access token stays in memory. */
function readOnly(store: DoctorContext['store']): Parameters<typeof payPalProvider>[0]['store'] {
  return { get: (ref) => store.get(ref), update: async () => undefined };
}

/** What is stored: it agrees with PayPal, and nothing waits too long. */
export function recordChecks({
  store,
  target,
  payPalSecret,
  now,
  simulated,
}: DoctorContext): Promise<Finding[]> {
  let subscriptions: Promise<RecordPlace[]> | undefined;
  const present = new UTCDate(now());
  const payments =
    payPalSecret === null
      ? null
      : payPalProvider({ store: readOnly(store), secret: () => payPalSecret, now, sandbox: simulated });
  return made(checks, {
    store,
    target,
    payments,
    tenMinutesAgo: subMinutes(present, 10),
    hourAgo: subHours(present, 1),
    dayAgo: subDays(present, 1),
    subscriptions: () => (subscriptions ??= allSubscriptions(store)),
  });
}
