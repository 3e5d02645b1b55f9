// Plain JavaScript: on a fresh clone it runs with any Node, before anything is installed.
import { realpathSync } from 'node:fs';
import { ensureInstalled, pinnedNode, runPinned } from '../sandbox/bootstrap.mjs';
import { readWords } from '../sandbox/words.mjs';
import { runStages } from './support/runStages.mjs';
import { stages } from './support/stages.mjs';

const known = stages.map(({ name }) => name);
const {
  values: { 'keep-going': keepGoing = false },
  positionals: names,
} = readWords(
  `Usage: npm test -- [options] [stages...]

Installs what is missing and runs every check, or only these: ${known.join(', ')}.

Options:
  --keep-going  goes on after a failure
  -h, --help    shows this, and does nothing`,
  { 'keep-going': { type: 'boolean' } },
  known,
);

await ensureInstalled({ withTools: true });
process.exitCode =
  realpathSync(process.execPath) === realpathSync(pinnedNode())
    ? await run()
    : await runPinned([import.meta.filename, ...process.argv.slice(2)]);

/** @returns {Promise<number>} The exit code. */
async function run() {
  const chosen = stages.filter(({ name }) => names.length === 0 || names.includes(name));
  const started = Date.now();
  const results = await runStages(chosen, { keepGoing });
  const skipped = chosen.filter((stage) => !results.some((result) => result.stage === stage));
  console.log(table(results, skipped));
  console.log(
    `\n${((Date.now() - started) / 1000).toFixed(1)} s in all, two stages side by side where they can`,
  );
  const passed = total(results, 'passed');
  const failed = total(results, 'failed');
  const flaky = total(results, 'flaky');
  const notRun = total(results, 'notRun');
  if (flaky > 0) console.log(`\nFLAKY: ${flaky}. Each passed only when it was run again, which is a defect.`);
  if (notRun > 0) console.log(`\nNOT RUN: ${notRun}. What was said above tells why.`);
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function table(results, skipped) {
  const row = (cells) =>
    cells.map((cell, at) => (at < 2 ? String(cell).padEnd(at ? 27 : 10) : String(cell).padStart(8))).join('');
  return [
    row(['stage', '', 'passed', 'flaky', 'failed', 'not run', 'seconds']),
    ...results.map(({ stage, passed, flaky, failed, notRun, seconds }) =>
      row([stage.name, stage.kind, passed, flaky, failed, notRun, seconds.toFixed(1)]),
    ),
    ...skipped.map(({ name, kind }) => row([name, kind, 'not reached'])),
  ].join('\n');
}

function total(results, what) {
  return results.reduce((sum, result) => sum + result[what], 0);
}
