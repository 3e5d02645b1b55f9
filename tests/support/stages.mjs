import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * @typedef {{ passed: number, flaky: number, failed: number, notRun: number }} Counts `passed` includes `flaky`.
 * @typedef {object} Stage
 * @property {string} name The argument of `node tests/run.mjs` that runs it alone.
 * @property {string} kind The kind of its tests, for the table.
 * @property {string[]} folders Folders that must exist: a stage without its tests does not pass.
 * @property {string[][]} commands Scripts of installed packages, with their arguments, in order.
 * @property {boolean} [tests] Whether its command runs tests, which `countTests.mjs` counts. Otherwise commands are counted.
 * @property {string[]} [groups] Groups of its tests whose outcomes are shown side by side at the end.
 * @property {number} cores Number of cores it keeps busy, 1 or 2.
 * @property {string[]} [after] Stages that must end first if they run, because this one reads their build.
 */

/**
 * Every stage. Two that keep one core busy each run in parallel, so long ones come early.
 * @type {Stage[]}
 */
export const stages = [
  { name: 'types', kind: 'compiles', folders: [], cores: 1, commands: [['typescript/tsc', '--noEmit']] },
  { name: 'lint', kind: 'is clean', folders: [], cores: 1, commands: [['oxlint/oxlint']] },
  { name: 'format', kind: 'is formatted', folders: [], cores: 1, commands: [['oxfmt/oxfmt', '--check']] },
  vitest(
    'unit',
    'rules, words, house',
    ['tests/domain', 'tests/content', 'tests/theme', 'tests/adapters', 'tests/loading', 'tests/architecture'],
    ['unit'],
  ),
  {
    name: 'build',
    kind: 'site, functions, catalogue',
    folders: [],
    cores: 1,
    commands: [
      ['tsx/tsx', 'tests/size/run.ts'],
      ['./operations/functions/build.mjs'],
      ['tsx/tsx', 'tests/support/buildCatalogue.ts'],
    ],
  },
  vitest(
    'stories',
    'stories and flows',
    ['stories', 'tests/funnel', 'tests/spanish', 'tests/everyStory'],
    ['stories', 'funnel', 'spanish', 'everyStory'],
  ),
  {
    ...vitest(
      'server',
      'server and sandbox',
      ['tests/server', 'tests/rules', 'tests/sandbox', 'tests/operations'],
      ['server', 'isolated'],
    ),
    after: ['build'],
  },
  vitest('official', 'on the official emulators', ['tests/official'], ['official']),
  {
    name: 'chromatic',
    kind: 'ready for Chromatic',
    folders: [],
    cores: 1,
    after: ['build'],
    commands: [['tsx/tsx', 'tests/visual/chromatic/check.ts']],
  },
  {
    name: 'visual',
    kind: 'pictures',
    folders: ['tests/visual/baselines'],
    cores: 2,
    after: ['build'],
    commands: [['@playwright/test/playwright', 'test', '--config', 'tests/visual/playwright.config.ts']],
    tests: true,
  },
  {
    name: 'pages',
    kind: 'public pages in a browser',
    folders: ['tests/prerender'],
    cores: 2,
    after: ['build'],
    commands: [['@playwright/test/playwright', 'test', '--config', 'tests/prerender/playwright.config.ts']],
    tests: true,
  },
  {
    name: 'e2e',
    kind: 'end to end',
    folders: ['tests/e2e'],
    cores: 2,
    commands: [['@playwright/test/playwright', 'test', '--config', 'tests/e2e/playwright.config.ts']],
    tests: true,
  },
  {
    ...vitest('browsers', 'Chromium, Firefox, WebKit', ['tests/browsers'], ['browsers']),
    groups: ['chromium', 'firefox', 'webkit'],
    cores: 2,
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
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=./tests/support/countTests.mjs'];
  return {
    name,
    kind,
    folders,
    cores: 1,
    commands: [['vitest/vitest', 'run', ...chosen, ...reporters]],
    tests: true,
  };
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
 * Counts the tests whose outcomes `countTests.mjs` wrote. A failure outside a test, such as a crash, counts as one, and so
 * does a stage in which no test finished.
 * @param {string} outcomes
 * @param {boolean} clean Whether the runner exited with code 0.
 * @returns {Counts}
 */
export function countOutcomes(outcomes, clean) {
  const counts = { passed: 0, flaky: 0, failed: 0, notRun: 0 };
  for (const line of outcomes.split('\n').filter(Boolean)) {
    const [outcome] = line.split('\t');
    counts[outcome] += 1;
    if (outcome === 'flaky') counts.passed += 1;
  }
  const nothingRan = counts.passed + counts.failed + counts.notRun === 0;
  return counts.failed === 0 && (!clean || nothingRan) ? { ...counts, failed: 1 } : counts;
}
