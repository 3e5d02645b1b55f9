import { expect } from '@playwright/test';
import { allRendered, publicPaths, spanishPaths, test } from './support/visit.ts';

// Each Spanish page offers the English one in a line at the lower edge.
for (const address of [...publicPaths, ...spanishPaths])
  test(`nothing covers what has the focus on ${address}`, async ({ page }) => {
    await page.goto(address);
    await allRendered(page);
    await expect(page.getByRole('complementary', { name: 'Read it in English' })).toHaveCount(
      address.startsWith('/es') ? 1 : 0,
    );
    // A page that cannot be seen is laid out and not painted, which takes a quarter of the time.
    await page.evaluate(() => {
      document.documentElement.style.opacity = '0';
    });
    const faults: string[] = [];
    for (const [width, height] of [
      [320, 256],
      [375, 667],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await allRendered(page);
      const found = await page.evaluate(() => globalThis.rules?.findCoveredFocus());
      faults.push(...(found ?? ['no rule']).map((fault) => `${width} by ${height}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

test('nor in a sheet of a demo, in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/#try-it-menu-builder');
  await page
    .getByRole('button', { name: /^Add item to/u })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeVisible();
  expect(await page.evaluate(() => globalThis.rules?.findCoveredFocus())).toEqual([]);
});
