import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { asHttpsError } from '#functions/calls/callable.ts';
import { overdueCancellation } from '#functions/cancel/outbox.ts';
import { cloudLogs, errorFields } from '#functions/context/logs.ts';
import { logTally } from '#functions/context/tally.ts';
import { browserErrorSeen } from '#functions/documents/counts/browserErrors.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { PayPalError } from '#functions/paypal/http/PayPalError.ts';
import { StoreError } from '#functions/store/Store.ts';
import { collectedLines } from './collected.ts';
import { entryOf, matches, safeguards } from './logAlerts.ts';

/** What is seen of an outage: a line that the real logger prints, answers of a function, its silence, or a failed check. */
type Seen =
  | { line: () => void; service: string }
  | { answers: '4xx' | '5xx'; service: string }
  | { silent: string }
  | { down: true }
  | { unsold: true };

interface Outage {
  outage: string;
  seen: Seen;
  /** The name of the alert, as its message says it after 'Curbwise: '. */
  alert: string;
}

const provider = (failure: PaymentProviderError): Seen => ({
  service: 'paymentcalls',
  line: () => {
    const cause = Object.assign(failure, { operation: 'POST /v1/billing/subscriptions' });
    asHttpsError(new AppError('checkout/payment-unavailable', { cause }), 'startSubscription');
  },
});

const call = (error: unknown): Seen => ({
  service: 'recordcalls',
  line: () => void asHttpsError(error, 'saveRegistration'),
});

const schedule = (job: string): Seen => ({
  service: 'finishinterrupted',
  line: () => logTally(cloudLogs, job, { done: 1, failed: 25 }),
});

/** The lines are those of the extension's own `logs.ts`. */
const mail = (log: () => void): Seen => ({ service: 'ext-firestore-send-email-processqueue', line: log });

const inBrowser = (kind: string, screen: string): Seen => ({
  service: 'recordcalls',
  line: () => cloudLogs.info(browserErrorSeen, { kind, name: 'TypeError', screen, browser: 'Safari' }),
});

const outages: readonly Outage[] = [
  { outage: 'PayPal does not answer', seen: provider(new PayPalError(0)), alert: 'PayPal fails' },
  { outage: 'PayPal refuses our secret', seen: provider(new PayPalError(401)), alert: 'PayPal fails' },
  { outage: 'PayPal refuses our account', seen: provider(new PayPalError(403)), alert: 'PayPal fails' },
  { outage: 'PayPal asks us to wait', seen: provider(new PayPalError(429)), alert: 'PayPal fails' },
  { outage: 'PayPal is down', seen: provider(new PayPalError(503)), alert: 'PayPal fails' },
  {
    outage: 'PayPal answers unreadably',
    seen: provider(new PaymentProviderError('unreadable')),
    alert: 'PayPal fails',
  },
  {
    outage: 'Firestore does not answer',
    seen: call(new Error('14 UNAVAILABLE')),
    alert: 'an error was logged',
  },
  {
    outage: 'Firestore lost a document',
    seen: call(new StoreError('not-found')),
    alert: 'an error was logged',
  },
  {
    outage: 'Auth does not answer',
    seen: call(new Error('auth/internal-error')),
    alert: 'an error was logged',
  },
  { outage: 'calls end in 5xx', seen: { answers: '5xx', service: 'paymentcalls' }, alert: 'calls fail' },
  {
    outage: 'a deployment closed the sign-up',
    seen: { answers: '4xx', service: 'recordcalls' },
    alert: 'many calls are refused',
  },
  {
    outage: 'the webhook is another one',
    seen: { answers: '4xx', service: 'paypalwebhook' },
    alert: 'events of PayPal are refused',
  },
  {
    outage: 'an event cannot be handled',
    seen: {
      service: 'paypalwebhook',
      line: () => cloudLogs.error('a webhook could not be handled yet', errorFields(new Error('x'))),
    },
    alert: 'an error was logged',
  },
  {
    outage: 'PayPal takes no cancellation',
    seen: { service: 'outbox', line: () => cloudLogs.error(overdueCancellation, { cancellation: 'I-1' }) },
    alert: 'a cancellation waits for hours',
  },
  ...(['outbox', 'finishInterrupted', 'compareWithProvider'] as const).map((name) => ({
    outage: `${name} stops`,
    seen: { silent: name.toLowerCase() },
    alert: `${name} does not run`,
  })),
  { outage: 'a schedule mostly fails', seen: schedule('sendNotices'), alert: 'an error was logged' },
  {
    outage: 'the mail server refuses us',
    seen: mail(() => cloudLogs.error('Error when delivering message=mail/1: Error: Invalid login: 535')),
    alert: 'an e-mail could not be sent',
  },
  {
    outage: 'an address is refused',
    seen: mail(() =>
      cloudLogs.info(
        'Delivered message: mail/1 successfully. messageId: <1> accepted: 0 rejected: 1 pending: 0',
      ),
    ),
    alert: 'an e-mail could not be sent',
  },
  {
    outage: 'the mail extension fails',
    seen: mail(() => cloudLogs.info('Unhandled error occurred during processing: Error: lease')),
    alert: 'an e-mail could not be sent',
  },
  { outage: 'the site or its prices are down', seen: { down: true }, alert: 'the site does not answer' },
  {
    outage: 'a screen breaks',
    seen: inBrowser('caught', '/sign-up/checkout'),
    alert: 'pages fail in browsers',
  },
  {
    outage: 'a stale deployment breaks a page',
    seen: inBrowser('unhandledrejection', '/'),
    alert: 'pages fail in browsers',
  },
  {
    outage: 'the policy blocks PayPal',
    seen: inBrowser('policy', '/sign-up/checkout'),
    alert: 'pages fail in browsers',
  },
  { outage: 'nobody can pay, and nothing fails', seen: { unsold: true }, alert: 'nobody subscribes' },
];

