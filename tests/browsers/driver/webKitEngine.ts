import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePorts } from '#sandbox/processes/ports.ts';
import type { Engine, WindowOptions } from './engine.ts';
import { complaintMark } from './page/mark.ts';
import { pageScript } from './pageScripts.ts';
import { waitFor } from './waitFor.ts';
import { WebDriverSession } from './webDriver.ts';
import { WebKitWindow, WebKitWindows } from './webKitWindow.ts';

/** The time limit for loading a page and for running a script. */
const limits = { script: 10_000, pageLoad: 30_000 };
const browser = path.join(import.meta.dirname, 'webKitBrowser.py');

/** The programs that WebKit needs. */
export interface WebKitPrograms {
  driver: string;
  xvfb: string;
}

/** WebKitGTK, controlled by WebKitWebDriver, on a virtual screen. */
export async function startWebKit({ driver, xvfb }: WebKitPrograms): Promise<Engine> {
  const folder = await mkdtemp(path.join(tmpdir(), 'curbwise-webkit-'));
  const screen = await startScreen(xvfb);
  const [port = 0] = await freePorts(1);
  const complaints: string[] = [];
  const server = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // WebKit's sandbox does not start as root, which containers and CI use.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  endWithThisProcess(server);
  createInterface(server.stdout).on('line', (line) => {
    if (line.startsWith(complaintMark)) complaints.push(line.slice(complaintMark.length));
  });
  const address = `http://127.0.0.1:${port}`;
  await waitFor(
    () => 'WebKitWebDriver to answer',
    () => fetch(`${address}/status`),
  );
  return {
    name: 'webkit',
    open: (options) => openWindow(address, { ...options, folder, complaints }),
    async close() {
      await ended(server);
      await ended(screen.process);
      // A browser process may still be writing.
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function openWindow(
  address: string,
  {
    width,
    height,
    before = [],
    cached = false,
    folder,
    complaints,
  }: WindowOptions & { folder: string; complaints: string[] },
): Promise<WebKitWindow> {
  const scripts = [await pageScript('recorder'), await pageScript('rules'), ...before];
  const files = scripts.map((_, at) => path.join(folder, `${at}.js`));
  await Promise.all(files.map((file, at) => writeFile(file, scripts[at] ?? '')));
  const args = [
    `--width=${width}`,
    `--height=${height}`,
    ...(cached ? [`--data=${await mkdtemp(path.join(folder, 'data-'))}`] : []),
    `--mark=${complaintMark}`,
    ...files.map((file) => `--before=${file}`),
  ];
  // The previous window's browser is still running when its session has ended.
  const session = await waitFor(
    () => 'a window of WebKitGTK',
    () =>
      WebDriverSession.open(address, {
        acceptInsecureCerts: true,
        timeouts: limits,
        'webkitgtk:browserOptions': { binary: browser, args },
      }),
  );
  const windows = new WebKitWindows(session);
  const [handle = ''] = await windows.fresh();
  const first = complaints.length;
  return new WebKitWindow(windows, handle, {
    complaints: () => complaints.slice(first),
    close: async () => {
      await session.delete();
    },
  });
}

/** Starts Xvfb on a free display and returns the display's name. */
async function startScreen(xvfb: string): Promise<{ display: string; process: ChildProcess }> {
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  endWithThisProcess(screen);
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, process: screen };
}

function endWithThisProcess(child: ChildProcess): void {
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}
