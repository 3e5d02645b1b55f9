import { overdueCancellation } from '#functions/cancel/outbox.ts';
import { scheduledFunctions } from '../doctor/deployedFunctions.ts';
import { npmRun } from '../project/target.ts';
import { alert, summedOver, type Guarded, type Safeguard } from './kinds.ts';

/** Each schedule that runs within the hours that Google measures, with the silence after which it counts as stopped; one skipped run raises no alert. */
const schedules = {
  outbox: '1800s',
  finishInterrupted: '1800s',
  compareWithProvider: '3600s',
  /** Google measures no silence of a week. The doctor looks at its last run. */
  weeklyReport: null,
} satisfies Record<(typeof scheduledFunctions)[number], string | null>;

/** The metric of a function's requests, including a schedule's. Google writes the function's name in lower case. */
const requestsOf = (name: string) =>
  `metric.type="run.googleapis.com/request_count" AND resource.type="cloud_run_revision" AND resource.labels.service_name=${name}`;

/** A command of the project as the text of an alert shows it. */
export const run = (script: 'doctor' | 'deploy' | 'ops', guarded: Guarded, words = '') =>
  `\`${npmRun(script, guarded, words)}\``;

/** An alert for a scheduled function that was not called for a time. */
function silence(guarded: Guarded, name: keyof typeof schedules): Safeguard[] {
  const duration = schedules[name];
  if (duration === null) return [];
  const silent = alert(guarded, {
    name: `Alert for a silent ${name}`,
    displayName: `Curbwise: ${name} does not run`,
    condition: {
      conditionAbsent: {
        filter: requestsOf(`"${name.toLowerCase()}"`),
        aggregations: summedOver(300),
        duration,
      },
    },
    strategy: { autoClose: '86400s' },
    runbook: 'silent-schedule',
    help: `The schedule of ${name} calls it no more. Run ${run('doctor', guarded)}, then ${run('deploy', guarded)}.`,
  });
  return [silent];
}

/** An alert for a function with more than this many responses per hour with these codes. */
function refused(
  guarded: Guarded,
  request: { name: string; displayName: string; filter: string; most: number; help: string; runbook: string },
): Safeguard {
  const { name, displayName, filter, most, help, runbook } = request;
  return alert(guarded, {
    name,
    displayName,
    condition: {
      conditionThreshold: {
        filter,
        aggregations: summedOver(3600),
        comparison: 'COMPARISON_GT',
        thresholdValue: most,
        duration: '0s',
      },
    },
    strategy: { autoClose: '86400s' },
    help,
    runbook,
  });
}

/** The service of the extension that sends the e-mails. */
const mailService =
  '(resource.labels.function_name:"ext-firestore-send-email" OR resource.labels.service_name:"ext-firestore-send-email")';

/** The extension logs as information that a receiver was refused, and that it failed itself. Such a line is a text, without fields. */
const unsent =
  '(severity>=ERROR OR textPayload:"rejected: 1" OR textPayload:"Unhandled error occurred during processing")';

/** Alerts for failures without an error of ours: silence, refusals, and unsent e-mails. */
export function quietAlerts(guarded: Guarded): Safeguard[] {
  return [
    ...scheduledFunctions.flatMap((name) => silence(guarded, name)),
    alert(guarded, {
      name: 'Alert for an overdue outbox',
      displayName: 'Curbwise: a cancellation waits for hours',
      condition: {
        conditionMatchedLog: {
          filter: `resource.type="cloud_run_revision" AND jsonPayload.message="${overdueCancellation}"`,
        },
      },
      strategy: { notificationRateLimit: { period: '3600s' }, autoClose: '86400s' },
      runbook: 'overdue-cancellation',
      help: `PayPal does not take a cancellation: its owner may be charged. Run ${run('doctor', guarded)}.`,
    }),
    refused(guarded, {
      name: 'Alert for refused webhooks',
      displayName: 'Curbwise: events of PayPal are refused',
      filter: `${requestsOf('"paypalwebhook"')} AND metric.labels.response_code_class!="2xx"`,
      most: 5,
      runbook: 'refused-events',
      help: `Either they are forged, or the webhook at PayPal is another one. Run ${run('doctor', guarded)}.`,
    }),
    refused(guarded, {
      name: 'Alert for failing calls',
      displayName: 'Curbwise: calls fail',
      filter: `${requestsOf('one_of("recordcalls", "paymentcalls")')} AND metric.labels.response_code_class="5xx"`,
      most: 5,
      runbook: 'failing-calls',
      help: `PayPal or the database does not answer, or a deployment is broken. Run ${run('doctor', guarded)}; the log names the cause.`,
    }),
    refused(guarded, {
      name: 'Alert for refused calls',
      displayName: 'Curbwise: many calls are refused',
      filter: `${requestsOf('one_of("recordcalls", "paymentcalls")')} AND metric.labels.response_code_class="4xx"`,
      most: 200,
      runbook: 'refused-calls',
      help: `Somebody guesses, or a deployment has closed the sign-up. Try it, then run ${run('doctor', guarded)}.`,
    }),
    alert(guarded, {
      name: 'Alert for failed e-mails',
      displayName: 'Curbwise: an e-mail could not be sent',
      condition: {
        conditionMatchedLog: {
          filter: `${mailService} AND ${unsent}`,
        },
      },
      strategy: { notificationRateLimit: { period: '3600s' }, autoClose: '86400s' },
      runbook: 'unsent-mail',
      help: `The mail server refuses the sender, or an address. Run ${run('doctor', guarded)}; look at the extension's log.`,
    }),
  ];
}
