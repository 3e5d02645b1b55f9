import { databaseOf, firestoreApi } from '../doctor/cloud.ts';
import { NotReadable } from '../doctor/finding.ts';
import { hostOf, type Target } from '../project/target.ts';

export interface Guarded extends Target {
  email: string;
  /** The billing account's id, such as `012345-567890-ABCDEF`; null if the project has none; why it cannot be read. */
  billingAccount: string | null | NotReadable;
  /** The budget for a month, in the billing account's currency. */
  monthlyBudget: number;
  /** Whether the functions require App Check's token, which no uptime check has. */
  appCheck: boolean;
  /** The hours without a sale after which the founder wants to hear of it; null for never. */
  hoursWithoutSale: number | null;
}

/** The address of the runbooks: `npm run deploy` sends them with the Storybook to the project's second site. */
export const runbooksOf = ({ project, settings }: Pick<Target, 'project' | 'settings'>) =>
  `https://${settings['storybook-site'] ?? `${project}-storybook`}.web.app/runbooks.html`;

export interface Safeguard {
  name: string;
  /** The URL that lists and creates such resources, and the list's field in the response. */
  collection: string;
  listed: string;
  isThis: (found: Readonly<Record<string, unknown>>) => boolean;
  /** The expected state; `channel` is the name of the notification channel for alerts. */
  body: (channel: string) => Readonly<Record<string, unknown>>;
  /** Fields, or fields of a field after a point, that Google returns in another form than it accepts; they are not compared. */
  rewritten?: readonly string[];
  /** Why it cannot be created here; absent for what this command creates. */
  notMadeHere?: NotReadable;
  /** Where the whole resource is replaced; if absent, its fields are changed. */
  replacedAt?: string;
}

const monitoring = (project: string) => `https://monitoring.googleapis.com/v3/projects/${project}`;

const named = (displayName: string) => (found: Readonly<Record<string, unknown>>) =>
  found['displayName'] === displayName;

export function notificationChannel({ project, email }: Guarded): Safeguard {
  const displayName = 'Curbwise: address for alerts';
  return {
    name: 'Address for alerts',
    collection: `${monitoring(project)}/notificationChannels`,
    listed: 'notificationChannels',
    isThis: named(displayName),
    body: () => ({ type: 'email', displayName, labels: { email_address: email }, enabled: true }),
  };
}

/** The longest silence that Google measures, in hours. */
export const longestSilence = 23;

/** The aggregation of an alert that adds up all of a project's series over so many seconds. */
export const summedOver = (seconds: number) => [
  { alignmentPeriod: `${seconds}s`, perSeriesAligner: 'ALIGN_DELTA', crossSeriesReducer: 'REDUCE_SUM' },
];

/** Every line of the log that matches; its policy must limit how often it notifies. */
export const logged = (filter: string) => ({ conditionMatchedLog: { filter } });

/** More than `most` of a metric: by default in an hour, once. */
export const above = (
  filter: string,
  most: number,
  { aggregations = summedOver(3600), duration = '0s' }: { aggregations?: object[]; duration?: string } = {},
) => ({
  conditionThreshold: {
    filter,
    aggregations,
    comparison: 'COMPARISON_GT',
    thresholdValue: most,
    duration,
  },
});

/** Nothing of a metric for so many seconds, in sums over `seconds`. */
export const absent = (filter: string, duration: number, seconds: number) => ({
  conditionAbsent: { filter, aggregations: summedOver(seconds), duration: `${duration}s` },
});

/** An alert policy that notifies the operator; its text ends with the address of its runbook. */
export function alert(
  guarded: Guarded,
  request: {
    name: string;
    displayName: string;
    /** `logged`, `above` or `absent`. */
    condition: object;
    help: string;
    runbook: string;
  },
): Safeguard {
  const { name, condition, help, runbook } = request;
  const displayName = `Curbwise: ${request.displayName}`;
  return {
    name: `Alert for ${name}`,
    collection: `${monitoring(guarded.project)}/alertPolicies`,
    listed: 'alertPolicies',
    isThis: named(displayName),
    body: (channel) => ({
      displayName,
      combiner: 'OR',
      enabled: true,
      conditions: [{ displayName, ...condition }],
      alertStrategy: {
        ...('conditionMatchedLog' in condition && { notificationRateLimit: { period: '3600s' } }),
        autoClose: '86400s',
      },
      notificationChannels: [channel],
      documentation: {
        content: `${help} What to do: ${runbooksOf(guarded)}#${runbook}`,
        mimeType: 'text/markdown',
      },
    }),
  };
}

