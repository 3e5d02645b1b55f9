import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { builtCatalogue } from '../support/builds.ts';
import { launchBrowser } from './browser.ts';
import { storiesFile } from './playwright.config.ts';
import { readStories, serveStorybook } from './stories.ts';

/** Serves the built Storybook for the run, and lists its stories before the tests are generated. */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await builtCatalogue();
  const served = await serveStorybook(folder);
  const browser = await launchBrowser();
  try {
    await mkdir(path.dirname(storiesFile), { recursive: true });
    await writeFile(storiesFile, JSON.stringify(await readStories(browser, served.url)));
  } finally {
    await browser.close();
  }
  // The workers start after this and inherit it.
  process.env['VISUAL_URL'] = served.url;
  return () => served.stop();
}
