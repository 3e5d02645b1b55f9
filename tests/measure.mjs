// npm run measure -- NAME: runs a measurement; further options are NAME's, as in `npm run measure -- bench --rounds 1`.
import { spawnSync } from 'node:child_process';
import { projectRoot, scriptPath } from './support/stages.mjs';

const stryker = (rules) => [
  '@stryker-mutator/core/stryker',
  'run',
  `tests/mutation/${rules}.stryker.config.ts`,
];

/** Scripts of installed packages, with their arguments. */
const measures = {
  size: ['tsx/tsx', 'tests/size/run.ts'],
  bench: ['tsx/tsx', 'tests/bench/run.ts'],
  load: ['tsx/tsx', 'tests/load/run.ts'],
  soak: ['tsx/tsx', 'tests/load/soak.ts'],
  burst: ['tsx/tsx', 'tests/load/burst.ts'],
  wait: ['tsx/tsx', 'tests/browsers/wait.ts'],
  adversary: ['tsx/tsx', 'tests/server/adversary/measure.ts'],
  coldstart: ['tsx/tsx', 'operations/coldstart.ts'],
  coverage: ['./tests/coverage.mjs'],
  figures: ['tsx/tsx', 'tests/mutation/figures.ts'],
  mutation: stryker('domain'),
  'mutation:services': stryker('services'),
};

const [name = '', ...options] = process.argv.slice(2);
if (!Object.hasOwn(measures, name)) {
  console.error(`npm run measure -- NAME. NAME is one of: ${Object.keys(measures).join(', ')}`);
  process.exit(2);
}
const [script, ...args] = measures[name];
const { status } = spawnSync(process.execPath, [scriptPath(script), ...args, ...options], {
  cwd: projectRoot,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
