import type { Browser, Locator, Page } from '@playwright/test';

/** How many times slower than this machine the processor is. */
const slowerProcessor = 4;

interface Control {
  /** The name of its line in the table. */
  name: string;
  ours: (page: Page) => Locator;
  /** The same control of the floor page, which browsers operate without a script. */
  floor?: (page: Page) => Locator;
}

/** The controls of the landing page whose responses are measured. */
export const controls: readonly Control[] = [
  { name: 'Open the menu', ours: (page) => page.getByRole('button', { name: 'Open the menu' }) },
  {
    name: 'Open an answer',
    ours: (page) => page.locator('#faq summary').nth(1),
    floor: (page) => page.locator('summary').nth(1),
  },
  {
    name: 'Choose the other plan',
    ours: (page) => page.locator('#pricing').getByRole('radio', { name: 'Monthly' }),
    floor: (page) => page.getByRole('radio', { name: 'Monthly' }),
  },
  { name: 'Add a device', ours: (page) => page.getByRole('button', { name: 'Add a tablet' }) },
  {
    name: 'Open another demo',
    ours: (page) => page.getByRole('tab', { name: 'Menu builder', exact: true }),
  },
];

/** The time to read between scrolling to a control and pressing it. */
const readingMs = 2000;

/** The time that a finger rests on the screen. */
const tapMs = 80;

/** Runs in the page: keeps the duration of the longest interaction, which browsers report in steps of 8 ms from 16 ms on. */
function watchInteractions(): void {
  const longest = { duration: 0 };
  Object.assign(globalThis, { longest });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0) longest.duration = Math.max(longest.duration, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Taps one control of a newly opened page, on a phone with a slow processor.
 * @returns the milliseconds until the next frame, as Interaction to Next Paint counts them (web.dev/articles/inp).
 */
export async function press(browser: Browser, url: string, find: Control['ours']): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchInteractions);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
    await page.goto(url, { waitUntil: 'networkidle' });
    const control = find(page);
    await control.scrollIntoViewIfNeeded();
    await page.waitForTimeout(readingMs);
    const box = await control.boundingBox();
    if (!box) throw new Error('The control is not there to be seen');
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    // Sent to the browser itself: Playwright's own tap asks the page where it is, which delays the response, and lifts the
    // finger at once.
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await page.waitForTimeout(tapMs);
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // The entry is reported after the frame it waits for.
    await page.waitForTimeout(1000);
    return await page.evaluate(
      () => (globalThis as unknown as { longest: { duration: number } }).longest.duration,
    );
  } finally {
    await context.close();
  }
}
