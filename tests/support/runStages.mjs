import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { projectRoot, readCounts, scriptPath } from './stages.mjs';

/** A stage that takes longer than this hangs, and is ended with everything it started. In milliseconds. */
const patience = 12 * 60_000;

const environment = {
  ...process.env,
  // Children find this very Node, and the tools that only look on the path.
  PATH: [dirname(process.execPath), join(projectRoot, 'node_modules', '.bin'), process.env.PATH].join(
    delimiter,
  ),
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

/**
 * Runs the stages in order and stops at the first that fails, unless told to keep going.
 * @param {import('./stages.mjs').Stage[]} stages
 * @param {{ keepGoing: boolean }} options
 */
export async function runStages(stages, { keepGoing }) {
  const results = [];
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  for (const stage of stages) {
    console.log(`\n── ${stage.name}: ${stage.kind}`);
    const started = Date.now();
    const counts = await runStage(stage);
    const seconds = (Date.now() - started) / 1000;
    results.push({ stage, seconds, ...counts });
    console.log(`── ${stage.name} ${counts.failed === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
    if (interruption.signal.aborted || (counts.failed > 0 && !keepGoing)) break;
  }
  return results;
}

/** @returns {Promise<import('./stages.mjs').Counts>} */
async function runStage({ folders, commands, report }) {
  const missing = folders.filter((folder) => !existsSync(join(projectRoot, folder)));
  if (missing.length > 0) {
    console.error(`${missing.join(', ')} does not exist, so there is nothing to pass`);
    return { passed: 0, failed: missing.length, notRun: 0 };
  }
  if (report) {
    rmSync(join(projectRoot, report), { force: true });
    const clean = await runCommand(commands[0]);
    return readCounts(report, clean);
  }
  const counts = { passed: 0, failed: 0, notRun: 0 };
  for (const command of commands) counts[(await runCommand(command)) ? 'passed' : 'failed'] += 1;
  return counts;
}

/**
 * Runs one command in a process group of its own, so that whatever it started can be ended with it.
 * @param {string[]} command
 * @returns {Promise<boolean>} Whether it ended well.
 */
function runCommand([script, ...args]) {
  const child = spawn(process.execPath, [scriptPath(script), ...args], {
    cwd: projectRoot,
    env: environment,
    stdio: 'inherit',
    detached: process.platform !== 'win32',
  });
  const end = () => endGroup(child);
  const tooLong = setTimeout(() => {
    console.error(`${script} has run for ${patience / 60_000} minutes and is ended`);
    end();
  }, patience);
  process.on('SIGINT', end).on('SIGTERM', end);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${script} could not be started: ${error.message}`);
      resolve(false);
    });
    child.once('exit', (code) => resolve(code === 0));
  }).finally(() => {
    clearTimeout(tooLong);
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
