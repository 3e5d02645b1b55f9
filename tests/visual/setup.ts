import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { builtCatalogue } from '../support/builds.ts';
import { serveBook } from './book.ts';
import { launchBrowser } from './browser.ts';
import { readCatalogue } from './catalogue.ts';
import { settings } from './settings.ts';

/** Serves the built Storybook for the run, and lists its stories before the tests are made of them. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function setup(): Promise<() => Promise<void>> {
  const folder = settings.storybook ?? (await builtCatalogue());
  const served = await serveBook(folder);
  const browser = await launchBrowser();
  try {
    const stories = await readCatalogue(browser, folder, served.url);
    await mkdir(path.dirname(settings.catalogue), { recursive: true });
    await writeFile(settings.catalogue, JSON.stringify(stories));
  } finally {
    await browser.close();
  }
  // The workers start after this and inherit it.
  process.env['VISUAL_URL'] = served.url;
  return () => served.stop();
}
