import { apiPath, paths } from '#domain/paths.ts';
import { overdueCancellation } from '#functions/cancel/outbox.ts';
import { subscriptionRecorded } from '#functions/checkout/activation.ts';
import { browserErrorSeen } from '#functions/documents/counts/browserErrors.ts';
import { scheduledFunctions } from '../doctor/deployedFunctions.ts';
import { hostOf, npmRun } from '../project/target.ts';
import {
  above,
  absent,
  alert,
  backup,
  budget,
  logged,
  logMetric,
  metricType,
  protection,
  summedOver,
  uptime,
  type Guarded,
  type LogMetric,
  type Safeguard,
} from './kinds.ts';

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

const counted = (metric: LogMetric) =>
  `metric.type="${metricType(metric)}" AND resource.type="cloud_run_revision"`;

/** Each schedule that runs within the hours that Google measures, with the silence in seconds after which it counts as stopped; one skipped run raises no alert. */
const schedules = {
  outbox: 1800,
  finishInterrupted: 1800,
  compareWithProvider: 3600,
  /** Google measures no silence of a week. The doctor looks at its last run. */
  weeklyReport: null,
} satisfies Record<(typeof scheduledFunctions)[number], number | null>;

/** The metric of a function's requests, including a schedule's. Google writes the function's name in lower case. */
const requestsOf = (name: string) =>
  `metric.type="run.googleapis.com/request_count" AND resource.type="cloud_run_revision" AND resource.labels.service_name=${name}`;

const callsAnswered = (codes: string) =>
  `${requestsOf('one_of("recordcalls", "paymentcalls")')} AND metric.labels.response_code_class="${codes}"`;

/**
 * Cloud Run logs each answer with 5xx as an error, and other alerts count those. The line has a text only where Cloud Run itself ended
 * the request, such as after a timeout.
 */
const notAnswered = ({ project }: Guarded) =>
  `(logName!="projects/${project}/logs/run.googleapis.com%2Frequests" OR textPayload:*)`;

/** The service of the extension that sends the e-mails. */
const mailService =
  '(resource.labels.function_name:"ext-firestore-send-email" OR resource.labels.service_name:"ext-firestore-send-email")';

/** The extension logs as information that a receiver was refused, and that it failed itself. Such a line is a text, without fields. */
const unsent =
  '(severity>=ERROR OR textPayload:"rejected: 1" OR textPayload:"Unhandled error occurred during processing")';

/** More errors in browsers an hour than this are an alert. One address can cause ten. */
const mostBrowserErrors = 30;

/** A command of the project as the text of an alert shows it. */
const run = (script: 'doctor' | 'deploy' | 'ops', guarded: Guarded, words = '') =>
  `\`${npmRun(script, guarded, words)}\``;

/** An alert for a scheduled function that was not called for a time. */
function silence(guarded: Guarded, name: keyof typeof schedules): Safeguard[] {
  const duration = schedules[name];
  if (duration === null) return [];
  const silent = alert(guarded, {
    name: `a silent ${name}`,
    displayName: `${name} does not run`,
    condition: absent(requestsOf(`"${name.toLowerCase()}"`), duration, 300),
    runbook: 'silent-schedule',
    help: `The schedule of ${name} calls it no more. Run ${run('doctor', guarded)}, then ${run('deploy', guarded)}.`,
  });
  return [silent];
}

/** The count of sales, and the alert for some hours without one. */
export const noSale = (guarded: Guarded, hours: number): [count: Safeguard, alert: Safeguard] => [
  logMetric(guarded, sales),
  alert(guarded, {
    name: 'no sale',
    displayName: 'nobody subscribes',
    condition: absent(counted(sales), hours * 3600, 3600),
    runbook: 'no-sale',
    help: `No sale for ${hours} hours. Sign up yourself; run ${run('doctor', guarded)}.`,
  }),
];

