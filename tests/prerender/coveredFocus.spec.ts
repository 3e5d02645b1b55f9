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
