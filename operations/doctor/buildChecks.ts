import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { sitePolicies } from '../project/hostingPolicies.ts';
import { deploymentFaults } from '../settings/siteVariables.ts';
import { judged, notLookedAt, type Finding } from './finding.ts';
import type { DoctorContext } from './world.ts';

const inlineScript = /<script>(?<code>[\s\S]*?)<\/script>/gu;

/** The scripts that stand in a page and that no policy of the site lets run. */
function refusedScripts(html: string, policies: readonly string[]): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(({ groups }) =>
    createHash('sha256')
      .update(groups?.['code'] ?? '')
      .digest('base64'),
  );
  return hashes.filter((hash) => !policies.every((policy) => policy.includes(`'sha256-${hash}'`)));
}

/** Settings of the site and its policy, as they are in the project's folder. */
export function buildChecks({ root }: DoctorContext): Finding[] {
  const text = (file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
  const policies = sitePolicies(text('firebase.json'));
  const settings = judged(
    'build: settings',
    'every address and the API key are set',
    deploymentFaults(parseEnv(text('.env.production')), policies),
    'npm run setup, then deploy',
  );
  const page = text('dist/index.html');
  if (page === '') {
    return [...settings, notLookedAt('build: policy', 'the site is not built here', 'npm run build')];
  }
  const refused = refusedScripts(page, policies).map(
    (hash) => `no policy lets the page's script ${hash} run`,
  );
  const cure = 'commit the firebase.json that `npm run build` wrote, then deploy';
  return [...settings, ...judged('build: policy', 'it lets the page’s own script run', refused, cure)];
}
