import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ownOptions } from '#operations/commandLine.ts';
import { measureWords } from '../measures.ts';
import { audit, type Audit, type Device } from './audit.ts';
import { startBrowser, type BenchBrowser } from './browser.ts';
import { ownCertificate } from './certificate.ts';
import { auditFigures, isMet, median, paintFigures, table, type Figure } from './figures.ts';
import { floorOf } from './floor.ts';
import { controls, press } from './interactions.ts';
import { pageFigures } from './landing.ts';
import { paintsOf } from './paints.ts';
import { SiteFiles } from './siteFiles.ts';
import { serveSite, type SiteServer } from './siteServer.ts';
import { lineSpeeds, type LineSpeed } from './slowLine.ts';

const projectRoot = path.dirname(path.dirname(import.meta.dirname));
const options = ownOptions<{ rounds: number; reportOnly?: boolean; verbose?: boolean }>(
  measureWords('bench'),
);
const { rounds } = options;

/** Builds the production site; returns the time in seconds. */
async function build(directory: string): Promise<number> {
  const vite = path.join(projectRoot, 'node_modules/vite/bin/vite.js');
  const began = performance.now();
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', directory, '--logLevel', 'error'], {
    cwd: projectRoot,
  });
  return (performance.now() - began) / 1000;
}

/** Visits two pages alternately, never both at once, and reverses the order every second time. */
async function inTurns<T>(visit: (which: 'ours' | 'other') => Promise<T>, visits = rounds) {
  const seen: Record<'ours' | 'other', T[]> = { ours: [], other: [] };
  for (let round = 0; round < visits; round += 1) {
    const order = ['ours', 'other'] as const;
    for (const which of round % 2 === 0 ? order : order.toReversed()) {
      seen[which].push(await visit(which));
    }
  }
  return seen;
}

function requestsOf({ asked }: SiteServer): string {
  return `asked of the server: ${asked.map(({ path: address, purpose }) => `${address} (${purpose})`).join(', ')}`;
}

function print(name: string, { fetched, failed, machine }: Audit): void {
  console.log(`${name}: machine ${machine.toFixed(0)}; not passed: ${failed.join(', ') || 'nothing'}`);
  for (const { path: address, bytes } of fetched) console.log(`  ${String(bytes).padStart(7)} ${address}`);
}

async function audited(device: Device, sites: Sites, { port }: BenchBrowser): Promise<Figure[]> {
  const { ours, other } = await inTurns(async (which) => {
    const site = which === 'ours' ? sites.landing : sites.floor;
    site.asked.length = 0;
    const seen = await audit(`${site.url}/`, device, port);
    if (options.verbose) {
      print(`${device} ${which}`, seen);
      console.log(`  ${requestsOf(site)}`);
    }
    return seen;
  });
  return auditFigures(device, ours, other);
}

/** A visit of a slow line is short, and its time depends on the machine. */
const paintsPerRound = 3;

/** When each page is painted on a slow line. */
async function paints(device: Device, open: OpenSites, { browser }: BenchBrowser): Promise<Figure[]> {
  const sites = await open(lineSpeeds[device]);
  try {
    const { ours, other } = await inTurns(
      (which) => paintsOf(browser, device, which === 'ours' ? sites.landing.url : sites.floor.url),
      rounds * paintsPerRound,
    );
    return paintFigures(device, ours, other);
  } finally {
    await stop(sites);
  }
}

/** How long each control of the landing page takes to respond, and the floor page's where it has the same one. */
async function responses({ landing, floor }: Sites, { browser }: BenchBrowser): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const control of controls) {
    const { ours, other } = await inTurns(async (which) => {
      if (which === 'ours') return press(browser, landing.url, control.ours);
      return control.floor ? press(browser, floor.url, control.floor) : 0;
    });
    figures.push({
      name: `${control.name}, ms`,
      ours: median(ours),
      floor: control.floor ? median(other) : null,
      digits: 0,
      goal: { kind: 'most', most: 100 },
    });
  }
  return figures;
}

interface Sites {
  landing: SiteServer;
  floor: SiteServer;
}

/** Serves both pages on a line. */
type OpenSites = (line?: LineSpeed) => Promise<Sites>;

async function stop(sites: Sites): Promise<void> {
  await Promise.all([sites.landing.stop(), sites.floor.stop()]);
}

/** Runs and prints every measurement; returns the missed goals. */
async function measure(directory: string): Promise<string[]> {
  const seconds = await build(directory);
  const landing = readFileSync(path.join(directory, 'index.html'), 'utf8');
  const floorPage = await floorOf(landing);
  const certificate = await ownCertificate();
  const open: OpenSites = async (line) => {
    const serve = (page: string) =>
      serveSite(new SiteFiles(directory, { '/': page }), { ...certificate, line });
    return { landing: await serve(landing), floor: await serve(floorPage) };
  };
  const sites = await open();
  const browser = await startBrowser(certificate.fingerprint);
  const misses: string[] = [];
  const show = (title: string, figures: readonly Figure[]) => {
    console.log(`\n${table(title, figures)}`);
    misses.push(...figures.filter((figure) => !isMet(figure)).map(({ name }) => `${title}: ${name}`));
  };
  try {
    console.log(`${rounds} rounds of each, ${browser.browser.version()}`);
    show('The build', [
      {
        name: 'Client, server, pages, s',
        ours: seconds,
        floor: null,
        digits: 1,
        goal: { kind: 'most', most: 10 },
      },
    ]);
    show('The page', pageFigures(landing, floorPage));
    show('On a slow line, mobile', await paints('mobile', open, browser));
    show('On a good line, desktop', await paints('desktop', open, browser));
    show('Lighthouse, mobile', await audited('mobile', sites, browser));
    show('Lighthouse, desktop', await audited('desktop', sites, browser));
    show('Interaction to next paint', await responses(sites, browser));
  } finally {
    await browser.browser.close();
    await stop(sites);
  }
  return misses;
}

const folder = mkdtempSync(path.join(tmpdir(), 'curbwise-bench-'));
try {
  const misses = await measure(path.join(folder, 'site'));
  if (misses.length > 0) console.log(`\nMissed:\n${misses.map((miss) => `  ${miss}`).join('\n')}`);
  if (misses.length > 0 && !options.reportOnly) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
