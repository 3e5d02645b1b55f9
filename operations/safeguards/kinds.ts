/** What the safeguards are made for. */
export interface Guarded {
  project: string;
  /** The site's host. */
  host: string;
  /** Who is told. */
  email: string;
  /** The billing account's id, such as `012345-567890-ABCDEF`; null where the project has none. */
  billingAccount: string | null;
  /** The most that a month should cost, in the billing account's currency. */
  monthlyBudget: number;
}

/** One thing at Google that ought to be there. */
export interface Safeguard {
  /** What it is, for the person who runs the command. */
  name: string;
  /** Where things of its kind are listed and made, and under which name the list stands in the answer. */
  collection: string;
  listed: string;
  /** Whether something that is listed is this one. */
  isThis: (found: Readonly<Record<string, unknown>>) => boolean;
  /** How it ought to be; `channel` is the address that alerts are sent to. */
  body: (channel: string) => Readonly<Record<string, unknown>>;
  /** Fields that Google writes in another way than it takes them, which are not compared. */
  rewritten?: readonly string[];
}

const monitoring = (project: string) => `https://monitoring.googleapis.com/v3/projects/${project}`;

const named = (displayName: string) => (found: Readonly<Record<string, unknown>>) =>
  found['displayName'] === displayName;

/** Who is told of everything below. */
export function notificationChannel({ project, email }: Guarded): Safeguard {
  const displayName = 'Curbwise: who is told';
  return {
    name: 'Address for alerts',
    collection: `${monitoring(project)}/notificationChannels`,
    listed: 'notificationChannels',
    isThis: named(displayName),
    body: () => ({ type: 'email', displayName, labels: { email_address: email } }),
  };
}

/** A policy that writes to the operator. */
export function alert(
  { project }: Guarded,
  request: { name: string; displayName: string; condition: object; strategy: object; help: string },
): Safeguard {
  const { name, displayName, condition, strategy, help } = request;
  return {
    name,
    collection: `${monitoring(project)}/alertPolicies`,
    listed: 'alertPolicies',
    isThis: named(displayName),
    body: (channel) => ({
      displayName,
      combiner: 'OR',
      conditions: [{ displayName, ...condition }],
      alertStrategy: strategy,
      notificationChannels: [channel],
      documentation: { content: help, mimeType: 'text/markdown' },
    }),
    rewritten: ['conditions'],
  };
}

/** A request that Google makes again and again from several places of the world. */
export function uptime(
  { project, host }: Guarded,
  request: { name: string; displayName: string; check: object; period: string },
): Safeguard {
  const { name, displayName, check, period } = request;
  return {
    name,
    collection: `${monitoring(project)}/uptimeCheckConfigs`,
    listed: 'uptimeCheckConfigs',
    isThis: named(displayName),
    body: () => ({
      displayName,
      monitoredResource: { type: 'uptime_url', labels: { project_id: project, host } },
      httpCheck: {
        port: 443,
        useSsl: true,
        validateSsl: true,
        acceptedResponseStatusCodes: [{ statusClass: 'STATUS_CLASS_2XX' }],
        ...check,
      },
      period,
      timeout: '10s',
    }),
    rewritten: ['httpCheck'],
  };
}

const week = 7 * 24 * 60 * 60;

/** Copies of the database, each kept for some weeks. */
export function backup(
  { project }: Guarded,
  request: { name: string; recurrence: string; settings: object; weeks: number },
): Safeguard {
  const { name, recurrence, settings, weeks } = request;
  return {
    name,
    collection: `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/backupSchedules`,
    listed: 'backupSchedules',
    isThis: (found) => Object.hasOwn(found, recurrence),
    body: () => ({ retention: `${weeks * week}s`, [recurrence]: settings }),
  };
}

/** A letter when a month costs half of the budget, nine tenths, and when it is going to cost more. */
export function budget({ project, billingAccount, monthlyBudget }: Guarded): Safeguard[] {
  if (billingAccount === null) return [];
  const displayName = `Curbwise: ${project}`;
  return [
    {
      name: 'Budget',
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
      // Google answers the project's number in place of its id, and adds the currency.
      rewritten: ['budgetFilter', 'amount', 'notificationsRule'],
    },
  ];
}
