import type { Browser, Page } from '@playwright/test';
import { viewports, type ViewportName } from '#stories/support/pictured.ts';
import { loadDice, prepareStage, showStory, settle } from './stage.ts';
import { decode, trim, type Picture } from './picture.ts';

/** The moment every story believes it is. */
const now = new Date('2026-03-02T09:30:00Z');

/** How often a picture is taken again while the page is still changing. */
const patience = 6;

/** A page of Storybook at one viewport, on which one story after the other is shown and photographed. */
export interface Camera {
  /**
   * Shows a story and takes its picture; rejects when the story fails.
   * @param known - Recognises a picture that needs no second look. Any other is taken until two in a row are equal.
   */
  take(storyId: string, known: (picture: Picture) => boolean): Promise<Picture>;
  close(): Promise<void>;
}

/**
 * Opens a page whose pictures depend on nothing but the stories: one moment, one time zone, one language, no motion,
 * no pointer over anything, no chance. Axe does not run here; it has its own run and its own place to complain.
 * @param book - Where the built Storybook is served.
 */
export async function openCamera(browser: Browser, book: string, viewport: ViewportName): Promise<Camera> {
  const context = await browser.newContext({
    viewport: viewports[viewport],
    deviceScaleFactor: 1,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-US',
    serviceWorkers: 'block',
    // Storybook pauses animations at their end, instead of waiting for them, for a browser of this name.
    userAgent: `${await userAgentOf(browser)} (StorybookTestRunner)`,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  // The loader that runs this file (tsx) wraps named functions in a call the browser does not know.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(loadDice);
  await page.goto(`${book}/iframe.html?viewMode=story`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(prepareStage);
  return {
    take: (storyId, known) => take(page, storyId, known),
    close: () => context.close(),
  };
}

async function take(page: Page, storyId: string, known: (picture: Picture) => boolean): Promise<Picture> {
  const failure = await page.evaluate(showStory, storyId);
  if (failure !== undefined) throw new Error(failure);
  await page.evaluate(settle);
  let exposed = await expose(page);
  const first = trim(await decode(exposed));
  if (known(first)) return first;
  for (let attempt = 0; attempt < patience; attempt += 1) {
    const next = await expose(page);
    if (next.equals(exposed)) return trim(await decode(next));
    exposed = next;
  }
  throw new Error('The story never stands still, so it has no picture.');
}

/** The whole page, however long. */
function expose(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
}

async function userAgentOf(browser: Browser): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const name = await page.evaluate(() => navigator.userAgent);
  await context.close();
  return name;
}
