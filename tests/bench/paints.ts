import type { Browser } from '@playwright/test';
import type { Device } from './audit.ts';

/** What Lighthouse emulates of each device. */
const devices = {
  mobile: {
    slowerProcessor: 4,
    window: {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    },
  },
  desktop: { slowerProcessor: 1, window: { viewport: { width: 1350, height: 940 } } },
} satisfies Record<Device, object>;

/**
 * Opens a page as a new visitor.
 * @returns the milliseconds until the browser has painted text or a picture.
 */
export async function firstPaint(browser: Browser, device: Device, url: string): Promise<number> {
  const { slowerProcessor, window } = devices[device];
  const context = await browser.newContext(window);
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
    await page.goto(url, { waitUntil: 'commit' });
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    return (await painted.jsonValue()) ?? Number.NaN;
  } finally {
    await context.close();
  }
}
