// npm run audit:shipped: known vulnerabilities of shipped packages, from the lock files of the site and the functions.
// Exits with 1 for a high or critical one, and with 3 if the registry did not respond, which does not mean none.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../support/stages.mjs';

/**
 * The registry's advisories for the packages in a folder's lock file; undefined if it did not respond. Both files are
 * checked in a copy, because npm treats the functions as part of the surrounding project with its own lock file.
 * @param {string} folder
 * @returns {Record<string, { severity: string }> | undefined}
 */
function weaknessesIn(folder) {
  const alone = mkdtempSync(join(tmpdir(), 'curbwise-audit-'));
  try {
    for (const file of ['package.json', 'package-lock.json'])
      copyFileSync(join(projectRoot, folder, file), join(alone, file));
    const words = ['audit', '--omit=dev', '--json', '--package-lock-only', '--workspaces=false'];
    const { stdout } = spawnSync('npm', words, {
      cwd: alone,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      timeout: 120_000,
    });
    return JSON.parse(stdout).vulnerabilities;
  } catch {
    return undefined;
  } finally {
    rmSync(alone, { recursive: true });
  }
}

let exitCode = 0;
for (const [name, folder] of [
  ['the site', ''],
  ['the functions', 'functions'],
]) {
  const found = weaknessesIn(folder);
  if (found === undefined) {
    console.error(`NOT AUDITED: the registry gave no answer about known weaknesses of ${name}.`);
    exitCode ||= 3;
    continue;
  }
  const grave = Object.values(found).filter(({ severity }) => /high|critical/u.test(severity));
  for (const [weak, { severity }] of Object.entries(found)) console.log(`${severity}: ${weak}`);
  console.log(
    `${Object.keys(found).length} known weaknesses in what ships of ${name}, ${grave.length} of them grave`,
  );
  if (grave.length > 0) exitCode = 1;
}
process.exitCode = exitCode;
