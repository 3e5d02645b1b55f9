import { expect, type BrowserContext, type Page } from '@playwright/test';
import { test as base } from '../../support/visits.ts';
import { hasWebFont } from '../../support/webFont.ts';
import { hearAsAnIPhone } from './hearAsAnIPhone.ts';
import { serve, type Site } from './site.ts';

export const windows = {
  phone: { width: 375, height: 812 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
} as const;

export const publicPaths = ['/', '/privacy-notice', '/terms-of-use', '/cookies'] as const;

export const spanishPaths = ['/es', '/es/privacy-notice', '/es/terms-of-use', '/es/cookies'] as const;

/** Collects the browser's complaints: errors, warnings, CSP violations. */
export function complaintsOf(context: BrowserContext): string[] {
  const heard: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
  context.on('weberror', (error) => heard.push(String(error.error())));
  return heard;
}

/** Visits of the built site, whose presses an iPhone hears, too, and in which the browser may complain. */
export const siteTest = base.extend<object, { site: Site }>({
  context: async ({ context }, hand) => {
    await context.addInitScript(hearAsAnIPhone);
    await hand(context);
  },
  site: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright is told that nothing else is needed
    async ({}, hand) => {
      const site = await serve();
      await hand(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, hand) => hand(site.url),
});

/** Visits of the built site in which the browser must not complain. */
export const test = siteTest.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context }, hand) => {
      const complaints = complaintsOf(context);
      await hand(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits for the web font and for the paint with it, because a shift is reported later. */
export async function webFontLoaded(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(hasWebFont)).toBe(true);
  await painted(page);
}

/** Scrolls with the wheel as a visitor's first action, and waits for the page's script, which loads then. */
export async function scriptLoaded(page: Page): Promise<void> {
  await page.mouse.wheel(0, 1);
  await expect(page.locator('html')).toHaveAttribute('data-js');
}

/** Opens a page and acts there, as most visitors do. */
export async function openActive(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await scriptLoaded(page);
}

/** Holds scripts back, like a slow network, until the returned function lets them go. */
export async function holdScripts(page: Page, which = '**/*.js'): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(which, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Waits until every part of the page has its final height, because parts below the first screen render late. */
export async function allRendered(page: Page): Promise<void> {
  await scriptLoaded(page);
  await expect
    .poll(() =>
      page
        .locator('[data-rendered-late]')
        .evaluateAll((parts) =>
          parts.every((part) => getComputedStyle(part).contentVisibility === 'visible'),
        ),
    )
    .toBe(true);
}

/** Waits until a change has been laid out and painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Scrolls with the wheel from top to bottom like a reader, so that every part has been near the viewport. Not with
 * `scrollTo`: on a busy machine Chromium's compositor then waits for ever for the tiles of one frame, about once in ten
 * pages, and neither a frame nor a script's answer comes after it.
 */
export async function readThrough(page: Page): Promise<void> {
  const { height } = page.viewportSize() ?? windows.desktop;
  do {
    await page.mouse.wheel(0, height / 2);
    await painted(page);
  } while (
    await page.evaluate(() => Math.ceil(scrollY + innerHeight) < document.documentElement.scrollHeight)
  );
}

export async function openContact(page: Page): Promise<void> {
  await page.locator('#contact summary').click();
}

/** Scrolls to each part and waits until it is interactive: a fast reader may pass it before the page's script has loaded. */
export async function everyPartHydrated(page: Page): Promise<void> {
  for (const place of await page.locator('[data-island]').all()) {
    await place.scrollIntoViewIfNeeded();
    await expect(place).toHaveAttribute('data-hydrated');
  }
}

/** Scrolls through the page and waits until every part is interactive. */
export async function everythingHydrated(page: Page): Promise<void> {
  await readThrough(page);
  await openContact(page);
  await everyPartHydrated(page);
}

/** Opens the landing page at its demos, and waits until the first one is loaded. */
export async function openDemos(page: Page): Promise<void> {
  await page.goto('/#try-it');
  await page.mouse.wheel(0, 1);
  await expect(page.locator('#try-it-panel h3').first()).toBeVisible();
}

/** Opens a demo by its tab, and waits until it has replaced the former one. */
export async function openDemo(page: Page, tab: string): Promise<void> {
  await page.getByRole('tab', { name: tab, exact: true }).click();
  const panel = page.locator('#try-it-panel[aria-busy="false"]');
  await expect(panel.locator('h3').first()).toBeVisible();
}
