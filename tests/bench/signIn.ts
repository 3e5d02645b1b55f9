import type { Browser, Locator, Page } from '@playwright/test';
import path from 'node:path';

/** A visitor's waiting times after the click, in milliseconds. */
export interface Wait {
  /** Until the sign-in page showed any content. */
  shown: number;
  /** Until the address field was ready. */
  usable: number;
}

/** How many times slower than this machine the processor is. */
export const slowerProcessor = 4;
/** The time before the pointer moves to the link, and its rest there before the click. */
const [readingMs, hoverMs] = [4800, 1200];

const waitingTimes = path.join(import.meta.dirname, 'waitingTimes.js');

/** Moves the pointer to a link like a hand, in many small movements; a single jump looks like a moving page. */
async function pointAt(page: Page, link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not there to be seen');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
}

/** Reads a slowly served landing page, clicks 'Get Started' and waits for the sign-in form, on a slow processor. */
export async function waitForSignIn(browser: Browser, url: string): Promise<Wait> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: waitingTimes });
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(readingMs);
    const link = page.getByRole('main').getByRole('link', { name: 'Get Started', exact: true });
    await pointAt(page, link);
    await page.waitForTimeout(hoverMs);
    await link.click();
    await page.waitForURL(/\/sign-up\//u, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => 'usableAt' in globalThis && performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    return await page.evaluate(() => {
      const clicked = Number(sessionStorage.getItem('clicked'));
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return {
        shown: performance.timeOrigin + (paint?.startTime ?? Number.NaN) - clicked,
        usable: (globalThis as { usableAt?: number }).usableAt! - clicked,
      };
    });
  } finally {
    await context.close();
  }
}
