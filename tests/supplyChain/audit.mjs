// npm run audit:shipped: known weaknesses of what ships. Ends with 1 for one that is high or critical; says so and ends
// with 0 when the registry cannot be asked, or with 1 too where AUDIT_MUST_ANSWER is set, as a release does.
import { spawnSync } from 'node:child_process';
import { projectRoot } from '../support/stages.mjs';

const { stdout } = spawnSync(
  'npm',
  ['audit', '--omit=dev', '--json', '--workspaces', '--include-workspace-root'],
  {
    cwd: projectRoot,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: 60_000,
  },
);

/** @returns {{ vulnerabilities?: Record<string, { severity: string }> }} */
function parsed() {
  try {
    return JSON.parse(stdout);
  } catch {
    return {};
  }
}

const { vulnerabilities } = parsed();
if (vulnerabilities === undefined) {
  console.warn('NOT AUDITED: the registry gave no answer about known weaknesses of what ships.');
  process.exitCode = process.env['AUDIT_MUST_ANSWER'] ? 1 : 0;
} else {
  const grave = Object.entries(vulnerabilities).filter(([, { severity }]) => /high|critical/u.test(severity));
  for (const [name, { severity }] of Object.entries(vulnerabilities)) console.log(`${severity}: ${name}`);
  console.log(
    `${Object.keys(vulnerabilities).length} known weaknesses in what ships, ${grave.length} of them grave`,
  );
  process.exitCode = grave.length > 0 ? 1 : 0;
}