const alerts = safeguards.flatMap(({ body }) => {
  const { displayName = '', conditions = [], documentation } = body;
  return conditions.map((condition) => ({
    alert: displayName.replace('Curbwise: ', ''),
    help: documentation?.content ?? '',
    condition,
  }));
});

/** The counts of lines that a line is in, as their metrics. */
const metricsOf = (entry: Readonly<Record<string, string>>) =>
  safeguards.flatMap(({ body: { name, filter } }) =>
    filter !== undefined && matches({ name: String(name), filter }, entry)
      ? [
          {
            'metric.type': `logging.googleapis.com/user/${String(name)}`,
            'resource.type': 'cloud_run_revision',
          },
        ]
      : [],
  );

const requests = (service: string) => ({
  'metric.type': 'run.googleapis.com/request_count',
  'resource.type': 'cloud_run_revision',
  'resource.labels.service_name': service,
});

/** What Google has of an outage: an entry of the log with the metrics that count it, or a metric. `missing`: it counts no more. */
function evidenceOf(seen: Seen): { entries: Array<Record<string, string>>; missing: boolean } {
  if ('line' in seen) {
    const before = collectedLines.length;
    seen.line();
    const [line = '', ...more] = collectedLines.slice(before);
    expect(more).toEqual([]);
    const entry = entryOf(line, seen.service);
    return { entries: [entry, ...metricsOf(entry)], missing: false };
  }
  if ('answers' in seen) {
    const labels = { 'metric.labels.response_code_class': seen.answers };
    return { entries: [{ ...requests(seen.service), ...labels }], missing: false };
  }
  if ('silent' in seen) return { entries: [requests(seen.silent)], missing: true };
  if ('unsold' in seen) {
    const sales = { 'metric.type': 'logging.googleapis.com/user/curbwise-sales' };
    return { entries: [{ ...sales, 'resource.type': 'cloud_run_revision' }], missing: true };
  }
  const check = { 'metric.type': 'monitoring.googleapis.com/uptime_check/check_passed' };
  const resource = { 'resource.type': 'uptime_url', 'resource.labels.host': 'trucks.test' };
  return { entries: [{ ...check, ...resource }], missing: false };
}

/** The alerts that an outage raises, if it lasts. */
function raisedBy(seen: Seen): string[] {
  const { entries, missing } = evidenceOf(seen);
  return alerts.flatMap(({ alert, condition }) => {
    const { conditionMatchedLog, conditionThreshold, conditionAbsent } = condition;
    const filter = missing ? conditionAbsent?.filter : (conditionMatchedLog ?? conditionThreshold)?.filter;
    return filter !== undefined && entries.some((entry) => matches({ name: alert, filter }, entry))
      ? [alert]
      : [];
  });
}

describe('an outage', () => {
  it.each(outages)('is heard: $outage → $alert', ({ seen, alert }) => {
    expect(raisedBy(seen)).toContain(alert);
  });

  it('is one of more than twenty, and each alert has one', () => {
    expect(outages.length).toBeGreaterThan(20);
    expect([...new Set(outages.map(({ alert }) => alert))].toSorted()).toEqual(
      [...new Set(alerts.map(({ alert }) => alert))].toSorted(),
    );
  });
});
