// One stage of `npm test`, as a task of Turborepo.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countOutcomes, projectRoot, resultsFolder, scriptPath, stages } from './support/stages.mjs';
import { stepTable } from './support/stepTable.mjs';

/**
 * Milliseconds after which a command that neither finishes a test nor writes output counts as hanging and is killed with its
 * children. A slow command is never killed.
 */
const patience = 10 * 60_000;

const stage = stages.find(({ name }) => name === process.argv[2]);
if (!stage) throw new Error(`There is no stage ${process.argv[2]}`);

const interruption = new AbortController();
const started = Date.now();
mkdirSync(resultsFolder, { recursive: true });
writeFileSync(join(resultsFolder, `${stage.name}.started`), '');
const counts = await runStage(stage);
const seconds = (Date.now() - started) / 1000;
const { aborted } = interruption.signal;
if (!aborted) {
  const result = { ...counts, seconds, hash: process.env.TURBO_HASH };
  writeFileSync(join(resultsFolder, `${stage.name}.json`), JSON.stringify(result));
}
const ending = counts.failed === 0 ? 'passed' : 'FAILED';
console.log(`── ${stage.name} ${aborted ? 'was ended' : ending} in ${seconds.toFixed(1)} s\n`);
process.exitCode = aborted || counts.failed > 0 ? 1 : 0;

/**
 * @param {import('./support/stages.mjs').Stage} stage
 * @returns {Promise<import('./support/stages.mjs').Counts>}
 */
async function runStage({ name, commands, tests, groups }) {
  if (tests) {
    const outcomes = join(resultsFolder, `${name}.outcomes`);
    writeFileSync(outcomes, '');
    const clean = await runCommand(commands[0], outcomes);
    const ended = readFileSync(outcomes, 'utf8');
    if (groups) console.log(stepTable(ended, groups));
    return countOutcomes(ended, clean);
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
