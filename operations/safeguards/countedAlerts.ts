import { browserErrorSeen } from '#functions/documents/counts/browserErrors.ts';
import { subscriptionRecorded } from '#functions/checkout/activation.ts';
import {
  alert,
  logMetric,
  metricType,
  summedOver,
  type Guarded,
  type LogMetric,
  type Safeguard,
} from './kinds.ts';
import { run } from './quietAlerts.ts';

/** Every failure of the payment provider names the request. */
const providerFailures: LogMetric = {
  id: 'curbwise-provider-failures',
  description: 'failures of the payment provider',
  filter: 'jsonPayload.operation:"/v"',
};

const sales: LogMetric = {
  id: 'curbwise-sales',
  description: 'paid subscriptions recorded',
  filter: `jsonPayload.message="${subscriptionRecorded}"`,
};

const browserErrors: LogMetric = {
  id: 'curbwise-browser-errors',
  description: 'errors in browsers',
  filter: `jsonPayload.message="${browserErrorSeen}"`,
};

/** The longest silence that Google measures, in hours. */
export const longestSilence = 23;

const counted = (metric: LogMetric) =>
  `metric.type="${metricType(metric)}" AND resource.type="cloud_run_revision"`;

/** More errors in browsers an hour than this are an alert. One address can cause ten. */
const mostBrowserErrors = 30;

/** The count of sales, and the alert for some hours without one. */
export const noSale = (guarded: Guarded, hours: number): [count: Safeguard, alert: Safeguard] => [
  logMetric(guarded, sales),
  alert(guarded, {
    name: 'Alert for no sale',
    displayName: 'Curbwise: nobody subscribes',
    condition: {
      conditionAbsent: {
        filter: counted(sales),
        aggregations: summedOver(3600),
        duration: `${hours * 3600}s`,
      },
    },
    strategy: { autoClose: '86400s' },
    runbook: 'no-sale',
    help: `No sale for ${hours} hours. Sign up yourself; run ${run('doctor', guarded)}.`,
  }),
];

/** Alerts on how often something is logged: failures of the provider, errors in browsers, no sale for the hours that the founder set. */
export function countedAlerts(guarded: Guarded): Safeguard[] {
  const { hoursWithoutSale } = guarded;
  return [
    logMetric(guarded, providerFailures),
    alert(guarded, {
      name: 'Alert for a failing payment provider',
      displayName: 'Curbwise: PayPal fails',
      condition: {
        conditionThreshold: {
          filter: counted(providerFailures),
          aggregations: summedOver(60),
          comparison: 'COMPARISON_GT',
          thresholdValue: 5,
          duration: '60s',
        },
      },
      strategy: { autoClose: '86400s' },
      runbook: 'paypal-fails',
      help: `PayPal refuses or does not answer, more than five times a minute. The log's lines with an operation name its issue and debug id. Run ${run('doctor', guarded)}.`,
    }),
    logMetric(guarded, browserErrors),
    alert(guarded, {
      name: 'Alert for errors in browsers',
      displayName: 'Curbwise: pages fail in browsers',
      condition: {
        conditionThreshold: {
          filter: counted(browserErrors),
          aggregations: summedOver(3600),
          comparison: 'COMPARISON_GT',
          thresholdValue: mostBrowserErrors,
          duration: '0s',
        },
      },
      strategy: { autoClose: '86400s' },
      runbook: 'browser-errors',
      help: `Run ${run('ops', guarded, 'errors')}: it names the screen, the file and the release.`,
    }),
    ...(hoursWithoutSale === null ? [] : noSale(guarded, hoursWithoutSale)),
  ];
}
