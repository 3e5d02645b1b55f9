// npm run measure -- figures: changes a price, a limit and the length of a trial, one at a time, runs the tests on each change, and
// fails unless only the tests that hold the specified value fail. `-- unit` runs one project of tests.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownOptions } from '#operations/commandLine.ts';
import { measureWords } from '../measures.ts';
import { projectRoot, scriptPath } from '../support/stages.mjs';

interface Figure {
  file: string;
  specified: string;
  changed: string;
  /** The tests that hold the specified value or quote it. */
  heldBy: readonly string[];
}

/** Pages of rules quote the texts of the product, their numbers with them. */
const quotedInDocs = 'quote texts exactly as they are shown';

const figures: readonly Figure[] = [
  {
    file: 'src/domain/priceList.ts',
    specified: 'USD: { price: 49,',
    changed: 'USD: { price: 52,',
    heldBy: ['has the specified prices and saving'],
  },
  {
    file: 'src/domain/priceList.ts',
    specified: 'freeTrialDays: 7,',
    changed: 'freeTrialDays: 9,',
    heldBy: ['has the specified prices and saving', 'R-TRIAL-LENGTH', quotedInDocs],
  },
  {
    file: 'src/domain/limits.ts',
    specified: 'fullName: { max: 15 }',
    changed: 'fullName: { max: 17 }',
    // Its message names the limit.
    heldBy: ['every limit and delay has its specified value', quotedInDocs],
  },
];

const words = measureWords('figures');
ownOptions(words);
const projects = words.processedArgs[0] as string[];

interface Results {
  numPassedTests: number;
  testResults: Array<{ assertionResults: Array<{ status: string; fullName: string }> }>;
}

/** The names of a project's tests that fail. Projects run one at a time, because each has its own number of workers. */
function failingTests(project: string): string[] {
  const outputFile = join(projectRoot, 'test-results', 'figures.json');
  const options = ['--reporter=json', `--outputFile=${outputFile}`, '--project', project];
  spawnSync(process.execPath, [scriptPath('vitest/vitest'), 'run', ...options], { cwd: projectRoot });
  const { numPassedTests, testResults } = JSON.parse(readFileSync(outputFile, 'utf8')) as Results;
  if (numPassedTests === 0) throw new Error(`no test of the project ${project} passed`);
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
}

for (const { file, specified, changed, heldBy } of figures) {
  const place = join(projectRoot, file);
  const before = readFileSync(place, 'utf8');
  if (!before.includes(specified)) throw new Error(`${file} has no ${specified}`);
  const restore = () => writeFileSync(place, before);
  process.once('SIGINT', restore);
  let failing: string[];
  try {
    writeFileSync(place, before.replace(specified, changed));
    failing = projects.flatMap(failingTests);
  } finally {
    restore();
    process.off('SIGINT', restore);
  }
  const others = failing.filter((name) => !heldBy.some((held) => name.includes(held)));
  console.log(`${specified} as ${changed} fails ${failing.length} tests, ${others.length} beside its own`);
  for (const name of others) console.log(`  ${name}`);
  if (failing.length === 0 || others.length > 0) process.exitCode = 1;
}
