import { declaredFunctions } from '#operations/doctor/deployedFunctions.ts';
import { notificationChannel, type Guarded } from '#operations/safeguards/kinds.ts';
import { watchersFor } from '#operations/safeguards/wanted.ts';
import { guardedProject } from '../guardedProject.ts';
import type { ExaminedProject } from '../brokenProject.ts';

const place = 'projects/truck-market/locations/us-central1';
const database = 'projects/truck-market/databases/(default)';

/** A response of Google, with its schema in the published API description (`schemas.json`). */
export interface GoogleAnswer {
  status: number;
  body: unknown;
  /** Absent if Google publishes none. */
  schema?: string;
}

const answered = (schema: string, body: unknown): GoogleAnswer => ({ status: 200, body, schema });

const functions = (variables: Readonly<Record<string, string | undefined>>, now: Date) =>
  Object.entries(declaredFunctions).map(([name, { secrets }]) => ({
    name: `${place}/functions/${name}`,
    environment: 'GEN_2',
    state: 'ACTIVE',
    updateTime: now.toISOString(),
    buildConfig: { runtime: 'nodejs24', entryPoint: name, environmentVariables: {} },
    serviceConfig: {
      service: `${place}/services/${name.toLowerCase()}`,
      environmentVariables: variables,
      secretEnvironmentVariables: secrets.map((key) => ({ key, projectId: '1', secret: key, version: '3' })),
      allTrafficOnLatestRevision: true,
    },
  }));

const jobs = (now: Date) =>
  Object.entries(declaredFunctions)
    .filter(([, { schedule }]) => schedule !== undefined)
    .map(([name, { schedule, timeZone = 'Etc/UTC' }]) => ({
      name: `${place}/jobs/firebase-schedule-${name}-us-central1`,
      state: 'ENABLED',
      schedule,
      timeZone,
      lastAttemptTime: now.toISOString(),
      status: {},
    }));

const version = (secret: string, number: number) =>
  answered('secretmanager.SecretVersion', {
    name: `projects/1/secrets/${secret}/versions/${number}`,
    state: 'ENABLED',
    createTime: '2026-11-01T08:00:00Z',
  });

/** What is in the project's folder, and so is at Google. */
interface Deployed {
  siteUrl: string;
  variables: Readonly<Record<string, string | undefined>>;
  mail: Readonly<Record<string, string | undefined>>;
}

const lists = {
  notificationChannels: 'monitoring.ListNotificationChannelsResponse',
  alertPolicies: 'monitoring.ListAlertPoliciesResponse',
  uptimeCheckConfigs: 'monitoring.ListUptimeCheckConfigsResponse',
  metrics: 'logging.ListLogMetricsResponse',
} as const;

/** Every safeguard of the project as Google lists it, by its collection. */
function safeguardsMade(siteUrl: string, appCheck: boolean): ExaminedProject['google'] {
  const guarded: Guarded = { ...guardedProject, alias: 'staging', appCheck, siteUrl };
  const channel = `projects/${guarded.project}/notificationChannels/1`;
  const made = [notificationChannel(guarded), ...watchersFor(guarded)].map(({ listed, body }, at) => ({
    listed,
    found: { name: listed === 'notificationChannels' ? channel : `${listed}/${at}`, ...body(channel) },
  }));
  return Object.fromEntries(
    Object.entries(lists).map(([listed, schema]) => [
      `/${listed}`,
      answered(schema, { [listed]: made.filter((one) => one.listed === listed).map(({ found }) => found) }),
    ]),
  );
}

/** Google's responses about a healthy project, by a part of the address; the first matching part wins. */
export function healthyGoogle({ siteUrl, variables, mail }: Deployed, now: Date): ExaminedProject['google'] {
  return {
    '/functions?': answered('cloudfunctions.ListFunctionsResponse', { functions: functions(variables, now) }),
    '/jobs?': answered('cloudscheduler.ListJobsResponse', { jobs: jobs(now) }),
    '/secrets/PAYPAL_SECRET/': version('PAYPAL_SECRET', 3),
    '/secrets/SMTP_PASSWORD/': version('SMTP_PASSWORD', 1),
    '/defaultSupportedIdpConfigs/google.com': answered(
      'identitytoolkit.GoogleCloudIdentitytoolkitAdminV2DefaultSupportedIdpConfig',
      { name: 'projects/truck-market/defaultSupportedIdpConfigs/google.com', enabled: true, clientId: '1' },
    ),
    '/config': answered('identitytoolkit.GoogleCloudIdentitytoolkitAdminV2Config', {
      name: 'projects/1/config',
      signIn: { email: { enabled: true, passwordRequired: false } },
      authorizedDomains: [new URL(siteUrl).hostname],
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    }),
    '/instances/firestore-send-email': {
      status: 200,
      body: {
        name: 'projects/truck-market/instances/firestore-send-email',
        state: 'ACTIVE',
        config: { params: mail },
      },
    },
    '/billingInfo': answered('cloudbilling.ProjectBillingInfo', {
      name: 'projects/truck-market/billingInfo',
      projectId: 'truck-market',
      billingAccountName: 'billingAccounts/012345-567890-ABCDEF',
      billingEnabled: true,
    }),
    ...safeguardsMade(siteUrl, variables['APP_CHECK'] === 'enforced'),
    '/fields/': answered('firestore.GoogleFirestoreAdminV1Field', {
      name: `${database}/collectionGroups/mail/fields/expires_at`,
      ttlConfig: { state: 'ACTIVE' },
    }),
    '/indexes': answered('firestore.GoogleFirestoreAdminV1ListIndexesResponse', {
      indexes: [
        {
          name: `${database}/collectionGroups/Checkouts/indexes/1`,
          queryScope: 'COLLECTION',
          fields: [
            { fieldPath: 'state', order: 'ASCENDING' },
            { fieldPath: 'nextCheck', order: 'ASCENDING' },
            { fieldPath: '__name__', order: 'ASCENDING' },
          ],
          state: 'READY',
        },
      ],
    }),
    '/backupSchedules': answered('firestore.GoogleFirestoreAdminV1ListBackupSchedulesResponse', {
      backupSchedules: [
        { name: `${database}/backupSchedules/1`, retention: '604800s', dailyRecurrence: {} },
        { name: `${database}/backupSchedules/2`, retention: '8467200s', weeklyRecurrence: { day: 'SUNDAY' } },
      ],
    }),
    '/backups': answered('firestore.GoogleFirestoreAdminV1ListBackupsResponse', {
      backups: [
        {
          name: 'projects/truck-market/locations/nam5/backups/1',
          database,
          snapshotTime: now.toISOString(),
          state: 'READY',
        },
      ],
    }),
    '/documents/': { status: 403, body: null },
    '/databases/(default)': answered('firestore.GoogleFirestoreAdminV1Database', {
      name: database,
      locationId: 'nam5',
      type: 'FIRESTORE_NATIVE',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    }),
  };
}