/** An uptime check: a request that Google repeats from several places in the world. */
export function uptime(
  guarded: Guarded,
  { what, check, period }: { what: string; check: object; period: string },
): Safeguard {
  const displayName = `Curbwise: ${what}`;
  return {
    name: `Uptime check of ${what}`,
    collection: `${monitoring(guarded.project)}/uptimeCheckConfigs`,
    listed: 'uptimeCheckConfigs',
    isThis: named(displayName),
    body: () => ({
      displayName,
      monitoredResource: {
        type: 'uptime_url',
        labels: { project_id: guarded.project, host: hostOf(guarded) },
      },
      httpCheck: {
        port: 443,
        useSsl: true,
        validateSsl: true,
        acceptedResponseStatusCodes: [{ statusClass: 'STATUS_CLASS_2XX' }],
        ...check,
      },
      period,
      timeout: '10s',
      disabled: false,
    }),
    // The path and the accepted answers are compared: they change with App Check.
    rewritten: ['httpCheck.body', 'httpCheck.contentType', 'httpCheck.customContentType'],
  };
}

const week = 7 * 24 * 60 * 60;

/** How often the functions log a line; an alert can count it. */
export interface LogMetric {
  id: string;
  description: string;
  /** The lines, in the language of Cloud Logging. */
  filter: string;
}

export const metricType = ({ id }: LogMetric) => `logging.googleapis.com/user/${id}`;

/** A metric that counts lines of the log. */
export function logMetric({ project }: Guarded, { id, description, filter }: LogMetric): Safeguard {
  const collection = `https://logging.googleapis.com/v2/projects/${project}/metrics`;
  return {
    name: `Count of the log: ${description}`,
    collection,
    listed: 'metrics',
    isThis: ({ name }) => name === id,
    body: () => ({
      name: id,
      description,
      filter: `resource.type="cloud_run_revision" AND ${filter}`,
      disabled: false,
      metricDescriptor: { metricKind: 'DELTA', valueType: 'INT64' },
    }),
    replacedAt: `${collection}/${id}`,
  };
}

/** The database's protection: nobody deletes it by one command, and every minute of the last week can be restored. */
export function protection({ project }: Pick<Guarded, 'project'>): Safeguard {
  return {
    name: 'Protection of the database',
    collection: `${firestoreApi}/projects/${project}/databases`,
    listed: 'databases',
    isThis: ({ name }) => String(name).endsWith('/databases/(default)'),
    body: () => ({
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    }),
    notMadeHere: new NotReadable(
      'there is no database (default)',
      `https://console.firebase.google.com/project/${project}/firestore`,
    ),
  };
}

/** Backups of the database, each kept for some weeks. */
export function backup(
  { project }: Guarded,
  {
    name,
    recurrence,
    settings,
    weeks,
  }: { name: string; recurrence: string; settings: object; weeks: number },
): Safeguard {
  return {
    name,
    collection: `${databaseOf(project)}/backupSchedules`,
    listed: 'backupSchedules',
    isThis: (found) => Object.hasOwn(found, recurrence),
    body: () => ({ retention: `${weeks * week}s`, [recurrence]: settings }),
  };
}

export const budgetName = 'Budget';

/** An alert when a month's costs reach half or nine tenths of the budget, and when they are forecast to exceed it. */
export function budget({ project, billingAccount, monthlyBudget }: Guarded): Safeguard[] {
  if (typeof billingAccount !== 'string') return [];
  const displayName = `Curbwise: ${project}`;
  return [
    {
      name: budgetName,
      collection: `https://billingbudgets.googleapis.com/v1/billingAccounts/${billingAccount}/budgets`,
      listed: 'budgets',
      isThis: named(displayName),
      body: (channel) => ({
        displayName,
        budgetFilter: { projects: [`projects/${project}`], calendarPeriod: 'MONTH' },
        amount: { specifiedAmount: { units: String(monthlyBudget) } },
        thresholdRules: [
          { thresholdPercent: 0.5, spendBasis: 'CURRENT_SPEND' },
          { thresholdPercent: 0.9, spendBasis: 'CURRENT_SPEND' },
          { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
        ],
        notificationsRule: { monitoringNotificationChannels: [channel] },
      }),
      // Google returns the project's number instead of its id, and adds the currency.
      rewritten: ['budgetFilter', 'amount', 'notificationsRule'],
    },
  ];
}
