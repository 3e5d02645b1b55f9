import { createHash } from 'node:crypto';
import type { calls } from '#domain/contract.ts';
import { functionOf } from '#functions/calls/callGroups.ts';
import { codeAnswer, hopsQuestion } from '#functions/calls/hops.ts';
import { apiPath, paths, webhookPath } from '#domain/paths.ts';
import { judged, type Finding } from './finding.ts';
import type { DoctorContext } from './context.ts';

const neededHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
] as const;

const deploy = 'npm run deploy';

async function answer(address: string, init?: RequestInit): Promise<Response | null> {
  try {
    return await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(15_000), ...init });
  } catch {
    return null;
  }
}

const status = (response: Response | null) => (response ? String(response.status) : 'nothing');

const inlineScript = /<script>(?<code>[\s\S]*?)<\/script>/gu;

/** The scripts that stand in a page and that the policy sent with it does not let run. */
function refusedScripts(html: string, policy: string): string[] {
  return [...html.matchAll(inlineScript)]
    .map(({ groups }) => createHash('sha256').update(groups?.['code'] ?? ''))
    .map((hash) => `'sha256-${hash.digest('base64')}'`)
    .filter((source) => !policy.includes(source));
}

async function headerFaults(siteUrl: string): Promise<string[]> {
  const faults: string[] = [];
  for (const path of [paths.landing, paths.signIn]) {
    const response = await answer(siteUrl + path);
    if (response?.status !== 200) faults.push(`${path} answers ${status(response)}`);
    else {
      const missing = neededHeaders.filter((name) => !response.headers.has(name));
      if (missing.length > 0) faults.push(`${path} is without ${missing.join(', ')}`);
      const policy = response.headers.get('content-security-policy') ?? '';
      for (const source of refusedScripts(await response.text(), policy)) {
        faults.push(`the policy of ${path} does not let its script ${source} run`);
      }
    }
  }
  return faults;
}

async function unknownFaults(siteUrl: string): Promise<string[]> {
  const response = await answer(`${siteUrl}/no-such-page-${Date.now()}`);
  return response?.status === 404 ? [] : [`an unknown address answers ${status(response)} instead of 404`];
}

/** A file that is not there yet may be there tomorrow. */
async function missingFileFaults(siteUrl: string): Promise<string[]> {
  const missing = '/assets/gone-00000000.js';
  const response = await answer(siteUrl + missing);
  const kept = response?.headers.get('cache-control')?.includes('immutable') ?? false;
  return kept ? [`${missing} is missing, and browsers are told to keep that for a year`] : [];
}

async function catalogueFaults(siteUrl: string): Promise<string[]> {
  const response = await answer(siteUrl + apiPath('catalogue' satisfies keyof typeof calls), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: {} }),
  });
  if (response?.status !== 200) return [`it answers ${status(response)}`];
  const { result } = (await response.json()) as { result?: Record<string, unknown> };
  const absent = ['monthly', 'yearly', 'providerClientId'].filter((name) => !result?.[name]);
  return absent.length === 0 ? [] : [`it answers without ${absent.join(', ')}`];
}

/** Every function that answers calls says which code it is. */
async function codeFaults(siteUrl: string, code: string): Promise<string[]> {
  const asked = ['catalogue', 'myStatus'] as const satisfies ReadonlyArray<keyof typeof calls>;
  const faults = asked.map(async (call) => {
    const response = await answer(siteUrl + apiPath(call), {
      method: 'POST',
      headers: { [hopsQuestion]: '1' },
    });
    const deployed = response?.headers.get(codeAnswer) ?? 'unknown';
    return deployed === code ? [] : [`${functionOf(call)} runs the code ${deployed}, and here is ${code}`];
  });
  return (await Promise.all(faults)).flat();
}

async function webhookFaults(siteUrl: string): Promise<string[]> {
  const response = await answer(siteUrl + webhookPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'WH-DOCTOR', event_type: 'BILLING.SUBSCRIPTION.CANCELLED', resource: {} }),
  });
  return response?.status === 401 ? [] : [`an unsigned event is answered with ${status(response)}`];
}

/** The site as the world sees it. */
export async function siteChecks({
  target: { siteUrl },
  code,
}: Pick<DoctorContext, 'target' | 'code'>): Promise<Finding[]> {
  const [headers, unknown, missing, catalogue, deployedCode, webhook] = await Promise.all([
    headerFaults(siteUrl),
    unknownFaults(siteUrl),
    missingFileFaults(siteUrl),
    catalogueFaults(siteUrl),
    codeFaults(siteUrl, code),
    webhookFaults(siteUrl),
  ]);
  return [
    ...judged('site: headers', 'pages have their policy and headers', headers, deploy),
    ...judged('site: unknown addresses', 'they answer 404', unknown, deploy),
    ...judged('site: missing files', 'browsers ask for them again', missing, deploy),
    ...judged('site: prices', 'the catalogue answers', catalogue, `${deploy}, then npm run provision`),
    ...judged('site: code', 'the functions run what is here', deployedCode, deploy),
    ...judged('site: webhook', 'it refuses what PayPal did not sign', webhook, deploy),
  ];
}
