import type { Browser, Locator, Page } from '@playwright/test';
import { slowerProcessor } from './signIn.ts';

/** The controls of the landing page whose responses are measured, by the name of their line in the table. */
const controls = {
  'Open the menu': (page) => page.getByRole('button', { name: 'Open the menu' }),
  'Open an answer': (page) => page.locator('#faq summary').nth(1),
  'Choose the other plan': (page) => page.locator('#pricing').getByRole('radio', { name: 'Monthly' }),
  'Add a device': (page) => page.getByRole('button', { name: 'One device more' }),
  'Open another demo': (page) => page.getByRole('tab', { name: 'Menu builder', exact: true }),
} satisfies Record<string, (page: Page) => Locator>;

/** The name of a measured control. */
export type Control = keyof typeof controls;
export const controlNames = Object.keys(controls) as Control[];

/** The time to read between scrolling to a control and pressing it. */
const readingMs = 2000;

/** Runs in the page: keeps the duration of the longest event, which browsers report in steps of 8 ms from 16 ms on. */
function watchEvents(): void {
  const longest = { duration: 0 };
  Object.assign(globalThis, { longest });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest.duration = Math.max(longest.duration, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Presses one control of a newly opened landing page, on a phone with a slow processor.
 * @returns the milliseconds until the next frame, as Interaction to Next Paint counts them (web.dev/articles/inp).
 */
export async function press(browser: Browser, url: string, name: Control): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
    await page.goto(url, { waitUntil: 'networkidle' });
    const control = controls[name](page);
    await control.scrollIntoViewIfNeeded();
    await page.waitForTimeout(readingMs);
    await control.click({ force: name === 'Choose the other plan' });
    // The entry is reported after the frame it waits for.
    await page.waitForTimeout(1000);
    return await page.evaluate(
      () => (globalThis as unknown as { longest: { duration: number } }).longest.duration,
    );
  } finally {
    await context.close();
  }
}
