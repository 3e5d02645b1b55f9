import { expect, type Locator, type Page } from '@playwright/test';
import { findLayoutFaults } from '../../support/layoutFaults.ts';

async function expectAllInReach(page: Page): Promise<void> {
  expect(await page.evaluate(() => globalThis.rules?.findCoveredFocus())).toEqual([]);
  expect(await page.evaluate(findLayoutFaults), page.url()).toEqual([]);
}

/**
 * The requirements of every step: one h1 that has focus when the step appears, landmarks, its own title, no motion under
 * reduced motion, and nothing covered, cut off or outside a narrow window, nor one of twice its width with text at 200 %.
 */
export async function expectSoundStep(page: Page, heading: string, main: Locator): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: heading, exact: true });
  await expect(title).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(title).toBeFocused();
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page).toHaveTitle(/\S+.*Curbwise/u);
  await expect(main).toBeVisible();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => animation.effect?.getComputedTiming().duration)
      .filter((duration) => Number(duration) > 1),
  );
  expect(moving).toEqual([]);

  await expectAllInReach(page);
  const narrow = page.viewportSize() ?? { width: 320, height: 640 };
  await page.setViewportSize({ ...narrow, width: 2 * narrow.width });
  const larger = await page.addStyleTag({ content: ':root { font-size: 200% !important }' });
  await expectAllInReach(page);
  await larger.evaluate((style) => style.parentNode?.removeChild(style));
  await page.setViewportSize(narrow);
}
