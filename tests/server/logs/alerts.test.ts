import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { asHttpsError } from '#functions/calls/callable.ts';
import { overdueCancellation } from '#functions/cancel/outbox.ts';
import { subscriptionRecorded } from '#functions/checkout/activation.ts';
import { PayPalError } from '#functions/paypal/http/PayPalError.ts';
import { cloudLogs } from '#functions/context/logs.ts';
import { safeguardsFor } from '#operations/safeguards/wanted.ts';
import { collectedLines } from './collected.ts';

/** An alert on lines of the log: its name, and its filter in the language of Cloud Logging. */
interface LogAlert {
  name: string;
  filter: string;
}

const guarded = {
  alias: 'live',
  project: 'truck-market',
  host: 'trucks.test',
  email: 'ops@trucks.test',
  billingAccount: '012345-567890-ABCDEF',
  monthlyBudget: 50,
  appCheck: false,
  hoursWithoutSale: 12,
} as const;

/** A safeguard's body, as far as it reads the log: an alert's conditions, or the filter of a count. */
interface ReadsLog {
  name?: string;
  filter?: string;
  conditions?: Array<{
    conditionMatchedLog?: { filter: string };
    conditionThreshold?: { filter: string };
    conditionAbsent?: { filter: string };
  }>;
}

const safeguards = safeguardsFor(guarded).map(({ name, body }) => ({
  name,
  body: body('channel') as ReadsLog,
}));

const logAlerts: LogAlert[] = safeguards.flatMap(({ name, body: { filter, conditions = [] } }) =>
  [filter, ...conditions.map(({ conditionMatchedLog }) => conditionMatchedLog?.filter)].flatMap((one) =>
    one === undefined ? [] : [{ name, filter: one }],
  ),
);

const outage = Object.assign(new PayPalError(503), { operation: 'POST /v1/billing/subscriptions' });

/** What makes each alert fire, with the service that logs it. An alert without a line here fails. */
const causes: Readonly<Record<string, { service: string; log: () => void }>> = {
  'Alert for logged errors': {
    service: 'paymentcalls',
    log: () => cloudLogs.error('a call failed unexpectedly', { call: 'myStatus' }),
  },
  'Alert for an overdue outbox': {
    service: 'outbox',
    log: () => cloudLogs.error(overdueCancellation, { cancellation: 'cancel-I-1' }),
  },
  'Count of the log: failures of the payment provider': {
    service: 'paymentcalls',
    log: () => void asHttpsError(new AppError('checkout/payment-unavailable', { cause: outage }), 'myStatus'),
  },
  'Count of the log: paid subscriptions recorded': {
    service: 'paymentcalls',
    log: () => cloudLogs.info(subscriptionRecorded, { checkout: 'checkout-1', overrun: false }),
  },
  'Alert for failed e-mails': {
    service: 'ext-firestore-send-email-processqueue',
    log: () => cloudLogs.error('the mail server refuses'),
  },
};

/** The entry that Cloud Logging makes of the line that the real logger prints for a service. */
function entryOf({ service, log }: { service: string; log: () => void }): Record<string, string> {
  const before = collectedLines.length;
  log();
  const printed = collectedLines.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(printed).toHaveLength(1);
  const payload = Object.entries(printed[0] ?? {}).map(([key, value]) => [
    `jsonPayload.${key}`,
    String(value),
  ]);
  return {
    ...(Object.fromEntries(payload) as Record<string, string>),
    severity: String(printed[0]?.['severity']),
    'resource.type': 'cloud_run_revision',
    'resource.labels.service_name': service,
  };
}

const severities = ['DEBUG', 'INFO', 'WARNING', 'ERROR', 'CRITICAL'];

/** Whether an entry has one term of a filter: equal, containing, or of a severity. */
function holds(term: string, entry: Readonly<Record<string, string>>): boolean {
  const [, field = '', operator, value = ''] = /^([\w.]+)(>=|=|:)"?([^"]*)"?$/u.exec(term.trim()) ?? [];
  const found = entry[field];
  if (found === undefined) return false;
  if (operator === '>=') return severities.indexOf(found) >= severities.indexOf(value);
  return operator === '=' ? found === value : found.includes(value);
}

function matches({ filter }: LogAlert, entry: Readonly<Record<string, string>>): boolean {
  return filter.split(' AND ').every((part) =>
    part
      .replace(/^\(|\)$/gu, '')
      .split(' OR ')
      .some((term) => holds(term, entry)),
  );
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

  it.each(logAlerts)('fires on the line that the real logger prints: $name', (alert) => {
    const cause = causes[alert.name];
    expect(cause && matches(alert, entryOf(cause))).toBe(true);
  });

  it.each(logAlerts)('does not fire on a warning: $name', (alert) => {
    const log = () => cloudLogs.warn('a subscription was claimed by somebody else');
    expect(matches(alert, entryOf({ service: 'outbox', log }))).toBe(false);
  });
});
