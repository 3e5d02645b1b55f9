import { expect, type Locator, type Page } from '@playwright/test';

/** The page's widest content compared with its window, in CSS pixels. */
async function overflow(page: Page): Promise<{ content: number; window: number }> {
  return page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const { content, window } = await overflow(page);
  expect(content, `sideways scrolling on ${page.url()}`).toBeLessThanOrEqual(window);
}

/** Checks that a control is fully inside the window and not covered. */
async function expectReachable(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const found = await control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const clipped = element.scrollWidth > element.clientWidth + 1;
    return {
      inside: left >= 0 && right <= document.documentElement.clientWidth,
      onTop: at !== null && (element.contains(at) || at.contains(element)),
      clipped,
    };
  });
  expect(found).toEqual({ inside: true, onTop: true, clipped: false });
}

/**
 * The requirements of every step: one h1 that has focus when the step appears, landmarks, its own title, no motion under
 * reduced motion, nothing over what has the focus, and no horizontal scrolling, in a narrow window and in one of twice its width with text at 200 %.
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

  expect(await page.evaluate(() => globalThis.rules?.findCoveredFocus())).toEqual([]);
  await expectNoSidewaysScrolling(page);
  await expectReachable(main);
  const narrow = page.viewportSize() ?? { width: 320, height: 640 };
  await page.setViewportSize({ ...narrow, width: 2 * narrow.width });
  const larger = await page.addStyleTag({ content: ':root { font-size: 200% !important }' });
  await expectNoSidewaysScrolling(page);
  await expectReachable(main);
  await larger.evaluate((style) => style.parentNode?.removeChild(style));
  await page.setViewportSize(narrow);
}
