import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { browserErrorSeen } from '#functions/documents/counts/browserErrors.ts';
import { asHttpsError } from '#functions/calls/callable.ts';
import { overdueCancellation } from '#functions/cancel/outbox.ts';
import { subscriptionRecorded } from '#functions/checkout/activation.ts';
import { PayPalError } from '#functions/paypal/http/PayPalError.ts';
import { cloudLogs } from '#functions/context/logs.ts';
import { inTurn, logTally } from '#functions/context/tally.ts';
import { collectedLines } from './collected.ts';
import { alertsOnLines, countsOfLines, entryOf, matches, safeguards } from './logAlerts.ts';

const logAlerts = [...alertsOnLines, ...countsOfLines];

const outage = Object.assign(new PayPalError(503), { operation: 'POST /v1/billing/subscriptions' });

/** A line of the extension that sends the e-mails, with the words of its own `logs.ts`. */
const byMailExtension = (log: () => void) => ({ service: 'ext-firestore-send-email-processqueue', log });

interface Cause {
  service: string;
  log: () => void;
}

/** What makes each alert fire, with the service that logs it. An alert without a line here fails. */
const causes: Readonly<Record<string, readonly Cause[]>> = {
  'Alert for logged errors': [
    {
      service: 'paymentcalls',
      log: () => cloudLogs.error('a call failed unexpectedly', { call: 'myStatus' }),
    },
    { service: 'finishinterrupted', log: () => logTally(cloudLogs, 'sendNotices', { done: 2, failed: 40 }) },
  ],
  'Alert for an overdue outbox': [
    { service: 'outbox', log: () => cloudLogs.error(overdueCancellation, { cancellation: 'cancel-I-1' }) },
  ],
  'Count of the log: failures of the payment provider': [
    {
      service: 'paymentcalls',
      log: () =>
        void asHttpsError(new AppError('checkout/payment-unavailable', { cause: outage }), 'myStatus'),
    },
  ],
  'Count of the log: errors in browsers': [
    {
      service: 'recordcalls',
      log: () => cloudLogs.info(browserErrorSeen, { kind: 'error', name: 'TypeError', screen: '/' }),
    },
  ],
  'Count of the log: paid subscriptions recorded': [
    {
      service: 'paymentcalls',
      log: () => cloudLogs.info(subscriptionRecorded, { checkout: 'checkout-1', overrun: false }),
    },
  ],
  'Alert for failed e-mails': [
    byMailExtension(() =>
      cloudLogs.error(
        'Error when delivering message=mail/1: Error: Invalid login: 535 Authentication failed',
      ),
    ),
    byMailExtension(() =>
      cloudLogs.info(
        'Delivered message: mail/1 successfully. messageId: <1> accepted: 0 rejected: 1 pending: 0',
      ),
    ),
    byMailExtension(() => cloudLogs.info('Unhandled error occurred during processing: Error: lease')),
  ],
};

/** The entry that Cloud Logging makes of the one line that the real logger prints for a service. */
function printedBy({ service, log }: Cause): Record<string, string> {
  const before = collectedLines.length;
  log();
  const printed = collectedLines.slice(before);
  expect(printed).toHaveLength(1);
  return entryOf(printed[0] ?? '', service);
}

describe('an alert on the log', () => {
  it('is one of those below', () => {
    expect(logAlerts.map(({ name }) => name).toSorted()).toEqual(Object.keys(causes).toSorted());
  });

  it('counts what is in the list', () => {
    const counts = safeguards.flatMap(({ body }) => (body.filter === undefined ? [] : [String(body.name)]));
    const asked = safeguards.flatMap(({ body: { conditions = [] } }) =>
      conditions.map(({ conditionThreshold, conditionAbsent }) => conditionThreshold ?? conditionAbsent),
    );
    const used = asked.flatMap((one) => /user\/(?<id>[\w-]+)/u.exec(one?.filter ?? '')?.groups?.['id'] ?? []);
    expect(used.toSorted()).toEqual(counts.toSorted());
  });

  it.each(logAlerts)('fires on the lines that the real logger prints: $name', (alert) => {
    for (const cause of causes[alert.name] ?? []) expect(matches(alert, printedBy(cause))).toBe(true);
  });

  it.each(logAlerts)('does not fire on a warning, nor on what went well: $name', (alert) => {
    const quiet = [
      { service: 'outbox', log: () => cloudLogs.warn('a subscription was claimed by somebody else') },
      byMailExtension(() =>
        cloudLogs.info(
          'Delivered message: mail/1 successfully. messageId: <1> accepted: 1 rejected: 0 pending: 0',
        ),
      ),
      { service: 'outbox', log: () => logTally(cloudLogs, 'outbox', { done: 3, failed: 1 }) },
    ];
    for (const cause of quiet) expect(matches(alert, printedBy(cause))).toBe(false);
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
    const entry = printedBy({ service: 'outbox', log: () => logTally(cloudLogs, 'outbox', tally) });
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
    const tally = await inTurn(cloudLogs, ['a', 'b', 'c'], {
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
