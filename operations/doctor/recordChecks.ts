import { subMinutes } from 'date-fns';
import { UTCDate } from '@date-fns/utc';
import type { PaymentProvider } from '#functions/payments/PaymentProvider.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { payPalProvider } from '#functions/paypal/payPalProvider.ts';
import { storedNames } from '#functions/documents/storedNames.ts';
import type { Fields, StoredDocument } from '#functions/store/Store.ts';
import { judged, type Finding } from './finding.ts';
import type { DoctorContext } from './context.ts';

/** Records compared with PayPal: the newest ones, each of which costs a request. */
const comparedRecords = 50;

/** What waits longer than this is stuck. */
const patienceMinutes = 10;

/** What a record's status must be where PayPal says otherwise; null when they agree. */
async function disagreement(payments: PaymentProvider, { fields }: StoredDocument): Promise<string | null> {
  const id = fields[storedNames.subscriptionId];
  const { billing, status } = fields;
  // A free subscription has no checkout, and none at PayPal.
  if (typeof id !== 'string' || (billing as Fields | undefined)?.['checkout_id'] === null) return null;
  try {
    const told = (await payments.readSubscription(id)).status;
    return told === status ? null : `${id} is ${told} at PayPal and ${JSON.stringify(status)} here`;
  } catch (error) {
    if (error instanceof PaymentProviderError && error.reason === 'not-found')
      return `PayPal does not know ${id}`;
    throw error;
  }
}

async function recordFaults({ store, payPalSecret, now, simulated }: DoctorContext): Promise<string[]> {
  if (payPalSecret === null) return [];
  const payments = payPalProvider({
    store: readOnly(store),
    secret: () => payPalSecret,
    now,
    sandbox: simulated,
  });
  const records = await store.find('Subscriptions', { limit: comparedRecords });
  const faults: string[] = [];
  for (const record of records) {
    const fault = await disagreement(payments, record);
    if (fault !== null) faults.push(fault);
  }
  return faults;
}

/** The doctor writes nothing: a fresh access token stays in memory. */
function readOnly(store: DoctorContext['store']): Parameters<typeof payPalProvider>[0]['store'] {
  return { get: (ref) => store.get(ref), update: async () => undefined };
}

const isBefore = (value: unknown, moment: Date) => value instanceof Date && value < moment;

async function outboxFaults({ store }: DoctorContext, late: Date): Promise<string[]> {
  const waiting = await store.find('Outbox', {
    orderBy: { field: 'next_try', direction: 'asc' },
    limit: 100,
  });
  const dead = await store.find('Outbox', { where: { state: 'dead' }, limit: 100 });
  const overdue = waiting.filter(({ fields }) => isBefore(fields['next_try'], late));
  return [
    ...(overdue.length > 0 ? [`cancellations that are overdue: ${overdue.length}`] : []),
    ...dead.map(({ id, fields }) => {
      const money = typeof fields['give_back_to'] === 'string' ? ', and its charges be given back there' : '';
      return `${id} was given up and must be cancelled at PayPal by hand${money}`;
    }),
  ];
}

async function mailFaults({ store }: DoctorContext, late: Date): Promise<string[]> {
  const newest = await store.find('mail', { orderBy: { field: 'created', direction: 'desc' }, limit: 200 });
  const stateOf = ({ fields }: StoredDocument) => (fields['delivery'] as Fields | undefined)?.['state'];
  const stuck = newest.filter(
    (mail) => stateOf(mail) === undefined && isBefore(mail.fields['created'], late),
  );
  const failed = newest.filter((mail) => stateOf(mail) === 'ERROR');
  return [
    ...(stuck.length > 0
      ? [`e-mails that wait for more than ${patienceMinutes} minutes: ${stuck.length}`]
      : []),
    ...(failed.length > 0 ? [`e-mails that could not be sent: ${failed.length}`] : []),
  ];
}

/** What is stored: it agrees with PayPal, and nothing waits too long. */
export async function recordChecks(context: DoctorContext): Promise<Finding[]> {
  const late = subMinutes(new UTCDate(context.now()), patienceMinutes);
  const logs = `npx firebase functions:log --project ${context.target.project}`;
  const extension = `look at the extension's log and SMTP settings (extensions/firestore-send-email.env.${context.target.project})`;
  return [
    ...judged(
      'records: status',
      'they say what PayPal says',
      await recordFaults(context),
      `the daily comparison repairs it; ${logs}`,
    ),
    ...judged('records: outbox', 'nothing is overdue', await outboxFaults(context, late), logs),
    ...judged('records: mail', 'nothing is stuck', await mailFaults(context, late), extension),
  ];
}
