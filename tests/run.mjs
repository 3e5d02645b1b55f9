// Plain JavaScript: on a fresh clone it runs with any Node, before anything is installed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, watch } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { pinnedNode, runPinned } from '../sandbox/bootstrap.mjs';
import { readWords } from '../sandbox/words.mjs';
import {
  hasFailed,
  machine,
  projectRoot,
  resultOf,
  resultsFolder,
  stages,
  turboPath,
} from './support/stages.mjs';

const { tasks } = JSON.parse(readFileSync(join(projectRoot, 'turbo.json'), 'utf8'));
const known = stages.map(({ name }) => name);
const {
  values: { force = false, 'keep-going': keepGoing = false },
  positionals: names,
} = readWords(
  `Usage: npm test -- [options] [stages...]

Installs what is missing and runs every check, or only these: ${known.join(', ')}.
What passed with the same files before is not run again.

Options:
  --force       runs also what passed before
  --keep-going  goes on after a failure
  -h, --help    shows this, and does nothing`,
  { force: { type: 'boolean' }, 'keep-going': { type: 'boolean' } },
  known,
);

await import('./tools.mjs');
// Otherwise it has said why they could not be installed.
if (process.exitCode === undefined) {
  process.exitCode =
    realpathSync(process.execPath) === realpathSync(pinnedNode())
      ? await run()
      : await runPinned(['tests/run.mjs', ...process.argv.slice(2)]);
}

/** @returns {Promise<number>} The exit code. */
async function run() {
  const needs = (name) => tasks[`stage:${name}`].dependsOn?.map((task) => task.replace('stage:', '')) ?? [];
  const asked = names.length === 0 ? known : names;
  const chosen = stages.filter(
    ({ name }) => asked.includes(name) || asked.some((other) => needs(other).includes(name)),
  );
  const started = Date.now();
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder, { recursive: true });
  for (const { name } of chosen) {
    // Turborepo adds the kept files of a build to those that are there.
    const folders = tasks[`stage:${name}`].outputs.filter((output) => output.endsWith('/**'));
    for (const folder of folders)
      rmSync(join(projectRoot, dirname(folder)), { recursive: true, force: true });
  }
  const announced = new Set();
  const watcher = watch(resultsFolder, () => {
    for (const { name, kind } of chosen) {
      if (announced.has(name) || !hasStarted(name)) continue;
      announced.add(name);
      console.log(`── ${name} (${kind}) started`);
    }
  });
  for (const alone of [false, true]) {
    const now = chosen.filter(
      ({ name, alone: own = false }) => own === alone && asked.includes(name) && !needs(name).some(hasFailed),
    );
    const begins = now.length > 0 && (keepGoing || !known.some(hasFailed));
    if (begins && !(await turbo(now, alone))) break;
  }
  watcher.close();
  return report(chosen, (Date.now() - started) / 1000) ? 0 : 1;
}

/**
 * Runs stages side by side, or one after the other if each keeps both cores busy, and resolves when all have ended. The output of
 * two that run side by side is shown when each ends.
 * @returns {Promise<boolean>} Whether they came to their end; false after a signal, such as that of Ctrl+C.
 */
async function turbo(chosen, alone) {
  const isLive = alone || chosen.length === 1;
  const flags = [
    // Without this, the packages of workspaces would not belong to the files of a stage.
    '--single-package',
    `--cache=local:${force ? '' : 'r'}w`,
    '--output-logs=new-only',
    '--log-prefix=none',
    `--log-order=${isLive ? 'stream' : 'grouped'}`,
    `--concurrency=${alone ? 1 : 2}`,
    // A stage itself looks whether another has failed (stage.mjs).
    '--continue=dependencies-successful',
  ];
  const child = spawn(
    process.execPath,
    [turboPath(), 'run', ...chosen.map(({ name }) => `stage:${name}`), ...flags],
    {
      cwd: projectRoot,
      env: {
        ...process.env,
        // Children use this same Node, and so do tools that only search PATH.
        PATH: [dirname(process.execPath), join(projectRoot, 'node_modules', '.bin'), process.env.PATH].join(
          delimiter,
        ),
        TEST_MACHINE: machine(),
        TURBO_TELEMETRY_DISABLED: '1',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        ...(keepGoing && { TEST_KEEP_GOING: '1' }),
        ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      },
      stdio: 'inherit',
      detached: process.platform !== 'win32',
    },
  );
  let cameToEnd = true;
  const end = () => {
    cameToEnd = false;
    // The process of Turborepo is a child of its script.
    if (process.platform === 'win32' || child.pid === undefined) child.kill();
    else process.kill(-child.pid, 'SIGINT');
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  await once(child, 'exit').finally(() => process.off('SIGINT', end).off('SIGTERM', end));
  return cameToEnd;
}

/** Whether a stage has begun in this run: a kept one has not. */
function hasStarted(name) {
  return existsSync(join(resultsFolder, `${name}.started`));
}

/** @returns {boolean} Whether nothing failed, and every stage came to its end. */
function report(chosen, seconds) {
  const row = (cells) =>
    cells.map((cell, at) => (at < 2 ? String(cell).padEnd(at ? 27 : 12) : String(cell).padStart(8))).join('');
  const rows = chosen.map(({ name, kind }) => {
    const result = resultOf(name);
    if (!result) return row([name, kind, hasStarted(name) ? 'was ended' : 'not reached']);
    const { passed, flaky, failed, notRun, seconds: own } = result;
    return row([name, kind, passed, flaky, failed, notRun, hasStarted(name) ? own.toFixed(1) : 'cached']);
  });
  console.log([row(['stage', '', 'passed', 'flaky', 'failed', 'not run', 'seconds']), ...rows].join('\n'));
  console.log(`\n${seconds.toFixed(1)} s in all, two stages side by side where they can`);
  const total = (what) => chosen.reduce((sum, { name }) => sum + (resultOf(name)?.[what] ?? 0), 0);
  const [passed, flaky, failed, notRun] = ['passed', 'flaky', 'failed', 'notRun'].map(total);
  if (flaky > 0) console.log(`\nFLAKY: ${flaky}. Each passed only when it was run again, which is a defect.`);
  if (notRun > 0) console.log(`\nNOT RUN: ${notRun}. What was said above tells why.`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && chosen.every(({ name }) => resultOf(name));
}
