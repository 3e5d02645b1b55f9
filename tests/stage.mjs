// One stage of `npm test`, as a task of Turborepo.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  countOutcomes,
  hasFailed,
  planOf,
  projectRoot,
  resultsFolder,
  scriptPath,
  stages,
} from './support/stages.mjs';

/**
 * Milliseconds after which a command that neither finishes a test nor writes output counts as hanging and is killed with its
 * children. A slow command is never killed.
 */
const patience = 10 * 60_000;

const stage = stages.find(({ name }) => name === process.argv[2]);
if (!stage) throw new Error(`There is no stage ${process.argv[2]}`);

// After a failure, no other stage begins unless all are asked for.
if (!process.env.TEST_KEEP_GOING && stages.some(({ name }) => hasFailed(name))) process.exit(1);

const interruption = new AbortController();
const started = Date.now();
mkdirSync(resultsFolder, { recursive: true });
writeFileSync(join(resultsFolder, `${stage.name}.started`), '');
const counts = await runStage(stage);
const seconds = (Date.now() - started) / 1000;
const doubt = doubtAbout(counts);
const { aborted } = interruption.signal;
if (!aborted)
  writeFileSync(join(resultsFolder, `${stage.name}.json`), JSON.stringify({ ...counts, seconds }));
const ending = counts.failed === 0 ? 'passed' : 'FAILED';
console.log(`── ${stage.name} ${aborted ? 'was ended' : ending} in ${seconds.toFixed(1)} s`);
if (doubt !== '') console.log(`   It will run again, because ${doubt}.`);
// Turborepo keeps the result of a task that exits with 0.
process.exitCode = doubt === '' ? 0 : 1;

/**
 * Why a result must not be kept for the next run, in words; empty if it may be. A test that passed only when it was repeated is a
 * defect, which must be seen again.
 */
function doubtAbout({ failed, flaky }) {
  if (interruption.signal.aborted) return 'it was ended';
  if (failed > 0) return 'it failed';
  if (flaky > 0) return 'a test passed only when it was repeated';
  const { TURBO_HASH: before } = process.env;
  return before === undefined || before === keyOfNow() ? '' : 'its files changed meanwhile';
}

/** The name under which Turborepo would keep the result of this stage with the files of now. */
function keyOfNow() {
  return planOf([stage.name]).find(({ task }) => task === `stage:${stage.name}`).hash;
}

/**
 * @param {import('./support/stages.mjs').Stage} stage
 * @returns {Promise<import('./support/stages.mjs').Counts>}
 */
async function runStage({ name, commands, tests }) {
  if (tests) {
    const outcomes = join(resultsFolder, `${name}.outcomes`);
    writeFileSync(outcomes, '');
    const clean = await runCommand(commands[0], outcomes);
    return countOutcomes(readFileSync(outcomes, 'utf8'), clean);
  }
  const counts = { passed: 0, flaky: 0, failed: 0, notRun: 0 };
  for (const command of commands) {
    if (!interruption.signal.aborted) counts[(await runCommand(command)) ? 'passed' : 'failed'] += 1;
  }
  return counts;
}

/**
 * Runs one command in its own process group, so that its children can be killed with it.
 * @param {string[]} command
 * @param {string} [outcomes] The file that receives each test's outcome.
 * @returns {Promise<boolean>} Whether it succeeded.
 */
function runCommand([script, ...args], outcomes) {
  const child = spawn(process.execPath, [scriptPath(script), ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...(outcomes && { TEST_COUNTS: outcomes }) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  const end = () => endGroup(child);
  const interrupt = () => {
    interruption.abort();
    end();
  };
  const silence = setTimeout(() => {
    console.error(
      `${script} has ended no test and written nothing for ${patience / 60_000} minutes and is ended`,
    );
    end();
  }, patience);
  child.stdout.on('data', () => silence.refresh()).pipe(process.stdout, { end: false });
  child.stderr.on('data', () => silence.refresh()).pipe(process.stderr, { end: false });
  const watcher = outcomes ? watch(outcomes, () => silence.refresh()) : undefined;
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${script} could not be started: ${error.message}`);
      resolve(false);
    });
    // A process left behind would keep the output pipes open.
    child.once('exit', end);
    child.once('close', (code) => resolve(code === 0));
  }).finally(() => {
    clearTimeout(silence);
    watcher?.close();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function endGroup(child) {
  if (child.pid === undefined) return;
  if (process.platform === 'win32') {
    child.kill();
    return;
  }
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
