// Plain JavaScript: on a fresh clone it runs with any Node, before anything is installed.
import { spawn } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  watch,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ensureInstalled, pinnedNode, runPinned } from '../sandbox/bootstrap.mjs';
import { readWords } from '../sandbox/words.mjs';
import { projectRoot, resultsFolder, stages, turboPath } from './support/stages.mjs';

const { tasks, cacheDir } = JSON.parse(readFileSync(join(projectRoot, 'turbo.json'), 'utf8'));
const cache = join(projectRoot, cacheDir);
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

await ensureInstalled({ withTools: true });
process.exitCode =
  realpathSync(process.execPath) === realpathSync(pinnedNode())
    ? await run()
    : await runPinned([import.meta.filename, ...process.argv.slice(2)]);

/** @returns {Promise<number>} The exit code. */
async function run() {
  const needs = (name) => tasks[`stage:${name}`].dependsOn?.map((task) => task.replace('stage:', '')) ?? [];
  const asked = names.length === 0 ? known : names;
  const chosen = stages.filter(
    ({ name }) => asked.includes(name) || asked.some((other) => needs(other).includes(name)),
  );
  const started = Date.now();
  // A run that was ended by force could not judge what it had kept.
  for (const name of known) if (has(name, 'started') && has(name, 'json')) forget(resultOf(name).hash);
  if (force) (await keysOf(chosen)).forEach((hash) => forget(hash));
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
      if (announced.has(name) || !has(name, 'started')) continue;
      announced.add(name);
      console.log(`── ${name} (${kind}) started`);
    }
  });
  const failed = (name) => has(name, 'started') && resultOf(name).failed > 0;
  let clean = true;
  for (const alone of [false, true]) {
    const now = chosen.filter(
      (stage) =>
        Boolean(stage.alone) === alone && asked.includes(stage.name) && !needs(stage.name).some(failed),
    );
    if (now.length > 0 && (clean || keepGoing)) clean = (await turbo(now, alone)) && clean;
  }
  watcher.close();
  const passed = report(chosen, (Date.now() - started) / 1000);
  await forgetDoubtful(chosen.filter(({ name }) => has(name, 'started') && has(name, 'json')));
  for (const { name } of chosen) rmSync(join(resultsFolder, `${name}.started`), { force: true });
  return passed && clean ? 0 : 1;
}

/**
 * Runs stages side by side, or one after the other if each keeps both cores busy. The output of two that run side by side is
 * shown when each ends.
 * @returns {Promise<boolean>} Whether all passed.
 */
function turbo(chosen, alone) {
  const tasks = chosen.map(({ name }) => `stage:${name}`);
  const isLive = alone || chosen.length === 1;
  const flags = [
    // Without this, the packages of workspaces would not belong to the files of a stage.
    '--single-package',
    '--cache=local:rw',
    '--output-logs=new-only',
    '--log-prefix=none',
    `--log-order=${isLive ? 'stream' : 'grouped'}`,
    `--concurrency=${alone ? 1 : 2}`,
    `--continue=${keepGoing ? 'dependencies-successful' : 'never'}`,
  ];
  const child = startTurbo([...tasks, ...flags], 'inherit');
  const end = () => {
    // The process of Turborepo is a child of its script.
    if (process.platform === 'win32' || child.pid === undefined) child.kill();
    else process.kill(-child.pid, 'SIGINT');
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  }).finally(() => process.off('SIGINT', end).off('SIGTERM', end));
}

/** @returns {Promise<Map<string, string>>} The names under which results of stages with the files of now are kept. */
async function keysOf(chosen) {
  const child = startTurbo(
    [...chosen.map(({ name }) => `stage:${name}`), '--single-package', '--dry=json'],
    ['ignore', 'pipe', 'ignore'],
  );
  const { tasks } = JSON.parse(await text(child.stdout));
  return new Map(tasks.map(({ task, hash }) => [task.replace('stage:', ''), hash]));
}

function startTurbo(args, stdio) {
  return spawn(process.execPath, [turboPath(), 'run', ...args], {
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
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
    stdio,
    detached: process.platform !== 'win32',
  });
}

/**
 * What is not a file of the project but decides which tests can run: the system and its programs. The folders of programs change
 * when one is installed or removed.
 */
function machine() {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/var/lib/dpkg/status'];
  const changes = places.map((place) => statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return [process.platform, process.arch, ...changes].join();
}

/**
 * Forgets a result with a test that passed only when it was repeated, which is a defect that must be seen again, and a result of
 * files that changed while their tests ran.
 */
async function forgetDoubtful(ran) {
  const keys = ran.length > 0 ? await keysOf(ran) : new Map();
  for (const { name } of ran) {
    const { flaky, failed, hash } = resultOf(name);
    const isChanged = keys.get(name) !== hash;
    if (isChanged && failed === 0) console.log(`\nFiles of ${name} changed while it ran: it will run again.`);
    if (isChanged || flaky > 0) forget(hash);
  }
}

/** Removes the result that Turborepo keeps under this name. */
function forget(hash) {
  for (const file of globSync(`${hash}*`, { cwd: cache })) rmSync(join(cache, file));
}

function has(name, what) {
  return existsSync(join(resultsFolder, `${name}.${what}`));
}

function resultOf(name) {
  return has(name, 'json')
    ? JSON.parse(readFileSync(join(resultsFolder, `${name}.json`), 'utf8'))
    : { passed: 0, flaky: 0, failed: 0, notRun: 0, seconds: 0 };
}

/** @returns {boolean} Whether nothing failed, and every stage came to its end. */
function report(chosen, seconds) {
  const row = (cells) =>
    cells.map((cell, at) => (at < 2 ? String(cell).padEnd(at ? 27 : 10) : String(cell).padStart(8))).join('');
  const rows = chosen.map(({ name, kind }) => {
    if (!has(name, 'json')) return row([name, kind, has(name, 'started') ? 'was ended' : 'not reached']);
    const { passed, flaky, failed, notRun, seconds: own } = resultOf(name);
    return row([name, kind, passed, flaky, failed, notRun, has(name, 'started') ? own.toFixed(1) : 'cached']);
  });
  console.log([row(['stage', '', 'passed', 'flaky', 'failed', 'not run', 'seconds']), ...rows].join('\n'));
  console.log(`\n${seconds.toFixed(1)} s in all, two stages side by side where they can`);
  const total = (what) => chosen.reduce((sum, { name }) => sum + resultOf(name)[what], 0);
  const [passed, flaky, failed, notRun] = ['passed', 'flaky', 'failed', 'notRun'].map(total);
  if (flaky > 0) console.log(`\nFLAKY: ${flaky}. Each passed only when it was run again, which is a defect.`);
  if (notRun > 0) console.log(`\nNOT RUN: ${notRun}. What was said above tells why.`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && chosen.every(({ name }) => has(name, 'json'));
}
