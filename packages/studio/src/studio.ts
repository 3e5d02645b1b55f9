import type { Browser, Page } from '@playwright/test';
import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** Every request is answered from memory. The address is a loopback one, so that crypto works. */
const origin = 'http://127.0.0.1:9';

export interface View {
  /** Size of the page in CSS pixels. */
  width: number;
  height: number;
  /** Picture pixels per CSS pixel. */
  scale: number;
}

export interface Studio {
  /** Opens one scene with its clock stopped, always at the same moment. The caller closes its context. */
  open: (scene: string, view: View) => Promise<Page>;
}

interface Equipment {
  /** The caller starts and closes it. Its text rendering and fonts decide what pictures look like. */
  browser: Browser;
  /** Vite's settings for the stage: `root` has an `index.html` that shows the scene named by the address's hash. */
  stage: InlineConfig;
  /** The language of the browser, such as `en-US`. */
  locale: string;
  /** When the clock of each scene stands still. */
  now: Date;
}

/** Builds the stage. No server runs: the page gets its files from memory. */
export async function openStudio(equipment: Equipment): Promise<Studio> {
  const files = await buildStage(equipment.stage);
  return { open: (scene, view) => openScene({ ...equipment, files, scene, view }) };
}

async function buildStage(stage: InlineConfig): Promise<Map<string, string | Uint8Array>> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    ...stage,
    build: { write: false, modulePreload: false },
  })) as Rolldown.RolldownOutput;
  return new Map(
    built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
}

async function openScene({
  browser,
  locale,
  now,
  files,
  scene,
  view,
}: Equipment & { files: Map<string, string | Uint8Array>; scene: string; view: View }): Promise<Page> {
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
  // The clock runs while the page loads, and cannot be set back: an hour is enough for a busy machine.
  await page.clock.install({ time: new Date(now.getTime() - 3_600_000) });
  await page.goto(`${origin}/index.html#${scene}`);
  await page.clock.pauseAt(now);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
