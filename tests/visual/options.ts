import path from 'node:path';
import { parseArgs } from 'node:util';

/** What the command line may ask for. */
export interface Options {
  /** Write baselines instead of comparing with them. */
  update: boolean;
  /** A Storybook that is built already. */
  static?: string;
  /** Only stories whose id or name contains this text. */
  filter?: string;
  /** The path of another Chromium than the pinned one. */
  browser?: string;
  /** How many times to run; the differences between the runs are counted as flakes. */
  repeat: number;
  /** How many pages work at once. */
  workers: number;
  /** Where the baselines are. */
  baselines: string;
  /** Where the report goes. */
  report: string;
}

/** How to use the command. */
export const usage = `npm run visual -- [options]        compare every story with its baseline
npm run visual:update -- [options] write the baselines that differ

  --filter TEXT     only stories whose id or name contains TEXT
  --static DIR      a built Storybook, instead of building one when it is stale
  --browser PATH    another Chromium than the pinned one
  --repeat N        run N times and count the pictures that did not come out the same every time
  --workers N       pages at work at once (2)
  --baselines DIR   the folder of the baselines (tests/visual/baselines)
  --report DIR      the folder of the report (test-results/visual)`;

/** Reads the command line; throws, with what is wrong, when it cannot. */
export function readOptions(words: string[], projectRoot: string): Options {
  const { values } = parseArgs({
    args: words,
    options: {
      update: { type: 'boolean', default: false },
      static: { type: 'string' },
      filter: { type: 'string' },
      browser: { type: 'string' },
      repeat: { type: 'string', default: '1' },
      workers: { type: 'string', default: '2' },
      baselines: { type: 'string', default: path.join(projectRoot, 'tests/visual/baselines') },
      report: { type: 'string', default: path.join(projectRoot, 'test-results/visual') },
    },
  });
  const { update, filter, browser, baselines, report } = values;
  return {
    update,
    ...(values.static !== undefined && { static: path.resolve(values.static) }),
    ...(filter !== undefined && { filter: filter.toLowerCase() }),
    ...(browser !== undefined && { browser }),
    repeat: wholeNumber('--repeat', values.repeat),
    workers: wholeNumber('--workers', values.workers),
    baselines: path.resolve(baselines),
    report: path.resolve(report),
  };
}

function wholeNumber(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`${name} takes a whole number from 1, not ${value}.`);
  return number;
}
