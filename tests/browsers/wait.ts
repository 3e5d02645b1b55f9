// npm run measure -- wait: a visitor's waiting time in each engine after clicking 'Get Started', on a slow line.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ownCertificate } from '../bench/certificate.ts';
import { median } from '../bench/figures.ts';
import { withoutPrefetch } from '../bench/landing.ts';
import { SiteFiles } from '../bench/siteFiles.ts';
import { serveSite, type SiteServer } from '../bench/siteServer.ts';
import { lineSpeeds } from '../bench/slowLine.ts';
import { paths } from '#domain/paths.ts';
import { floorOf } from '../bench/floor.ts';
import { builtSite } from '../support/builds.ts';
import { engineNames, type Engine } from './driver/engine.ts';
import { installed } from './driver/installed.ts';
import { Tab } from './driver/tab.ts';
import { getStarted, getStartedLink, loadAhead } from './steps/loadAhead.ts';

const rounds = 3;
/** How long the pointer rests on the link before the press. */
const hoverMs = 1200;
const clock = readFileSync(path.join(import.meta.dirname, '../bench/waitingTimes.js'), 'utf8');

/** Opens the page, waits for everything it preloads, clicks and returns the milliseconds until the field. */
async function visit(engine: Engine, { url }: SiteServer): Promise<number> {
  const window = await engine.open({ width: 1000, height: 800, before: [clock], cached: true });
  const tab = new Tab(window, { hovers: true });
  try {
    await window.goto(url);
    await loadAhead(tab);
    // A hand rests on the link before it presses; Chrome renders the page ahead meanwhile.
    await window.point([await tab.place(getStartedLink)]);
    await pause(hoverMs);
    await getStarted(tab);
    return await tab.until(() => {
      const clicked = Number(sessionStorage.getItem('clicked'));
      const { usableAt } = globalThis as { usableAt?: number };
      // The clock does not run in a page that is rendered ahead. It was there before it was seen.
      const [visit] = performance.getEntriesByType('navigation') as Array<{ activationStart?: number }>;
      const [painted] = performance.getEntriesByName('first-contentful-paint');
      const ahead = visit?.activationStart ? painted : undefined;
      const field = document.querySelector('#root input[type=email]');
      const at = usableAt ?? (field && ahead && performance.timeOrigin + ahead.startTime);
      return at && at - clicked;
    });
  } finally {
    await window.close();
  }
}

async function waits(engine: Engine, site: SiteServer): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await visit(engine, site));
  return median(times);
}

/** The maximum wait where the form was loaded ahead, in milliseconds; otherwise the maximum ratio to the floor. */
const most = { ahead: 150, ratio: 1.15 };

const directory = await builtSite();
const landing = readFileSync(path.join(directory, 'index.html'), 'utf8');
const certificate = await ownCertificate();
const serve = (pages: Record<string, string>) =>
  serveSite(new SiteFiles(directory, pages), { ...certificate, line: lineSpeeds.mobile });
const alone = withoutPrefetch(landing);
const sites = {
  ahead: await serve({ '/': landing }),
  alone: await serve({ '/': alone }),
  floor: await serve({ '/': alone, [paths.signIn]: await floorOf(landing) }),
};
const row = (cells: readonly string[]) => console.log(cells.map((cell) => cell.padEnd(22)).join(''));

try {
  console.log(`From a press of Get Started to a field on a slow line, median of ${rounds}\n`);
  row(['', 'as it ships', 'loads nothing ahead', 'the plain floor', 'ratio']);
  for (const name of engineNames) {
    const found = installed[name]();
    if ('missing' in found) {
      row([name, 'NOT RUN', found.missing]);
      continue;
    }
    const engine = await found.start(certificate.fingerprint);
    try {
      const ahead = await waits(engine, sites.ahead);
      const without = await waits(engine, sites.alone);
      const floor = await waits(engine, sites.floor);
      const ratio = without / floor;
      const missed = ahead > most.ahead || ratio > most.ratio;
      if (missed) process.exitCode = 1;
      const times = [ahead, without, floor].map((time) => `${time.toFixed(0)} ms`);
      row([name, ...times, ratio.toFixed(2), missed ? 'MISSED' : '']);
    } finally {
      await engine.close();
    }
  }
} finally {
  await Promise.all(Object.values(sites).map((site) => site.stop()));
}
