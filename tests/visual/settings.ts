import path from 'node:path';

const projectRoot = path.resolve(import.meta.dirname, '../..');

/** Where the picture tests write their results. */
const results = process.env['VISUAL_RESULTS'] ?? path.join(projectRoot, 'test-results');

/** Where a run of the picture tests reads and writes; the harness's own test uses other places. */
export const settings = {
  /** The agreed pictures. */
  baselines: process.env['VISUAL_BASELINES'] ?? path.join(import.meta.dirname, 'baselines'),
  /** A Storybook that is built already; without it the project's own is built when it is stale. */
  storybook: process.env['VISUAL_STORYBOOK'],
  /** The stories the tests are made of. */
  catalogue: path.join(results, 'visual-catalogue.json'),
  /** What failed, as files. */
  differences: path.join(results, 'visual-differences'),
  /** The report for people, and the one for `tests/run.mjs`. */
  report: path.join(results, 'visual'),
  reportData: path.join(results, process.env['VISUAL_RESULTS'] ? 'report.json' : 'visual.json'),
};
