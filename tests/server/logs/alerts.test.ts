import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { asHttpsError } from '#functions/calls/callable.ts';
import { overdueCancellation } from '#functions/cancel/outbox.ts';
import { cloudLogs } from '#functions/runtime/cloudLogs.ts';
import { errorFields } from '#functions/context/context.ts';
import { inTurn, logTally } from '#functions/context/tally.ts';
import { browserErrorSeen } from '#functions/documents/counts/browserErrors.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import { PayPalError } from '#functions/paypal/http/PayPalError.ts';
import { StoreError } from '#functions/store/Store.ts';
import { collectedLines } from './collected.ts';
import { alertsOnLines, countsOfLines, entryOf, failedAnswer, matches, safeguards } from './logAlerts.ts';

const logAlerts = [...alertsOnLines, ...countsOfLines];

/** A line that the real logger prints for a service. */
interface Printed {
  line: () => void;
  service: string;
}

/** The entry that Cloud Logging makes of the one line that is printed. */
function printedBy({ line, service }: Printed): Record<string, string> {
  const before = collectedLines.length;
  line();
  const printed = collectedLines.slice(before);
  expect(printed).toHaveLength(1);
  return entryOf(printed[0] ?? '', service);
}

describe('an alert on the log', () => {
  it('counts what is in the list', () => {
    const counts = safeguards.flatMap(({ body }) => (body.filter === undefined ? [] : [String(body.name)]));
    const asked = safeguards.flatMap(({ body: { conditions = [] } }) =>
      conditions.map(({ conditionThreshold, conditionAbsent }) => conditionThreshold ?? conditionAbsent),
    );
    const used = asked.flatMap((one) => /user\/(?<id>[\w-]+)/u.exec(one?.filter ?? '')?.groups?.['id'] ?? []);
    expect(used.toSorted()).toEqual(counts.toSorted());
  });

  it.each(logAlerts)('does not fire on a warning, nor on what went well: $name', (alert) => {
    const quiet = [
      { service: 'outbox', line: () => cloudLogs.warn('a subscription was claimed by somebody else') },
      {
        service: 'ext-firestore-send-email-processqueue',
        line: () =>
          cloudLogs.info(
            'Delivered message: mail/1 successfully. messageId: <1> accepted: 1 rejected: 0 pending: 0',
          ),
      },
      { service: 'outbox', line: () => logTally(cloudLogs, 'outbox', { done: 3, failed: 1 }) },
    ];
    for (const cause of quiet) expect(matches(alert, printedBy(cause))).toBe(false);
  });

  it.each(logAlerts)('does not fire on one answer with 5xx, which is counted: $name', (alert) => {
    for (const service of ['recordcalls', 'paymentcalls', 'paypalwebhook'])
      expect(matches(alert, failedAnswer(service))).toBe(false);
  });
});

describe('a run of a schedule', () => {
  it.each([
    [{ done: 3, failed: 0 }, 'INFO'],
    [{ done: 0, failed: 1 }, 'WARNING'],
    [{ done: 10, failed: 9 }, 'WARNING'],
    [{ done: 30, failed: 20 }, 'WARNING'],
    [{ done: 9, failed: 10 }, 'ERROR'],
  ])('with %j is logged as %s', (tally, severity) => {
    const entry = printedBy({ service: 'outbox', line: () => logTally(cloudLogs, 'outbox', tally) });
    expect(entry).toMatchObject({
      severity,
      'jsonPayload.job': 'outbox',
      'jsonPayload.done': String(tally.done),
      'jsonPayload.failed': String(tally.failed),
    });
  });

  it('without work is not logged', () => {
    const before = collectedLines.length;
    logTally(cloudLogs, 'outbox', { done: 0, failed: 0 });
    expect(collectedLines.slice(before)).toEqual([]);
  });

  it('goes on after a failure, and says what failed and why', async () => {
    const before = collectedLines.length;
    const tally = await inTurn({ logs: cloudLogs, now: () => new Date() }, ['a', 'b', 'c'], {
      failure: 'not carried out',
      about: (piece) => ({ piece }),
      carryOut: async (piece) => {
        if (piece === 'b') throw new TypeError('secret');
      },
    });
    expect(tally).toEqual({ done: 2, failed: 1 });
    expect(collectedLines.slice(before).map((line) => JSON.parse(line) as object)).toMatchObject([
      { message: 'not carried out', piece: 'b', kind: 'TypeError' },
    ]);
  });
});

/** What is seen of an outage: a line of the real logger or of Cloud Run, answers of a function, its silence, or a failed check. */
type Seen =
  | Printed
  | { killed: string; service: string }
  | { answers: '4xx' | '5xx'; service: string }
  | { silent: string }
  | { down: true }
  | { unsold: true };

