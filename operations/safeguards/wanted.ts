import { apiPath, paths } from '#domain/paths.ts';
import { alert, backup, budget, protection, uptime, type Guarded, type Safeguard } from './kinds.ts';
import { countedAlerts } from './countedAlerts.ts';
import { quietAlerts, run } from './quietAlerts.ts';

/** The alerts of a live project and what they watch, in the order of their creation. */
export function watchersFor(guarded: Guarded): Safeguard[] {
  const doctor = run('doctor', guarded);
  const body = Buffer.from(JSON.stringify({ data: {} })).toString('base64');
  return [
    alert(guarded, {
      name: 'Alert for logged errors',
      displayName: 'Curbwise: an error was logged',
      condition: {
        conditionMatchedLog: { filter: 'severity>=ERROR AND resource.type="cloud_run_revision"' },
      },
      strategy: { notificationRateLimit: { period: '3600s' }, autoClose: '86400s' },
      runbook: 'logged-error',
      help: `Look at the log of the functions, then run ${doctor}.`,
    }),
    uptime(guarded, {
      name: 'Uptime check of the landing page',
      displayName: 'Curbwise: the landing page',
      check: { path: paths.landing },
      period: '300s',
    }),
    uptime(guarded, {
      name: 'Uptime check of the prices',
      displayName: 'Curbwise: the prices',
      check: {
        path: apiPath('catalogue'),
        requestMethod: 'POST',
        contentType: 'USER_PROVIDED',
        customContentType: 'application/json',
        body,
        // Without App Check's token, the function answers that it refuses the caller.
        ...(guarded.appCheck && { acceptedResponseStatusCodes: [{ statusValue: 401 }] }),
      },
      period: '900s',
    }),
    alert(guarded, {
      name: 'Alert for a site that is down',
      displayName: 'Curbwise: the site does not answer',
      condition: {
        conditionThreshold: {
          filter: `metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND resource.type="uptime_url" AND resource.labels.host="${guarded.host}"`,
          aggregations: [
            {
              alignmentPeriod: '1200s',
              perSeriesAligner: 'ALIGN_NEXT_OLDER',
              crossSeriesReducer: 'REDUCE_COUNT_FALSE',
              groupByFields: ['metric.labels.check_id'],
            },
          ],
          comparison: 'COMPARISON_GT',
          thresholdValue: 1,
          duration: '60s',
        },
      },
      strategy: { autoClose: '86400s' },
      runbook: 'site-down',
      help: `Two places of the world get no answer. Run ${doctor}.`,
    }),
    ...quietAlerts(guarded),
    ...countedAlerts(guarded),
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
