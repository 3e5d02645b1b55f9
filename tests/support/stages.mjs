import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * @typedef {{ passed: number, failed: number, notRun: number }} Counts
 * @typedef {object} Stage
 * @property {string} name What to type after `node tests/run.mjs` to run it alone.
 * @property {string} kind What its tests are, for the table.
 * @property {string[]} folders Folders that must exist: a stage without its tests has not passed.
 * @property {string[][]} commands Scripts of the installed packages, with their arguments, in order.
 * @property {string} [report] Where a runner leaves its JSON report. A stage without one counts its commands.
 */

/** Every stage, the quickest first. @type {Stage[]} */
export const stages = [
  { name: 'types', kind: 'compiles', folders: [], commands: [['typescript/tsc', '--noEmit']] },
  { name: 'lint', kind: 'is clean', folders: [], commands: [['oxlint/oxlint']] },
  { name: 'format', kind: 'is formatted', folders: [], commands: [['oxfmt/oxfmt', '--check']] },
  vitest(
    'unit',
    'rules, words, house',
    ['tests/domain', 'tests/content', 'tests/theme', 'tests/adapters', 'tests/architecture'],
    ['unit'],
  ),
  vitest('server', 'server and sandbox', ['tests/server', 'tests/rules', 'tests/sandbox'], ['server']),
  vitest('harness', 'the picture test itself', ['tests/visual'], ['harness']),
  vitest('stories', 'stories and flows', ['stories', 'tests/funnel'], ['stories', 'funnel']),
  {
    name: 'build',
    kind: 'site, functions, catalogue',
    folders: [],
    commands: [
      ['vite/vite', 'build'],
      ['tsx/tsx', 'tests/size/run.ts'],
      ['./functions/build.mjs'],
      ['storybook/storybook', 'build', '--quiet', '--disable-telemetry', '--loglevel', 'warn'],
    ],
  },
  {
    name: 'visual',
    kind: 'pictures',
    folders: ['tests/visual/baselines'],
    commands: [['tsx/tsx', 'tests/visual/run.ts']],
    report: 'test-results/visual/result.json',
  },
  {
    name: 'chromatic',
    kind: 'ready for Chromatic',
    folders: [],
    commands: [['tsx/tsx', 'tests/visual/chromatic/check.ts']],
  },
  {
    name: 'pages',
    kind: 'public pages in a browser',
    folders: ['tests/prerender'],
    commands: [['@playwright/test/playwright', 'test', '--config', 'tests/prerender/playwright.config.ts']],
    report: 'test-results/pages.json',
  },
  {
    name: 'e2e',
    kind: 'end to end',
    folders: ['tests/e2e'],
    commands: [['@playwright/test/playwright', 'test', '--config', 'tests/e2e/playwright.config.ts']],
    report: 'test-results/e2e.json',
  },
];

/**
 * A stage that runs projects of vitest.config.ts.
 * @param {string} name
 * @param {string} kind
 * @param {string[]} folders
 * @param {string[]} projects
 * @returns {Stage}
 */
function vitest(name, kind, folders, projects) {
  const report = `test-results/${name}.json`;
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, kind, folders, commands: [['vitest/vitest', 'run', ...chosen, ...reporters]], report };
}

/**
 * Path of a script: `package/script` of an installed package, or `./file` of the project.
 * @param {string} script
 */
export function scriptPath(script) {
  if (script.startsWith('./')) return join(projectRoot, script);
  const slash = script.lastIndexOf('/');
  const folder = join(projectRoot, 'node_modules', script.slice(0, slash));
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[script.slice(slash + 1)]);
}

/**
 * Reads what a runner reported. A failure that no test owns, such as a crash, is counted as one.
 * @param {string} report
 * @param {boolean} clean Whether the runner ended with exit code 0.
 * @returns {Counts}
 */
export function readCounts(report, clean) {
  const file = join(projectRoot, report);
  const counts = existsSync(file) ? parseCounts(JSON.parse(readFileSync(file, 'utf8'))) : noTests;
  const nothingRan = counts.passed + counts.failed === 0;
  const unowned = counts.failed === 0 && (!clean || nothingRan);
  return unowned ? { ...counts, failed: 1 } : counts;
}

const noTests = { passed: 0, failed: 0, notRun: 0 };

/** @returns {Counts} */
function parseCounts(report) {
  if (report.stats) {
    // Playwright's. A flaky test has failed once, which is once too often.
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky, notRun: skipped };
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return { passed: numPassedTests, failed: numFailedTests, notRun: numPendingTests + numTodoTests };
}
