import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { parameterNames, region } from '#functions/runtime/config.ts';
import functionsPackage from '../../functions/package.json' with { type: 'json' };
import { functionSettings } from '../setup/files.ts';
import { deploys } from '../project/target.ts';
import { listAtGoogle, payPalSecretName, readAtGoogle, type DeployedFunction, type Looked } from './cloud.ts';
import { declaredFunctions } from './deployedFunctions.ts';
import { NotReadable, type Fault, type Check } from './finding.ts';

/** A deployment of all functions takes minutes; a function older than the newest by more than this is left behind. */
const deploymentMinutes = 60;

/** Missed runs before a schedule counts as stopped, with a minimum and a maximum in minutes beyond the next run. */
const patience = { runs: 3, minutes: 10, late: 24 * 60 };

/** The project's functions, without those of extensions. */
export async function readFunctions(looked: Pick<Looked, 'cloud' | 'project'>): Promise<DeployedFunction[]> {
  const address = `https://cloudfunctions.googleapis.com/v2/projects/${looked.project}/locations/${region}/functions?pageSize=100`;
  return ((await listAtGoogle<DeployedFunction>(looked, address, 'functions')) ?? [])
    .map((one) => Object.assign(structuredClone(one), { name: one.name.split('/').at(-1) ?? '' }))
    .filter(({ name }) => !name.startsWith('ext-'));
}

async function ours({ functions }: Looked): Promise<DeployedFunction[]> {
  return (await functions()).filter(({ name }) => Object.hasOwn(declaredFunctions, name));
}

async function absent({ functions }: Looked): Promise<string[]> {
  const active = (await functions()).filter(({ state }) => state === 'ACTIVE').map(({ name }) => name);
  return Object.keys(declaredFunctions)
    .filter((name) => !active.includes(name))
    .map((name) => `${name} is not deployed, or not active`);
}

/** Functions of an earlier layout, which still run their old code and read the secret. */
async function former({ functions }: Looked): Promise<string[]> {
  const names = (await functions()).map(({ name }) => name);
  return names.filter((name) => !Object.hasOwn(declaredFunctions, name));
}

async function leftBehind(looked: Looked): Promise<string[]> {
  const all = await ours(looked);
  const newest = Math.max(...all.map(({ updateTime }) => Date.parse(updateTime ?? '') || 0));
  return all
    .filter(({ updateTime }) => newest - Date.parse(updateTime ?? '') > deploymentMinutes * 60_000)
    .map(({ name, updateTime }) => `${name} is from ${updateTime ?? ''}, and others were deployed after it`);
}

async function oldRuntime(looked: Looked): Promise<string[]> {
  const wanted = `nodejs${functionsPackage.engines.node}`;
  return (await ours(looked))
    .filter(({ buildConfig }) => buildConfig?.runtime !== wanted)
    .map(
      ({ name, buildConfig }) => `${name} runs on ${buildConfig?.runtime ?? 'nothing'} in place of ${wanted}`,
    );
}

/** Variables that Google or the Firebase CLI sets: its own, and those of the parameters, which `functions/.env` names for every project. */
const notOurs = new Set([
  ...parameterNames,
  'FIREBASE_CONFIG',
  'GCLOUD_PROJECT',
  'EVENTARC_CLOUD_EVENT_SOURCE',
  'FUNCTION_TARGET',
  'LOG_EXECUTION_ID',
]);

/** Variables that a deployed function has other than the file here says. Their values are not shown: one may be a secret. */
async function otherVariables(looked: Looked): Promise<string[]> {
  const here = functionSettings(looked.root, looked.project);
  const file = `functions/.env.${looked.project}`;
  return (await ours(looked)).flatMap(({ name, serviceConfig }) => {
    const deployed = serviceConfig?.environmentVariables ?? {};
    const differing = Object.entries(here)
      .filter(([variable, value]) => (deployed[variable] ?? '') !== value)
      .map(([variable]) => `${name} has another ${variable} than ${file}`);
    const more = Object.keys(deployed)
      .filter((variable) => here[variable] === undefined && !notOurs.has(variable))
      .map((variable) => `${name} still has ${variable}, and ${file} does not`);
    return differing.concat(more);
  });
}

/** Functions whose secrets are others than the code declares: one that lacks its secret fails at its first use. */
async function otherSecrets(looked: Looked): Promise<string[]> {
  return (await ours(looked)).flatMap(({ name, serviceConfig }) => {
    const deployed = (serviceConfig?.secretEnvironmentVariables ?? []).map(({ key }) => key);
    const wanted = declaredFunctions[name]?.secrets ?? [];
    const lacking = wanted
      .filter((key) => !deployed.includes(key))
      .map((key) => `${name} cannot read ${key}`);
    const needless = deployed
      .filter((key) => !wanted.includes(key))
      .map((key) => `${name} can read ${key} and needs it not`);
    return lacking.concat(needless);
  });
}

const secretsAt = (project: string) => `https://secretmanager.googleapis.com/v1/projects/${project}/secrets`;

