import type { Browser, Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { language, locale } from '#domain/language.ts';
import { inLanguage } from '#prerender/inLanguage.ts';
import { launchBrowser } from '#tests/visual/browser.ts';

/** Every request is answered from memory. The address is a loopback one, so that crypto works. */
const origin = 'http://127.0.0.1:9';

/** Viewport settings of a scene. */
export interface View {
  /** Size of the page in CSS pixels. */
  width: number;
  height: number;
  /** Picture pixels per CSS pixel. */
  scale: number;
}

/** A browser that can open the stage. */
export interface Studio {
  /** Opens one scene with its clock stopped, always at the same moment. */
  open: (scene: string, view: View) => Promise<Page>;
  close: () => Promise<void>;
}

/** Builds the stage and starts the pinned browser. No server runs: the page gets its files from memory. */
export async function openStudio(): Promise<Studio> {
  const [files, browser] = await Promise.all([buildStage(), launchBrowser()]);
  return {
    open: (scene, view) => openScene({ browser, files, scene, view }),
    close: () => browser.close(),
  };
}

async function buildStage(): Promise<Map<string, string | Uint8Array>> {
  const built = (await build({
    root: path.join(import.meta.dirname, 'stage'),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), inLanguage(language)],
    resolve: { tsconfigPaths: true },
    build: { write: false, modulePreload: false },
  })) as Rolldown.RolldownOutput;
  return new Map(
    built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
}

async function openScene(wish: {
  browser: Browser;
  files: Map<string, string | Uint8Array>;
  scene: string;
  view: View;
}): Promise<Page> {
  const { browser, files, scene, view } = wish;
  const { width, height, scale } = view;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: 'light',
    timezoneId: 'UTC',
    locale,
  });
  const page = await context.newPage();
  await page.route('**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname);
    if (body === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({
      body: typeof body === 'string' ? body : Buffer.from(body),
      contentType: contentTypes[path.extname(pathname)] ?? 'application/octet-stream',
    });
  });
  await page.clock.install({ time: new Date('2026-03-03T12:00:00Z') });
  await page.goto(`${origin}/index.html#${scene}`);
  await page.clock.pauseAt(new Date('2026-03-03T12:00:10Z'));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
