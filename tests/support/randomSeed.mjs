import { spawnSync } from 'node:child_process';

/**
 * The seed of all random inputs: `RANDOM_SEED`, or else a number from the hash of the committed files, so that whoever tests
 * the same files tries the same inputs, and other files bring fresh ones. Without git it is always the same.
 * @returns {number}
 */
export function randomSeed() {
  const given = process.env['RANDOM_SEED'];
  if (given !== undefined) return Number(given);
  const { error, stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  const hash = error ? undefined : /^[\da-f]{7}/u.exec(stdout)?.[0];
  return hash === undefined ? 1 : parseInt(hash, 16);
}
