import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import { subMinutes } from 'date-fns/subMinutes';
import { UTCDate } from '@date-fns/utc';
import { confirmationFrom } from '#functions/subscription/confirmation.ts';
import { subscriptions, type RecordPlace } from '#functions/documents/subscription.ts';
import { isAlive, isBilled } from '#functions/subscription/recordStatus.ts';
import { webhookEvents } from '#functions/documents/webhookEvents.ts';
import { payPalProvider } from '#functions/paypal/payPalProvider.ts';
import { npmRun } from '../project/target.ts';
import { asked, disagreement, payPalNotAsked, unknownHere } from './comparison.ts';
import { made, type Check, type Finding } from './finding.ts';
import type { DoctorContext, Looked } from './context.ts';
import { paymentChecks } from './paymentChecks.ts';
import { logs, waitingChecks } from './waitingChecks.ts';

/** Maximum number of records, and of events, to compare with PayPal: the newest, because each costs a request. */
const compared = 50;

/** The records that PayPal bills, the newest first by date of sale, not by address. */
async function billed({ records }: Looked): Promise<RecordPlace[]> {
  const sold = ({ record }: RecordPlace) => confirmationFrom(record).createdAt;
  return (await records())
    .filter(({ record }) => isBilled(record))
    .toSorted((one, other) => sold(other).localeCompare(sold(one)));
}

async function statusFaults(looked: Looked): Promise<string[]> {
  const { payments } = looked;
  const faults: string[] = [];
  if (payments === null) throw payPalNotAsked();
  for (const { record } of (await billed(looked)).slice(0, compared)) {
    const fault = await disagreement(payments, record);
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

/** Subscriptions that PayPal bills and no record has, by the events that came here and those that PayPal sent in a day. */
async function unknownFaults({ payments, store, dayAgo, now }: Looked): Promise<string[]> {
  if (payments === null) throw payPalNotAsked();
  const events = [
    ...(await webhookEvents.newest(store, 'received', compared)),
    ...(await asked(payments.listEvents({ from: dayAgo, to: now }))),
  ];
  const ids = new Set(events.map(({ subscriptionId }) => subscriptionId ?? '').filter((id) => id !== ''));
  const faults = events.flatMap((event) =>
    'unread' in event && event.unread
      ? [`${event.type} ${event.id} cannot be read: ${event.unread.message}`]
      : [],
  );
  for (const id of ids) {
    if (await unknownHere({ payments, store }, id)) {
      faults.push(`PayPal bills ${id}, and no record here has it`);
    }
  }
  return faults;
}

/** Prices that were changed at PayPal by hand in the last month, without agreement or notice. */
async function priceFaults({ records, monthAgo }: Looked): Promise<string[]> {
  return (await records())
    .filter(({ record }) => isAlive(record) && (record.billing?.changedAtProvider ?? monthAgo) > monthAgo)
    .map(({ record }) => `the price of ${record.subscriptionId} was changed at PayPal by hand`);
}

const checks: ReadonlyArray<Check<Looked>> = [
  {
    name: 'records: status',
    well: async (looked) => {
      const { length } = await billed(looked);
      return `${length > compared ? `the newest ${compared} of ${length}` : 'they'} say what PayPal says`;
    },
    faults: statusFaults,
    cure: (looked) => `the daily comparison repairs it; ${logs(looked)}`,
  },
  {
    name: 'records: unknown',
    well: `what PayPal has reported in a day, and in the newest ${compared} events here, is on record`,
    faults: unknownFaults,
    cure: () => 'look for its buyer at PayPal; record or cancel it, and refund what it charged',
  },
  ...waitingChecks,
  ...paymentChecks,
  {
    name: 'records: prices',
    well: 'none was changed at PayPal',
    faults: priceFaults,
    cure: ({ target }) =>
      `agree on it with its owner, or set the agreed price again at PayPal; ${npmRun('ops', target, 'price')}`,
  },
];

/** The doctor writes nothing: a fresh access token stays in memory. */
function readOnly(store: DoctorContext['store']): Parameters<typeof payPalProvider>[0]['store'] {
  return { get: (ref) => store.get(ref), update: async () => undefined };
}

/** Checks that the stored documents agree with PayPal, and that nothing waits too long. */
export function recordChecks({
  store,
  target,
  payPalSecret,
  now,
  simulated,
}: DoctorContext): Promise<Finding[]> {
  let records: Promise<RecordPlace[]> | undefined;
  const present = new UTCDate(now());
  const payments =
    typeof payPalSecret !== 'string'
      ? null
      : payPalProvider({ store: readOnly(store), secret: () => payPalSecret, now, sandbox: simulated });
  return made(checks, {
    store,
    target,
    payments,
    tenMinutesAgo: subMinutes(present, 10),
    hourAgo: subHours(present, 1),
    dayAgo: subDays(present, 1),
    now: present,
    monthAgo: subDays(present, 30),
    records: () => (records ??= subscriptions.all(store)),
  });
}
