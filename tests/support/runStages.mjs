import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { schedule } from './schedule.mjs';
import { countOutcomes, projectRoot, scriptPath } from './stages.mjs';
import { stepTable } from './stepTable.mjs';

/**
 * Milliseconds after which a command that neither finishes a test nor writes output counts as hanging and is killed with its
 * children. A slow command is never killed.
 */
const patience = 10 * 60_000;

const environment = {
  ...process.env,
  // Children use this same Node, and so do tools that only search PATH.
  PATH: [dirname(process.execPath), join(projectRoot, 'node_modules', '.bin'), process.env.PATH].join(
    delimiter,
  ),
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
};

/** @typedef {{ stage: import('./stages.mjs').Stage, seconds: number } & import('./stages.mjs').Counts} Result */

/**
 * Runs the stages, two in parallel if each keeps only one core busy, and starts no more after the first failure unless
 * `keepGoing` is set. A stage's output is printed when it ends; a stage that runs alone prints while it runs.
 * @param {import('./stages.mjs').Stage[]} stages
 * @param {{ keepGoing: boolean }} options
 * @returns {Promise<Result[]>}
 */
export async function runStages(stages, { keepGoing }) {
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const live = stages.length === 1;
  return schedule(
    stages,
    async (stage) => {
      console.log(`── ${stage.name} (${stage.kind}) started`);
      const started = Date.now();
      const output = [];
      const counts = await runStage(stage, live ? undefined : output);
      const seconds = (Date.now() - started) / 1000;
      process.stdout.write(Buffer.concat(output));
      console.log(
        `── ${stage.name} ${counts.failed === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s\n`,
      );
      return { stage, seconds, ...counts };
    },
    ({ failed }) => !interruption.signal.aborted && (failed === 0 || keepGoing),
  );
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {Buffer[] | undefined} output Collects its commands' output; without it they write to the terminal.
 * @returns {Promise<import('./stages.mjs').Counts>}
 */
async function runStage({ name, folders, commands, tests, groups }, output) {
  const missing = folders.filter((folder) => !existsSync(join(projectRoot, folder)));
  if (missing.length > 0) {
    console.error(`${missing.join(', ')} does not exist, so there is nothing to pass`);
    return { passed: 0, flaky: 0, failed: missing.length, notRun: 0 };
  }
  if (tests) {
    const outcomes = join(projectRoot, 'test-results', `${name}.outcomes`);
    mkdirSync(dirname(outcomes), { recursive: true });
    writeFileSync(outcomes, '');
    const clean = await runCommand(commands[0], output, outcomes);
    const ended = readFileSync(outcomes, 'utf8');
    if (groups) {
      const table = `${stepTable(ended, groups)}\n`;
      if (output) output.push(Buffer.from(table));
      else process.stdout.write(table);
    }
    return countOutcomes(ended, clean);
  }
  const counts = { passed: 0, flaky: 0, failed: 0, notRun: 0 };
  for (const command of commands) counts[(await runCommand(command, output)) ? 'passed' : 'failed'] += 1;
  return counts;
}

/**
 * Runs one command in its own process group, so that its children can be killed with it.
 * @param {string[]} command
 * @param {Buffer[] | undefined} output
 * @param {string} [outcomes] The file that receives each test's outcome.
 * @returns {Promise<boolean>} Whether it succeeded.
 */
function runCommand([script, ...args], output, outcomes) {
  const child = spawn(process.execPath, [scriptPath(script), ...args], {
    cwd: projectRoot,
    env: { ...environment, ...(outcomes && { TEST_COUNTS: outcomes }) },
    stdio: output ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    detached: process.platform !== 'win32',
  });
  const end = () => endGroup(child);
  const silence = setTimeout(() => {
    console.error(
      `${script} has ended no test and written nothing for ${patience / 60_000} minutes and is ended`,
    );
    end();
  }, patience);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output.push(chunk);
      silence.refresh();
    });
  }
  const watcher = outcomes ? watch(outcomes, () => silence.refresh()) : undefined;
  process.on('SIGINT', end).on('SIGTERM', end);
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
    process.off('SIGINT', end).off('SIGTERM', end);
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
