import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Where a stage leaves `<name>.started` when it begins and `<name>.json`, its result, which Turborepo keeps, when it ends. */
export const resultsFolder = join(projectRoot, 'test-results', 'stages');

/**
 * @typedef {{ passed: number, flaky: number, failed: number, notRun: number }} Counts `passed` includes `flaky`.
 * @typedef {Counts & { seconds: number }} Result
 * @typedef {object} Stage
 * @property {string} name The argument of `npm test` that runs it alone, and `stage:<name>` is its task in turbo.json.
 * @property {string} kind The kind of its tests, for the table.
 * @property {string[][]} commands Scripts of installed packages, with their arguments, in order.
 * @property {boolean} [tests] Whether its command runs tests, which `countTests.mjs` counts. Otherwise commands are counted.
 * @property {boolean} [alone] Whether it keeps both cores busy, so that no other runs beside it.
 */

/**
 * Every stage, in the order in which they begin where they can, so long ones come early. What each reads and waits for stands
 * in turbo.json.
 * @type {Stage[]}
 */
export const stages = [
  { name: 'types', kind: 'compiles', commands: [['typescript/tsc', '--noEmit']] },
  { name: 'lint', kind: 'is clean', commands: [['oxlint/oxlint']] },
  { name: 'format', kind: 'is formatted', commands: [['oxfmt/oxfmt', '--check']] },
  vitest('unit', 'rules, words, house', ['unit']),
  { name: 'site', kind: 'is built, and light', commands: [['tsx/tsx', 'tests/size/run.ts']] },
  { name: 'catalogue', kind: 'is built', commands: [['tsx/tsx', 'tests/support/buildCatalogue.ts']] },
  vitest('server', 'server', ['server', 'isolated']),
  vitest('stories', 'stories and flows', ['stories', 'funnel', 'spanish', 'everyStory']),
  vitest('operations', 'operations and sandbox', ['operations']),
  vitest('built', 'what was built', ['built']),
  vitest('official', 'on the official emulators', ['official']),
  {
    name: 'chromatic',
    kind: 'ready for Chromatic',
    commands: [['tsx/tsx', 'tests/visual/chromatic/check.ts']],
  },
  playwright('visual', 'pictures', 'tests/visual'),
  playwright('pages', 'public pages in a browser', 'tests/prerender'),
  playwright('e2e', 'end to end', 'tests/e2e'),
  {
    // Each journey by its name, with its engine and its seconds.
    ...vitest('browsers', 'Chromium, Firefox, WebKit', ['browsers'], 'verbose'),
    alone: true,
  },
];

/**
 * A stage that runs projects of vitest.config.ts.
 * @param {string} name
 * @param {string} kind
 * @param {string[]} projects
 * @param {string} [reporter]
 * @returns {Stage}
 */
function vitest(name, kind, projects, reporter = 'default') {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = [`--reporter=${reporter}`, '--reporter=./tests/support/countTests.mjs'];
  return { name, kind, commands: [['vitest/vitest', 'run', ...chosen, ...reporters]], tests: true };
}

/**
 * A stage that runs Playwright on both cores.
 * @param {string} name
 * @param {string} kind
 * @param {string} folder
 * @returns {Stage}
 */
function playwright(name, kind, folder) {
  const command = ['@playwright/test/playwright', 'test', '--config', `${folder}/playwright.config.ts`];
  return { name, kind, commands: [command], tests: true, alone: true };
}

/**
 * The result of a stage in this run or in the kept one; undefined if it has not ended.
 * @param {string} name
 * @returns {Result | undefined}
 */
export function resultOf(name) {
  const file = join(resultsFolder, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Whether a stage has ended in this run, or in the kept one, with a failure. */
export const hasFailed = (name) => (resultOf(name)?.failed ?? 0) > 0;

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
 * What is not a file of the project but decides which tests can run: the system and its programs. The folders of programs change
 * when one is installed or removed.
 */
export function machine() {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/var/lib/dpkg/status'];
  return [process.platform, process.arch, ...places.map(changeOf)].join();
}

function changeOf(place) {
  try {
    return statSync(place).mtimeMs;
  } catch {
    // A folder of PATH may be missing, or belong to the user who started this user's shell.
    return 0;
  }
}

/** Path of Turborepo's script. */
export const turboPath = () => scriptPath('turbo/turbo');

/**
 * What Turborepo would run for these stages now and what each needs: with the hash under which it would keep a result, and the files
 * that the hash depends on.
 * @param {string[]} names
 * @returns {{ task: string, hash: string, inputs: Record<string, string> }[]}
 */
export function planOf(names) {
  const plan = execFileSync(
    process.execPath,
    [turboPath(), 'run', ...names.map((name) => `stage:${name}`), '--single-package', '--dry=json'],
    {
      cwd: projectRoot,
      encoding: 'utf8',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
      // It names every file of the project for each stage.
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  return JSON.parse(plan).tasks;
}

/**
 * Counts the tests whose outcomes `countTests.mjs` wrote. A failure outside a test, such as a crash, counts as one, and so
 * does a stage in which no test finished.
 * @param {string} outcomes
 * @param {boolean} clean Whether the runner exited with code 0.
 * @returns {Counts}
 */
export function countOutcomes(outcomes, clean) {
  const counts = { passed: 0, flaky: 0, failed: 0, notRun: 0 };
  for (const outcome of outcomes.split('\n').filter(Boolean)) {
    counts[outcome] += 1;
    if (outcome === 'flaky') counts.passed += 1;
  }
  const nothingRan = counts.passed + counts.failed + counts.notRun === 0;
  return counts.failed === 0 && (!clean || nothingRan) ? { ...counts, failed: 1 } : counts;
}
