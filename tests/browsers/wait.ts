// npm run measure -- wait: a visitor's waiting time in each engine after clicking 'Get Started', on a slow line.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownCertificate } from '../bench/certificate.ts';
import { median } from '../bench/figures.ts';
import { withoutPrefetch } from '../bench/landing.ts';
import { SiteFiles } from '../bench/siteFiles.ts';
import { serveSite, type SiteServer } from '../bench/siteServer.ts';
import { builtSite } from '../support/builds.ts';
import { engineNames, type Engine } from './driver/engine.ts';
import { installed } from './driver/installed.ts';
import { Tab } from './driver/tab.ts';
import { getStarted, loadAhead } from './steps/loadAhead.ts';

const rounds = 3;
const clock = readFileSync(path.join(import.meta.dirname, '../bench/waitingTimes.js'), 'utf8');

/** Opens the page, waits for everything it preloads, clicks and returns the milliseconds until the form. */
async function visit(engine: Engine, { url }: SiteServer): Promise<number> {
  const window = await engine.open({ width: 1000, height: 800, before: [clock], cached: true });
  const tab = new Tab(window, { hovers: true });
  try {
    await window.goto(url);
    await loadAhead(tab);
    await getStarted(tab);
    return await tab.until(() => {
      const { usableAt } = globalThis as { usableAt?: number };
      return usableAt && usableAt - Number(sessionStorage.getItem('clicked'));
    });
  } finally {
    await window.close();
  }
}

async function waits(engine: Engine, site: SiteServer): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await visit(engine, site));
  return `${median(times).toFixed(0)} ms`;
}

const directory = await builtSite();
const landing = readFileSync(path.join(directory, 'index.html'), 'utf8');
const certificate = await ownCertificate();
const serve = (page: string) =>
  serveSite(new SiteFiles(directory, { '/': page }), { ...certificate, slow: true });
const sites = [await serve(landing), await serve(withoutPrefetch(landing))] as const;
const row = (cells: readonly string[]) => console.log(cells.map((cell) => cell.padEnd(16)).join(''));

try {
  console.log(`From a press of Get Started to a form on a slow line, median of ${rounds}\n`);
  row(['', 'as it ships', 'loads nothing ahead']);
  for (const name of engineNames) {
    const found = installed[name]();
    if ('missing' in found) {
      row([name, 'NOT RUN', found.missing]);
      continue;
    }
    const engine = await found.start(certificate.fingerprint);
    try {
      row([name, await waits(engine, sites[0]), await waits(engine, sites[1])]);
    } finally {
      await engine.close();
    }
  }
} finally {
  await Promise.all(sites.map((site) => site.stop()));
}
