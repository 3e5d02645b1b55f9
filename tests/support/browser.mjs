import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pinnedChromium, pinnedChromiumRunsHere } from './pinnedChromium.mjs';

/** Names and paths of an installed Chromium or Chrome, in the order of trial. */
const installedNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const installedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Arguments with which every test browser starts: no requests except the page's, and the same pixels on every machine. */
export const browserArguments = [
  // Chromium's sandbox does not start as root, which containers and CI use.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-pings',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/**
 * Finds a browser for tests without a manual step: the one named by `CHROMIUM_PATH`, else the pinned npm package's (for
 * equal results everywhere), else an installed one.
 * @returns {Promise<{ executablePath: string, args: string[], env: Record<string, string> }>} Launch options for
 *  Playwright. Rejects with instructions if there is none.
 */
export async function browserLaunch() {
  const { executablePath, env } = await findBrowser();
  return { executablePath, args: browserArguments, env: { ...definedEnvironment(), ...env } };
}

/** @returns {Promise<{ executablePath: string, env: Record<string, string> }>} */
async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`);
    return { executablePath: named, env: {} };
  }
  if (pinnedChromiumRunsHere) return pinnedChromium();
  const installed = installedBrowser();
  if (installed) return { executablePath: installed, env: {} };
  throw new Error('No browser for the tests: install Chrome or Chromium, or set CHROMIUM_PATH to one');
}

function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = installedNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...installedPlaces].find((path) => existsSync(path));
}

function definedEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined));
}
