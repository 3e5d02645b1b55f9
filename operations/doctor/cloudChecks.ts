import { extensionSettings } from '../setup/files.ts';
import { signInToGoogle } from '../project/openStore.ts';
import { deploys, hostOf } from '../project/target.ts';
import { faultsWhere, made, notLookedAt, type Check, type Finding } from './finding.ts';
import { billingApi, billingPage, readAtGoogle, type DeployedFunction, type Looked } from './cloud.ts';
import type { DoctorContext } from './context.ts';
import { databaseChecks } from './databaseChecks.ts';
import { watcherChecks } from './watcherChecks.ts';
import { functionChecks, readFunctions } from './functionChecks.ts';

const identity = (project: string) => `https://identitytoolkit.googleapis.com/admin/v2/projects/${project}`;

async function signInFaults(looked: Looked): Promise<string[]> {
  const siteHost = hostOf(looked);
  const address = identity(looked.project);
  const config =
    (await readAtGoogle<{
      signIn?: { email?: { enabled?: boolean; passwordRequired?: boolean } };
      authorizedDomains?: string[];
      emailPrivacyConfig?: { enableImprovedEmailPrivacy?: boolean };
    }>(looked, `${address}/config`)) ?? {};
  const google = await readAtGoogle<{ enabled?: boolean }>(
    looked,
    `${address}/defaultSupportedIdpConfigs/google.com`,
  );
  const { enabled, passwordRequired } = config.signIn?.email ?? {};
  const domains = config.authorizedDomains ?? [];
  return faultsWhere({
    'sign-in by e-mail link is off': enabled !== true || passwordRequired === true,
    'sign-in with Google is off': google?.enabled !== true,
    [`${siteHost} is no authorised domain`]: !domains.includes(siteHost),
    'localhost is an authorised domain': domains.includes('localhost'),
    'e-mail enumeration protection is off': config.emailPrivacyConfig?.enableImprovedEmailPrivacy !== true,
  });
}

const mailExtension = 'firestore-send-email';

async function extensionFaults(looked: Looked): Promise<string[]> {
  const instance = await readAtGoogle<{ state?: string; config?: { params?: Record<string, string> } }>(
    looked,
    `https://firebaseextensions.googleapis.com/v1beta/projects/${looked.project}/instances/${mailExtension}`,
  );
  if (instance === null) return [`the extension ${mailExtension} is not installed: no e-mail is sent`];
  const { state, config } = instance;
  const differing = Object.entries(extensionSettings(looked.root, looked.project))
    .filter(([name, value]) => (config?.params?.[name] ?? '') !== value)
    .map(([name]) => `its ${name} is another one than in extensions/${mailExtension}.env.${looked.project}`);
  return state === 'ACTIVE'
    ? differing
    : [`the extension ${mailExtension} is ${state ?? 'silent'}`, ...differing];
}

async function billingFaults(looked: Looked): Promise<string[]> {
  const found = await readAtGoogle<{ billingEnabled?: boolean }>(
    looked,
    `https://${billingApi}/v1/projects/${looked.project}/billingInfo`,
  );
  return faultsWhere({
    'no open billing account pays for the project: functions and backups stop':
      found?.billingEnabled !== true,
  });
}

const ownChecks: ReadonlyArray<Check<Looked>> = [
  {
    name: 'Firebase: billing',
    well: 'an open account pays for it',
    faults: billingFaults,
    cure: ({ project }) => billingPage(project),
  },
  {
    name: 'Firebase: sign-in',
    well: 'e-mail link and Google, from this site only',
    faults: signInFaults,
    cure: ({ project }) => `https://console.firebase.google.com/project/${project}/authentication`,
  },
  {
    name: 'Firebase: mail extension',
    well: 'it is installed, with the settings that are here',
    faults: extensionFaults,
    cure: deploys,
  },
];

/** Checks functions, secrets, schedules, sign-in, e-mail, database and rules, as Google reports them. */
export async function cloudChecks(
  { cloud, target, now, root }: Pick<DoctorContext, 'cloud' | 'target' | 'now' | 'root'>,
  fetchPublic: typeof fetch,
): Promise<Finding[]> {
  if (!cloud) return [notLookedAt('Firebase', 'there are no credentials', signInToGoogle)];
  let functions: Promise<DeployedFunction[]> | undefined;
  const looked: Looked = {
    ...target,
    cloud,
    now: now(),
    functions: () => (functions ??= readFunctions({ cloud, project: target.project })),
    fetchPublic,
    root,
  };
  return made([...functionChecks, ...ownChecks, ...databaseChecks, ...watcherChecks], looked);
}