const newestVersion = (looked: Looked, secret: string) =>
  readAtGoogle<{ name: string; state?: string }>(
    looked,
    `${secretsAt(looked.project)}/${secret}/versions/latest`,
  );

async function pinned(looked: Looked): Promise<string[]> {
  const newest = (await newestVersion(looked, payPalSecretName))?.name.split('/').at(-1);
  return (await ours(looked)).flatMap(({ name, serviceConfig }) => {
    const read = serviceConfig?.secretEnvironmentVariables?.find(({ key }) => key === payPalSecretName);
    if (newest === undefined || !read || read.version === 'latest' || read.version === newest) return [];
    return [`${name} reads version ${read.version} of ${payPalSecretName}, and the newest is ${newest}`];
  });
}

const secretCheck = (secret: string, use: string): Check<Looked> => ({
  name: `Firebase: secret ${secret}`,
  well: 'it is there',
  async faults(looked) {
    const version = await newestVersion(looked, secret);
    if (version === null) return [`${secret} is not in the secret store`];
    return version.state === 'ENABLED'
      ? []
      : [`the newest version of ${secret} is ${version.state ?? 'gone'}`];
  },
  cure: ({ project }) => `npx firebase functions:secrets:set ${secret} --project ${project}, ${use}`,
});

interface Job {
  name: string;
  state?: string;
  schedule?: string;
  timeZone?: string;
  lastAttemptTime?: string;
  /** When a deployment last made or changed it. */
  userUpdateTime?: string;
  status?: { code?: number };
}

const weekInMinutes = 7 * 24 * 60;

/** Minutes between two runs, from `every 5 minutes`; any other schedule is a weekly one. */
const minutesBetween = ({ schedule = '' }: Job) =>
  Number(/^every (?<minutes>\d+) minutes$/u.exec(schedule)?.groups?.['minutes'] ?? weekInMinutes);

/** Minutes after the last run from which a schedule counts as stopped. */
const patienceWith = (between: number) =>
  Math.max(patience.minutes, Math.min(patience.runs * between, between + patience.late));

async function silentSchedules(looked: Looked): Promise<Fault[]> {
  const address = `https://cloudscheduler.googleapis.com/v1/projects/${looked.project}/locations/${region}/jobs?pageSize=100`;
  const jobs = await listAtGoogle<Job>(looked, address, 'jobs');
  return Object.entries(declaredFunctions).flatMap<Fault>(([name, { schedule: declared, timeZone }]) => {
    if (declared === undefined) return [];
    const job = jobs?.find((one) => one.name.includes(`-${name}-`));
    if (job?.state !== 'ENABLED') return [`${name} has no schedule that is enabled`];
    if (job.schedule !== declared) {
      return [`${name} is called '${job.schedule ?? 'never'}', and the code says '${declared}'`];
    }
    if (timeZone !== undefined && job.timeZone !== timeZone) {
      return [
        `${name} is called by the clock of ${job.timeZone ?? 'no place'}, and the code says ${timeZone}`,
      ];
    }
    const { lastAttemptTime, userUpdateTime = 0 } = job;
    const silent = differenceInMinutes(looked.now, new Date(lastAttemptTime ?? userUpdateTime));
    const isLate = silent > patienceWith(minutesBetween(job));
    if (lastAttemptTime === undefined) {
      return isLate
        ? [`${name} has never run`]
        : [
            new NotReadable(
              `${name} waits for its first run`,
              `wait; its schedule is '${job.schedule ?? ''}'`,
            ),
          ];
    }
    if (isLate) return [`${name} has not run for ${silent} minutes; its schedule is '${job.schedule ?? ''}'`];
    return job.status?.code ? [`the last run of ${name} failed`] : [];
  });
}

export const functionChecks: ReadonlyArray<Check<Looked>> = [
  { name: 'Firebase: functions', well: 'all are deployed', faults: absent, cure: deploys },
  {
    name: 'Firebase: former functions',
    well: 'none is left',
    faults: async (looked) =>
      (await former(looked)).map((name) => `${name} still answers, with the code of an earlier deployment`),
    cure: ({ project }) =>
      `npx firebase functions:delete <each of them> --region ${region} --project ${project}`,
  },
  { name: 'Firebase: one deployment', well: 'all functions are of it', faults: leftBehind, cure: deploys },
  { name: 'Firebase: runtime', well: 'it is the one of package.json', faults: oldRuntime, cure: deploys },
  {
    name: 'Firebase: variables',
    well: 'the functions have those that are here',
    faults: otherVariables,
    cure: deploys,
  },
  {
    name: 'Firebase: secrets',
    well: 'each function reads those it needs',
    faults: otherSecrets,
    cure: deploys,
  },
  { name: 'Firebase: secret in use', well: 'it is the newest', faults: pinned, cure: deploys },
  secretCheck(payPalSecretName, 'then deploy the functions'),
  secretCheck('SMTP_PASSWORD', 'then deploy the extension'),
  { name: 'Firebase: schedules', well: 'they run', faults: silentSchedules, cure: deploys },
];