/** The alerts of a live project and what they watch, in the order of their creation. */
export function watchersFor(guarded: Guarded): Safeguard[] {
  const doctor = run('doctor', guarded);
  const { hoursWithoutSale } = guarded;
  return [
    alert(guarded, {
      name: 'logged errors',
      displayName: 'an error was logged',
      condition: logged(`severity>=ERROR AND resource.type="cloud_run_revision" AND ${notAnswered(guarded)}`),
      runbook: 'logged-error',
      help: `Look at the log of the functions, then run ${doctor}.`,
    }),
    uptime(guarded, { what: 'the landing page', check: { path: paths.landing }, period: '300s' }),
    uptime(guarded, {
      what: 'the prices',
      check: {
        path: apiPath('catalogue'),
        requestMethod: 'POST',
        contentType: 'USER_PROVIDED',
        customContentType: 'application/json',
        body: Buffer.from(JSON.stringify({ data: {} })).toString('base64'),
        // Without App Check's token, the function answers that it refuses the caller.
        ...(guarded.appCheck && { acceptedResponseStatusCodes: [{ statusValue: 401 }] }),
      },
      period: '900s',
    }),
    alert(guarded, {
      name: 'a site that is down',
      displayName: 'the site does not answer',
      condition: above(
        `metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND resource.type="uptime_url" AND resource.labels.host="${hostOf(guarded)}"`,
        1,
        {
          aggregations: [
            {
              alignmentPeriod: '1200s',
              perSeriesAligner: 'ALIGN_NEXT_OLDER',
              crossSeriesReducer: 'REDUCE_COUNT_FALSE',
              groupByFields: ['metric.labels.check_id'],
            },
          ],
          duration: '60s',
        },
      ),
      runbook: 'site-down',
      help: `Two places of the world get no answer. Run ${doctor}.`,
    }),
    // Failures without an error of ours: silence, refusals, and unsent e-mails.
    ...scheduledFunctions.flatMap((name) => silence(guarded, name)),
    alert(guarded, {
      name: 'an overdue outbox',
      displayName: 'a cancellation waits for hours',
      condition: logged(
        `resource.type="cloud_run_revision" AND jsonPayload.message="${overdueCancellation}"`,
      ),
      runbook: 'overdue-cancellation',
      help: `PayPal does not take a cancellation: its owner may be charged. Run ${doctor}.`,
    }),
    alert(guarded, {
      name: 'refused webhooks',
      displayName: 'events of PayPal are refused',
      condition: above(`${requestsOf('"paypalwebhook"')} AND metric.labels.response_code_class!="2xx"`, 5),
      runbook: 'refused-events',
      help: `Either they are forged, or the webhook at PayPal is another one. Run ${doctor}.`,
    }),
    alert(guarded, {
      name: 'failing calls',
      displayName: 'calls fail',
      condition: above(callsAnswered('5xx'), 5),
      runbook: 'failing-calls',
      help: `PayPal or the database does not answer, or a deployment is broken. Run ${doctor}; the log names the cause.`,
    }),
    alert(guarded, {
      name: 'refused calls',
      displayName: 'many calls are refused',
      condition: above(callsAnswered('4xx'), 200),
      runbook: 'refused-calls',
      help: `Somebody guesses, or a deployment has closed the sign-up. Try it, then run ${doctor}.`,
    }),
    alert(guarded, {
      name: 'failed e-mails',
      displayName: 'an e-mail could not be sent',
      condition: logged(`${mailService} AND ${unsent}`),
      runbook: 'unsent-mail',
      help: `The mail server refuses the sender, or an address. Run ${doctor}; look at the extension's log.`,
    }),
    logMetric(guarded, providerFailures),
    alert(guarded, {
      name: 'a failing payment provider',
      displayName: 'PayPal fails',
      condition: above(counted(providerFailures), 5, { aggregations: summedOver(60), duration: '60s' }),
      runbook: 'paypal-fails',
      help: `PayPal refuses or does not answer, more than five times a minute. The log's lines with an operation name its issue and debug id. Run ${doctor}.`,
    }),
    logMetric(guarded, browserErrors),
    alert(guarded, {
      name: 'errors in browsers',
      displayName: 'pages fail in browsers',
      condition: above(counted(browserErrors), mostBrowserErrors),
      runbook: 'browser-errors',
      help: `Run ${run('ops', guarded, 'errors')}: it names the screen, the file and the release.`,
    }),
    ...(hoursWithoutSale === null ? [] : noSale(guarded, hoursWithoutSale)),
  ];
}

/** All alerts and backups of a live project, in the order of their creation. */
export function safeguardsFor(guarded: Guarded): Safeguard[] {
  return [
    ...watchersFor(guarded),
    ...budget(guarded),
    protection(guarded),
    backup(guarded, { name: 'Daily backup', recurrence: 'dailyRecurrence', settings: {}, weeks: 1 }),
    backup(guarded, {
      name: 'Weekly backup',
      recurrence: 'weeklyRecurrence',
      settings: { day: 'SUNDAY' },
      weeks: 14,
    }),
  ];
}
