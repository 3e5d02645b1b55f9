// npm run measure -- bench: the built landing page in Lighthouse, as a phone and as a laptop, and the presses on two pages.
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { connect } from 'puppeteer-core';
import { paths } from '#domain/paths.ts';
import { ownOptions } from '#operations/commandLine.ts';
import { freePorts } from '#sandbox/processes/ports.ts';
import { measureWords } from '../measures.ts';
import { serve } from '../prerender/support/site.ts';
import { browserLaunch } from '../support/browser.mjs';
import { builtSite } from '../support/builds.ts';
import { slowestPress } from './presses.ts';

const { rounds, reportOnly } = ownOptions<{ rounds: number; reportOnly?: boolean }>(measureWords('bench'));

/** A line of the table; without a goal it is printed only. */
interface Figure {
  name: string;
  of: (report: Result) => number;
  goal?: { least: number } | { most: number };
}

const value = (name: string, id: string, goal?: Figure['goal']): Figure => ({
  name,
  of: ({ audits }) => audits[id]?.numericValue ?? Number.NaN,
  ...(goal && { goal }),
});
const score = (name: string, id: string): Figure => ({
  name,
  of: ({ categories }) => Math.round((categories[id]?.score ?? 0) * 100),
  goal: { least: 100 },
});

/** What the page's requests fetched before anybody did anything. */
function requests({ audits }: Result): Array<{ resourceType?: string; transferSize?: number }> {
  const details = audits['network-requests']?.details as { items?: ReturnType<typeof requests> } | undefined;
  return details?.items ?? [];
}

const figures: readonly Figure[] = [
  score('Performance', 'performance'),
  score('Accessibility', 'accessibility'),
  score('Best practices', 'best-practices'),
  score('SEO', 'seo'),
  value('Total blocking time, ms', 'total-blocking-time'),
  value('Cumulative layout shift', 'cumulative-layout-shift', { most: 0.01 }),
  {
    name: 'Script files',
    of: (report) => requests(report).filter(({ resourceType }) => resourceType === 'Script').length,
    goal: { most: 0 },
  },
  { name: 'Requests', of: (report) => requests(report).length },
  {
    name: 'All bytes, KiB',
    of: (report) => requests(report).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
  },
  value('First contentful paint, ms', 'first-contentful-paint'),
  value('Largest contentful paint, ms', 'largest-contentful-paint'),
  value('Main-thread work, ms', 'mainthread-work-breakdown'),
];

function isMet(found: number, goal: Figure['goal']): boolean {
  return !goal || ('least' in goal ? found >= goal.least : found <= goal.most);
}

function report(name: string, found: readonly number[], goal?: Figure['goal']): void {
  const median = found.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN;
  const isMissed = !isMet(median, goal);
  if (isMissed && !reportOnly) process.exitCode = 1;
  const shown = String(Math.round(median * 1000) / 1000);
  console.log(`${name.padEnd(30)}${shown.padStart(10)}${isMissed ? `  MISSED ${JSON.stringify(goal)}` : ''}`);
}

async function visit(url: string, port: number, config: typeof desktopConfig | undefined): Promise<Result> {
  const result = await lighthouse(url, { port, logLevel: 'silent' }, config);
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not visit ${url}: ${result?.lhr.runtimeError?.message}`);
  return result.lhr;
}

const site = await serve({ root: await builtSite() });
const [port = 0] = await freePorts(1);
const { executablePath, args, env } = await browserLaunch();
const browser = await chromium.launch({
  executablePath,
  env,
  args: [...args, `--remote-debugging-port=${port}`],
});
try {
  for (const [device, config] of [
    ['phone', undefined],
    ['laptop', desktopConfig],
  ] as const) {
    const reports: Result[] = [];
    for (let round = 0; round < rounds; round += 1) reports.push(await visit(`${site.url}/`, port, config));
    console.log(`\nAs a ${device}, the median of ${rounds}`);
    for (const { name, of, goal } of figures) report(name, reports.map(of), goal);
  }
  const driver = await connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
  console.log(`\nThe slowest answer to a press as a phone, ms, the median of ${rounds}`);
  for (const path of ['/', paths.signIn]) {
    const found: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      found.push(await slowestPress(driver, `${site.url}${path}`));
    report(path, found);
  }
  await driver.disconnect();
} finally {
  await browser.close();
  await site.stop();
}
