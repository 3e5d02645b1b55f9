import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Builder } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import type { Engine, WindowOptions } from './engine.ts';
import { pageScript } from './pageScripts.ts';
import { waitFor } from './waitFor.ts';
import { WebKitWindow } from './webKitWindow.ts';

/** The time limit for loading a page and for running a script. */
const timeouts = { script: 10_000, pageLoad: 30_000 };
const binary = path.join(import.meta.dirname, 'webKitBrowser.py');

export interface WebKitPrograms {
  driver: string;
  xvfb: string;
}

/** WebKitGTK, controlled by WebKitWebDriver, on a virtual screen. */
export async function startWebKit({ driver, xvfb }: WebKitPrograms): Promise<Engine> {
  const folder = await mkdtemp(path.join(tmpdir(), 'curbwise-webkit-'));
  const screen = await startScreen(xvfb);
  const server = new DriverService.Builder(driver)
    .setLoopback(true)
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // WebKit's sandbox does not start as root, which containers and CI use.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    })
    .build();
  const address = await server.start();
  return {
    name: 'webkit',
    open: (options) => openWindow(address, folder, options),
    async close() {
      await server.kill();
      screen.close();
      // A browser process may still be writing.
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

async function openWindow(
  address: string,
  parent: string,
  { width, height, before = [], cached = false }: WindowOptions,
): Promise<WebKitWindow> {
  const folder = await mkdtemp(path.join(parent, 'window-'));
  const scripts = [await pageScript('recorder'), await pageScript('rules'), ...before];
  const files = scripts.map((_, at) => path.join(folder, `${at}.js`));
  await Promise.all(files.map((file, at) => writeFile(file, scripts[at] ?? '')));
  const complaints = path.join(folder, 'complaints');
  const args = [
    `--width=${width}`,
    `--height=${height}`,
    ...(cached ? [`--data=${folder}`] : []),
    `--complaints=${complaints}`,
    ...files.map((file) => `--before=${file}`),
  ];
  // The previous window's browser is still running when its session has ended.
  const driver = await waitFor(
    () => 'a window of WebKitGTK',
    () =>
      new Builder()
        .usingServer(address)
        .withCapabilities({
          browserName: 'webKitBrowser',
          acceptInsecureCerts: true,
          timeouts,
          'webkitgtk:browserOptions': { binary, args },
        })
        .build(),
  );
  return new WebKitWindow(
    { driver, known: [], complaints: () => readFileSync(complaints, 'utf8').split('\n').filter(Boolean) },
    await driver.getWindowHandle(),
  );
}

/** Starts Xvfb on a free display and returns the display's name. */
async function startScreen(xvfb: string): Promise<{ display: string; close(): void }> {
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const close = () => screen.kill();
  process.once('exit', close);
  screen.once('exit', () => process.off('exit', close));
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, close };
}
