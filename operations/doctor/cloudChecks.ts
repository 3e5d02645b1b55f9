import { subMinutes } from 'date-fns';
import { UTCDate } from '@date-fns/utc';
import { region } from '#functions/runtime/config.ts';
import { deployedFunctions, payPalSecretName, scheduledFunctions } from './deployedFunctions.ts';
import { signInToGoogle } from '../project/openStore.ts';
import { judged, notLookedAt, type Finding } from './finding.ts';
import type { Cloud } from './cloud.ts';
import type { DoctorContext } from './context.ts';

/** A scheduled function that has not run for so long does not run. */
const silentMinutes = 60;

interface Looked {
  cloud: Cloud;
  project: string;
  now: Date;
}

/** Names of the functions that answer, without those of extensions. */
async function activeFunctions({ cloud, project }: Looked): Promise<string[]> {
  const { body } = await cloud.get(
    `https://cloudfunctions.googleapis.com/v2/projects/${project}/locations/${region}/functions?pageSize=100`,
  );
  const { functions = [] } = (body ?? {}) as { functions?: Array<{ name: string; state?: string }> };
  return functions
    .filter(({ state }) => state === 'ACTIVE')
    .map(({ name }) => name.split('/').at(-1) ?? '')
    .filter((name) => !name.startsWith('ext-'));
}

function functionFaults(active: readonly string[]): string[] {
  return deployedFunctions
    .filter((name) => !active.includes(name))
    .map((name) => `${name} is not deployed, or not active`);
}

/** Functions of an earlier layout answer with the code of then, and read the secret. */
function formerFunctions(active: readonly string[]): string[] {
  const known: readonly string[] = deployedFunctions;
  return active.filter((name) => !known.includes(name));
}

async function schedulerFaults({ cloud, project, now }: Looked): Promise<string[]> {
  const { body } = await cloud.get(
    `https://cloudscheduler.googleapis.com/v1/projects/${project}/locations/${region}/jobs?pageSize=100`,
  );
  const { jobs = [] } = (body ?? {}) as {
    jobs?: Array<{ name: string; state?: string; lastAttemptTime?: string; status?: { code?: number } }>;
  };
  return scheduledFunctions.flatMap((name) => {
    const job = jobs.find((one) => one.name.includes(`-${name}-`));
    if (job?.state !== 'ENABLED') return [`${name} has no schedule that is enabled`];
    const last = job.lastAttemptTime === undefined ? null : new Date(job.lastAttemptTime);
    if (last === null || last < subMinutes(new UTCDate(now), silentMinutes))
      return [`${name} has not run for an hour`];
    return job.status?.code ? [`the last run of ${name} failed`] : [];
  });
}

async function secretFaults({ cloud, project }: Looked): Promise<string[]> {
  const versions = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${payPalSecretName}/versions/latest`;
  const { status } = await cloud.get(versions);
  return status === 200 ? [] : [`${payPalSecretName} is not in the secret store`];
}

async function signInFaults({ cloud, project }: Looked, siteHost: string): Promise<string[]> {
  const address = `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}`;
  const { body } = await cloud.get(`${address}/config`);
  const config = (body ?? {}) as {
    signIn?: { email?: { enabled?: boolean; passwordRequired?: boolean } };
    authorizedDomains?: string[];
    emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
  };
  const google = (await cloud.get(`${address}/defaultSupportedIdpConfigs/google.com`)).body as {
    enabled?: boolean;
  } | null;
  const { enabled, passwordRequired } = config.signIn?.email ?? {};
  const domains = config.authorizedDomains ?? [];
  return [
    ...(enabled === true && passwordRequired !== true ? [] : ['sign-in by e-mail link is off']),
    ...(google?.enabled === true ? [] : ['sign-in with Google is off']),
    ...(domains.includes(siteHost) ? [] : [`${siteHost} is no authorised domain`]),
    ...(domains.includes('localhost') ? ['localhost is an authorised domain'] : []),
    ...(config.emailPrivacyConfig?.enableImprovedEmailPrivacy === true
      ? []
      : ['e-mail enumeration protection is off']),
  ];
}

/** What Firestore deletes by itself, as `firestore.indexes.json` says. */
export const expiringFields = [
  ['Checkouts', 'expires_at'],
  ['RateLimits', 'expires_at'],
  ['WebhookEvents', 'expires_at'],
  ['mail', 'delivery.expireAt'],
] as const;

async function ttlFaults({ cloud, project }: Looked): Promise<string[]> {
  const looked = await Promise.all(
    expiringFields.map(async ([group, field]) => {
      const { body } = await cloud.get(
        `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/collectionGroups/${group}/fields/${field}`,
      );
      const state = (body as { ttlConfig?: { state?: string } } | null)?.ttlConfig?.state;
      return state === 'ACTIVE' ? [] : [`documents of ${group} do not expire`];
    }),
  );
  return looked.flat();
}

/** Anybody's request, without credentials: the rules must refuse it. */
async function ruleFaults({ project }: Looked, fetchPublic: typeof fetch): Promise<string[]> {
  const address = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents/Credentials/PayPal`;
  const { status } = await fetchPublic(address);
  return status === 403 || status === 401
    ? []
    : [`a stranger’s request for a document is answered with ${status}`];
}

/** Functions, secrets, schedules, sign-in, expiry and rules, as Google says they are. */
export async function cloudChecks(
  { cloud, target, now }: Pick<DoctorContext, 'cloud' | 'target' | 'now'>,
  fetchPublic: typeof fetch = fetch,
): Promise<Finding[]> {
  const { project, siteUrl } = target;
  if (!cloud) {
    return [notLookedAt('Firebase', 'there are no credentials', signInToGoogle)];
  }
  const looked: Looked = { cloud, project, now: now() };
  const deploy = `npm run deploy -- --project ${project}`;
  const console = `https://console.firebase.google.com/project/${project}/authentication`;
  const active = await activeFunctions(looked);
  const former = formerFunctions(active);
  return [
    ...judged('Firebase: functions', 'all are deployed', functionFaults(active), deploy),
    ...judged(
      'Firebase: former functions',
      'none is left',
      former.map((name) => `${name} still answers, with the code of an earlier deployment`),
      `npx firebase functions:delete ${former.join(' ')} --region ${region} --project ${project}`,
    ),
    ...judged('Firebase: schedules', 'they run', await schedulerFaults(looked), deploy),
    ...judged(
      'Firebase: secrets',
      'they are there',
      await secretFaults(looked),
      `npx firebase functions:secrets:set ${payPalSecretName} --project ${project}`,
    ),
    ...judged(
      'Firebase: sign-in',
      'e-mail link and Google, from this site only',
      await signInFaults(looked, new URL(siteUrl).hostname),
      console,
    ),
    ...judged('Firebase: expiry', 'old documents are deleted', await ttlFaults(looked), deploy),
    ...judged('Firebase: rules', 'they refuse strangers', await ruleFaults(looked, fetchPublic), deploy),
  ];
}
