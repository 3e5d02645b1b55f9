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

/** When a browser painted, in milliseconds from the request on. */
export interface Paints {
  /** The first text or picture. */
  first: number;
  /** The largest text or picture of the window, the last time it grew. */
  largest: number;
}

/** Opens a page as a new visitor, and waits until nothing of it is loading any more. */
export async function paintsOf(browser: Browser, device: Device, url: string): Promise<Paints> {
  const { slowerProcessor, window } = devices[device];
  const context = await browser.newContext(window);
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
    await page.goto(url, { waitUntil: 'networkidle' });
    const painted = await page.waitForFunction(async () => {
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      const grown = await new Promise<number | undefined>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      });
      return first !== undefined && grown !== undefined && { first, largest: grown };
    });
    return (await painted.jsonValue()) || { first: Number.NaN, largest: Number.NaN };
  } finally {
    await context.close();
  }
}
