import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadEnv } from 'vite';
import { sitePolicies } from './project/hostingPolicies.ts';
import { deploymentFaults } from './settings/siteVariables.ts';

// `npm run build` makes what is deployed. Without its settings the site would have no API key and would send visitors to
// addresses that do not exist, and nobody would notice before they do.
const root = process.cwd();
const faults = deploymentFaults(
  loadEnv('production', root, 'VITE_'),
  sitePolicies(readFileSync(path.join(root, 'firebase.json'), 'utf8')),
);
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error('Nothing was built. `npm run setup` asks for all of it and writes .env.production.');
  process.exitCode = 1;
}
