import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { calls } from '#domain/contract.ts';
import { functionOf } from '#functions/calls/callGroups.ts';
import { codeAnswer, hopsQuestion } from '#functions/calls/hops.ts';
import { apiPath, paths, webhookPath } from '#domain/paths.ts';
import { appCheckEnforced } from '#functions/runtime/config.ts';
import { deploys, npmRun } from '../project/target.ts';
import { functionSettings } from '../setup/files.ts';
import { callerCheck, callersCheck } from './callerChecks.ts';
import { broken, failed, made, notLookedAt, NotReadable, ok, type Check, type Finding } from './finding.ts';
import type { DoctorContext } from './context.ts';

type Looked = DoctorContext['target'] & Pick<DoctorContext, 'root' | 'code'>;

const neededHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
] as const;

/** Fetches an address. Rejects without a response, which says nothing about the checked subject. */
const answer = (address: string, init?: RequestInit) =>
  fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(15_000), ...init });

const inlineScript = /<script>(?<code>[\s\S]*?)<\/script>/gu;

/** The inline scripts of a page that the policy sent with it blocks. */
function refusedScripts(html: string, policy: string): string[] {
  return [...html.matchAll(inlineScript)]
    .map(({ groups }) => createHash('sha256').update(groups?.['code'] ?? ''))
    .map((hash) => `'sha256-${hash.digest('base64')}'`)
    .filter((source) => !policy.includes(source));
}

async function headerFaults({ siteUrl }: Looked): Promise<string[]> {
  const faults: string[] = [];
  for (const address of [paths.landing, paths.signIn]) {
    const response = await answer(siteUrl + address);
    if (response.status !== 200) faults.push(`${address} answers ${response.status}`);
    else {
      const missing = neededHeaders.filter((name) => !response.headers.has(name));
      if (missing.length > 0) faults.push(`${address} is without ${missing.join(', ')}`);
      const policy = response.headers.get('content-security-policy') ?? '';
      for (const source of refusedScripts(await response.text(), policy)) {
        faults.push(`the policy of ${address} does not let its script ${source} run`);
      }
    }
  }
  return faults;
}

async function unknownFaults({ siteUrl }: Looked): Promise<string[]> {
  const response = await answer(`${siteUrl}/no-such-page-${Date.now()}`);
  return response.status === 404 ? [] : [`an unknown address answers ${response.status} instead of 404`];
}

/** A 404 must not be cached, because the file may exist later. */
async function missingFileFaults({ siteUrl }: Looked): Promise<string[]> {
  const missing = '/assets/gone-00000000.js';
  const response = await answer(siteUrl + missing);
  const kept = response.headers.get('cache-control')?.includes('immutable') ?? false;
  return kept ? [`${missing} is missing, and browsers are asked to keep that for a year`] : [];
}

/** Checks the prices. With App Check, a call from outside a browser is refused, which shows only that the function answers. */
async function catalogueFaults({ root, project, siteUrl }: Looked): Promise<string[]> {
  const response = await answer(siteUrl + apiPath('catalogue' satisfies keyof typeof calls), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: {} }),
  });
  if (response.status === 401 && appCheckEnforced(functionSettings(root, project))) return [];
  if (response.status !== 200) return [`it answers ${response.status}`];
  const { result } = (await response.json()) as { result?: Record<string, unknown> };
  const absent = ['monthly', 'yearly', 'providerClientId'].filter((name) => !result?.[name]);
  return absent.length === 0 ? [] : [`it answers without ${absent.join(', ')}`];
}

/** The pages that name every file of the build, by their file in `dist`. */
const entries = { [paths.landing]: 'index.html', [paths.signIn]: 'app.html' };

/** Whether the released site is the one that was built here. Each page names its scripts by their hash. */
async function releaseFaults({ root, siteUrl, ...looked }: Looked): Promise<string[]> {
  const read = (file: string) => readFile(path.join(root, 'dist', file), 'utf8').catch(() => '');
  if (!(await read(entries[paths.landing])).includes(siteUrl)) {
    throw new NotReadable('no build of this site is in dist', npmRun('build', looked));
  }
  const faults = Object.entries(entries).map(async ([address, file]) => {
    const served = await (await answer(siteUrl + address)).text();
    return served === (await read(file)) ? [] : [`${address} is of another build than the one in dist`];
  });
  return (await Promise.all(faults)).flat();
}

/** Checks that every function that handles calls runs the current code. */
async function codeFaults({ siteUrl, code }: Looked): Promise<string[]> {
  const asked = ['catalogue', 'myStatus'] as const satisfies ReadonlyArray<keyof typeof calls>;
  const faults = asked.map(async (call) => {
    const response = await answer(siteUrl + apiPath(call), {
      method: 'POST',
      headers: { [hopsQuestion]: '1' },
    });
    const deployed = response.headers.get(codeAnswer) ?? 'unknown';
    return deployed === code ? [] : [`${functionOf(call)} runs the code ${deployed}, and here is ${code}`];
  });
  return (await Promise.all(faults)).flat();
}

async function webhookFaults({ siteUrl }: Looked): Promise<string[]> {
  const response = await answer(siteUrl + webhookPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'WH-DOCTOR', event_type: 'BILLING.SUBSCRIPTION.CANCELLED', resource: {} }),
  });
  return response.status === 401 ? [] : [`an unsigned event is answered with ${response.status}`];
}

const checks: ReadonlyArray<Check<Looked>> = [
  { name: 'site: headers', well: 'pages have their policy and headers', faults: headerFaults, cure: deploys },
  { name: 'site: unknown addresses', well: 'they answer 404', faults: unknownFaults, cure: deploys },
  {
    name: 'site: missing files',
    well: 'browsers ask for them again',
    faults: missingFileFaults,
    cure: deploys,
  },
  {
    name: 'site: prices',
    well: 'the catalogue answers',
    faults: catalogueFaults,
    cure: (looked) => `${deploys(looked)}, then ${npmRun('provision', looked)}`,
  },
  { name: 'site: code', well: 'the functions run what is here', faults: codeFaults, cure: deploys },
  {
    name: 'site: release',
    well: 'the site is the build in dist',
    faults: releaseFaults,
    cure: (looked) => `${npmRun('build', looked)}, then look again; ${deploys(looked)} if it is still so`,
  },
  {
    name: 'site: webhook',
    well: 'it refuses what PayPal did not sign',
    faults: webhookFaults,
    cure: deploys,
  },
];

const answersCheck = 'site: answers';

/** Checks the public site. An unreachable site is one fault, and its parts are not checked. */
export async function siteChecks(
  { root, target, code }: Pick<DoctorContext, 'root' | 'target' | 'code'>,
  fetchPublic: typeof fetch,
): Promise<Finding[]> {
  const first = await answer(target.siteUrl + paths.landing).catch(() => null);
  if (first?.status !== 200) {
    const found = `its first page answers ${first?.status ?? 'nothing'}`;
    const hosting = `https://console.firebase.google.com/project/${target.project}/hosting`;
    const cure = `${npmRun('deploy', target)}; whether its domain leads there: ${hosting}`;
    return [
      broken(answersCheck, found, cure),
      ...[...checks.map(({ name }) => name), callersCheck].map((name) =>
        notLookedAt(name, 'the site does not answer', cure),
      ),
    ];
  }
  const callers = callerCheck({ root, target }, fetchPublic).catch((error: unknown) =>
    failed(callersCheck, error),
  );
  return [
    ok(answersCheck, 'its first page is there'),
    ...(await made(checks, { ...target, root, code })),
    await callers,
  ];
}
