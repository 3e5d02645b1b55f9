import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The requirements of every step: one h1 that has focus when the step appears, landmarks, its own title, and no motion under
 * reduced motion. That all stays in reach is tested in tests/everyStory.
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
}
