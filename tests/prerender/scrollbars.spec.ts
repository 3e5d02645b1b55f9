import { expect, type Locator, type Page } from '@playwright/test';
import { pageOptions } from '../support/browserRun.ts';
import { openDemo, painted, openActive, test } from './support/visit.ts';

// Scroll bars that take room, as on Windows. Playwright hides all.
test.use({
  launchOptions: { ...pageOptions.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
  reducedMotion: 'reduce',
});

/** Where the bar, the page and the round link in the corner begin and end, in pixels. */
function places(page: Page): Promise<number[]> {
  // Not the headers of the sections, which may be rendered later and then get their width.
  const bar = 'header:not(main *)';
  return page
    .locator(`${bar}, ${bar} button:not(dialog *), main, [data-gives-way]`)
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]),
    );
}

const openers: Array<[name: string, width: number, find: (page: Page) => Promise<Locator> | Locator]> = [
  ['the menu', 900, (page) => page.getByRole('button', { name: 'Open the menu' })],
  ['a film', 600, (page) => page.getByRole('button', { name: 'Tap to play demo' }).first()],
  [
    'a sheet of a demo',
    1280,
    async (page) => {
      await openDemo(page, 'Menu builder');
      return page.getByRole('button', { name: 'Add item' }).first();
    },
  ],
  [
    'a menu of a demo',
    1280,
    async (page) => {
      await openDemo(page, 'Menu builder');
      return page.locator('#try-it-panel [aria-haspopup="menu"]').first();
    },
  ],
];

for (const [name, width, find] of openers)
  test(`nothing moves behind ${name}, nor scrolls`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openActive(page);
    const opener = await find(page);
    await opener.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    const before = await places(page);
    await opener.click();
    await expect(page.locator(':is(dialog[open], .MuiModal-root)')).toBeVisible();
    expect(await places(page)).toEqual(before);
    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 300);
    await painted(page);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