const logged = (service: string, line: () => void): Seen => ({ service, line });

const provider = (failure: PaymentProviderError) =>
  logged('paymentcalls', () => {
    const cause = Object.assign(failure, { operation: 'POST /v1/billing/subscriptions' });
    asHttpsError(new AppError('checkout/payment-unavailable', { cause }), 'startSubscription');
  });

const call = (error: unknown) => logged('recordcalls', () => asHttpsError(error, 'saveRegistration'));

const schedule = (job: string) =>
  logged('finishinterrupted', () => logTally(cloudLogs, job, { done: 1, failed: 25 }));

/** The lines are those that the extension itself logs. */
const mail = (log: () => void) => logged('ext-firestore-send-email-processqueue', log);

const inBrowser = (kind: string, screen: string) =>
  logged('recordcalls', () =>
    cloudLogs.info(browserErrorSeen, { kind, name: 'TypeError', screen, browser: 'Safari' }),
  );

/** The outages that raise each alert, by its name as its message says it after 'Curbwise: '. */
const outagesOf: Readonly<Record<string, ReadonlyArray<readonly [outage: string, seen: Seen]>>> = {
  'PayPal fails': [
    ['PayPal does not answer', provider(new PayPalError(0))],
    ['PayPal refuses our secret', provider(new PayPalError(401))],
    ['PayPal refuses our account', provider(new PayPalError(403))],
    ['PayPal asks us to wait', provider(new PayPalError(429))],
    ['PayPal is down', provider(new PayPalError(503))],
    ['PayPal answers unreadably', provider(new PaymentProviderError('unreadable'))],
  ],
  'an error was logged': [
    ['Firestore does not answer', call(new Error('14 UNAVAILABLE'))],
    ['Firestore lost a document', call(new StoreError('not-found'))],
    ['Auth does not answer', call(new Error('auth/internal-error'))],
    [
      'an event cannot be handled',
      logged('paypalwebhook', () =>
        cloudLogs.error('a webhook could not be handled yet', errorFields(new Error('x'))),
      ),
    ],
    ['a schedule mostly fails', schedule('sendNotices')],
    [
      'a schedule takes too long',
      {
        killed: 'The request has been terminated because it has reached the maximum request timeout.',
        service: 'finishinterrupted',
      },
    ],
    [
      'the mail extension is not called',
      logged('finishinterrupted', () => cloudLogs.error('an e-mail was not sent within a day')),
    ],
  ],
  'calls fail': [['calls end in 5xx', { answers: '5xx', service: 'paymentcalls' }]],
  'many calls are refused': [['a deployment closed the sign-up', { answers: '4xx', service: 'recordcalls' }]],
  'events of PayPal are refused': [
    ['the webhook is another one', { answers: '4xx', service: 'paypalwebhook' }],
  ],
  'a cancellation waits for hours': [
    [
      'PayPal takes no cancellation',
      logged('outbox', () => cloudLogs.error(overdueCancellation, { cancellation: 'I-1' })),
    ],
  ],
  ...Object.fromEntries(
    ['outbox', 'finishInterrupted', 'compareWithProvider'].map((name) => [
      `${name} does not run`,
      [[`${name} stops`, { silent: name.toLowerCase() }]],
    ]),
  ),
  'an e-mail could not be sent': [
    [
      'the mail server refuses us',
      mail(() => cloudLogs.error('Error when delivering message=mail/1: Error: Invalid login: 535')),
    ],
    [
      'an address is refused',
      mail(() =>
        cloudLogs.info(
          'Delivered message: mail/1 successfully. messageId: <1> accepted: 0 rejected: 1 pending: 0',
        ),
      ),
    ],
    [
      'the mail extension fails',
      mail(() => cloudLogs.info('Unhandled error occurred during processing: Error: lease')),
    ],
  ],
  'the site does not answer': [['the site or its prices are down', { down: true }]],
  'pages fail in browsers': [
    ['a screen breaks', inBrowser('caught', '/sign-up/checkout')],
    ['a stale deployment breaks a page', inBrowser('unhandledrejection', '/')],
    ['the policy blocks PayPal', inBrowser('policy', '/sign-up/checkout')],
  ],
  'nobody subscribes': [['nobody can pay, and nothing fails', { unsold: true }]],
};

const outages = Object.entries(outagesOf).flatMap(([alert, found]) =>
  found.map(([outage, seen]) => ({ outage, seen, alert })),
);

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
    const entry = printedBy(seen);
    return { entries: [entry, ...metricsOf(entry)], missing: false };
  }
  if ('killed' in seen) return { entries: [failedAnswer(seen.service, seen.killed)], missing: false };
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
    expect(Object.keys(outagesOf).toSorted()).toEqual(
      [...new Set(alerts.map(({ alert }) => alert))].toSorted(),
    );
  });
});
