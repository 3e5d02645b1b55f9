import { expect, type Page } from '@playwright/test';
import { allRendered, painted, scriptLoaded, test, webFontLoaded, windows } from './support/visit.ts';

/** The greatest height of the landing page, in pixels, by window. */
const highest = { phone: 10_000, desktop: 8_000 } as const;

/** The height of the scrolled bar and the space under it, in pixels. */
const headingTop = 64 + 16;

test.use({ reducedMotion: 'reduce' });

for (const window of ['phone', 'desktop'] as const) {
  test.describe(`in the window of a ${window}`, () => {
    test.use({ viewport: windows[window] });

    test('the landing page is short, and no wider than the window', async ({ page }) => {
      await page.goto('/');
      await allRendered(page);
      const { scrollHeight, scrollWidth } = await page.evaluate(() => ({
        scrollHeight: document.documentElement.scrollHeight,
        scrollWidth: document.documentElement.scrollWidth,
      }));
      expect(scrollHeight).toBeLessThanOrEqual(highest[window]);
      expect(scrollWidth).toBe(windows[window].width);
    });

    test('the first screen says who it is for, what it costs today and how to leave', async ({ page }) => {
      await page.goto('/');
      for (const words of ['For food trucks and mobile vendors', '$0 today', 'Leave anytime, no fee']) {
        await expect(page.locator('#home').getByText(words, { exact: true })).toBeInViewport({ ratio: 1 });
      }
      await expect(page.getByRole('link', { name: 'Get Started' })).toBeInViewport({ ratio: 1 });
    });

    test('an anchor leads to a heading 16 pixels under the bar', async ({ page }) => {
      await page.goto('/');
      await webFontLoaded(page);
      for (const id of ['features', 'pricing', 'faq']) {
        await page.goto(`/#${id}`);
        const heading = page.locator(`#${id}-title`);
        await expect
          .poll(() => heading.evaluate((node) => Math.round(node.getBoundingClientRect().top)))
          .toBe(headingTop);
      }
    });
  });
}

test('an anchor opens what it leads to', async ({ page }) => {
  await page.goto('/#status');
  await expect(page.locator('#status')).toHaveAttribute('open');
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByLabel('Your name')).toBeVisible();
});

test('the steps are slides, reached by buttons and by their numbers', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#how-it-works');
  const heading = (name: string) => section.getByRole('heading', { name });
  await scriptLoaded(page);
  await section.scrollIntoViewIfNeeded();
  await expect(heading('Sell with no signal')).not.toBeInViewport();
  await section.getByRole('link', { name: '3: Sell with no signal' }).click();
  await expect(heading('Sell with no signal')).toBeInViewport({ ratio: 1 });
  await section.getByRole('button', { name: 'The next step' }).click();
  await expect(heading('Read what sold')).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(/\/$/u);
});

/** Scrolls until the upper edge of an element is so far from the top of the window. */
async function bringTo(page: Page, selector: string, top: number): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate(
      (node, at) => scrollBy({ top: node.getBoundingClientRect().top - at, behavior: 'instant' }),
      top,
    );
  await painted(page);
}

test.describe('on a phone', () => {
  test.use({ viewport: windows.phone });

  test('the way back to the top gives way to prices', async ({ page }) => {
    await page.goto('/');
    await scriptLoaded(page);
    const back = page.getByRole('link', { name: 'Back to the top' });
    await bringTo(page, '#features', 100);
    await expect(back).toBeVisible();
    // The plans, their ticket and the table of prices come into the corner in turn.
    for (const price of ['label:has-text("Monthly")', 'h3:has-text("Your price")', 'summary']) {
      await bringTo(page, `#pricing ${price}`, windows.phone.height - 84);
      await expect(back).toBeHidden();
    }
  });

  test('the way back to the top gives way to the signs that open an answer', async ({ page }) => {
    await page.goto('/');
    await scriptLoaded(page);
    const back = page.getByRole('link', { name: 'Back to the top' });
    await bringTo(page, '#features', 100);
    await expect(back).toBeVisible();
    for (const answers of ['#faq', '#company']) {
      await bringTo(page, `${answers} details`, windows.phone.height - 84);
      await expect(back).toBeHidden();
    }
  });
});
