import { expect, type Page } from '@playwright/test';
import { allRendered, painted, scriptLoaded, test, webFontLoaded, windows } from './support/visit.ts';

/** The maximum height of the landing page in pixels, by window. */
const highest = { phone: 10_100, desktop: 8_000 } as const;

/** The height of the scrolled bar plus the space under it, in pixels. */
const headingTop = 64 + 16;

/** The distance from an element's top edge to the top of the window, in pixels. */
function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((node) => Math.round(node.getBoundingClientRect().top));
}

/** Whether the page is scrolled to its end. */
function atTheEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
}

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

    test('text at 200 % leaves no part of the page beyond the edges of the window', async ({ page }) => {
      await page.goto('/');
      await page.addStyleTag({ content: ':root { font-size: 200% !important }' });
      await webFontLoaded(page);
      await allRendered(page);
      const beyond = await page.evaluate(() =>
        [...document.querySelectorAll('#home li, #features h3, #pricing :is(li, fieldset), #faq :is(h2, h3)')]
          .filter((part) => part.checkVisibility())
          .filter((part) => {
            // The box may fit although a word overflows it.
            const words = document.createRange();
            words.selectNodeContents(part);
            return words.getBoundingClientRect().right > innerWidth;
          })
          .map((part) => part.textContent),
      );
      expect(beyond).toEqual([]);
    });

    test('the first screen names its audience, today’s price and the way to cancel', async ({ page }) => {
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
        await expect.poll(() => topOf(page, `#${id}-title`)).toBe(headingTop);
      }
    });

    test('so does one in the opened address, although the web font changes the line breaks', async ({
      page,
    }) => {
      for (const id of ['faq', 'contact', 'company']) {
        await page.goto('about:blank');
        await page.goto(`/#${id}`);
        await webFontLoaded(page);
        await expect.poll(() => topOf(page, `#${id}-title`)).toBe(headingTop);
      }
    });

    test('footer links lead to their answers, open and as far up as the page scrolls', async ({ page }) => {
      await page.goto('/');
      await webFontLoaded(page);
      for (const id of ['about', 'press', 'testimonials', 'api', 'status']) {
        await page.locator(`footer a[href$="#${id}"]`).click();
        await expect
          .poll(async () => (await topOf(page, `#${id}`)) === headingTop || (await atTheEnd(page)))
          .toBe(true);
        await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 1 });
      }
    });

    test('feature links lead to the tabs, all of them 16 pixels under the bar', async ({ page }) => {
      await page.goto('/');
      await webFontLoaded(page);
      for (const id of ['heat-map', 'point-of-sale', 'analytics']) {
        await page.locator(`#features a[href="#try-it-${id}"]`).first().click();
        await expect.poll(() => topOf(page, '[role="tablist"]:has(#try-it-heat-map)')).toBe(headingTop);
      }
    });
  });
}

test('an anchor opens its target', async ({ page }) => {
  await page.goto('/#faq-refunds');
  await expect(page.locator('#faq-refunds')).toHaveAttribute('open');
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByLabel('Your name')).toBeVisible();
});

test.describe('without reduced motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a page opened with an anchor shows its heading 16 pixels under the bar', async ({ page }) => {
    await page.goto('/#contact');
    await expect(page.getByLabel('Your name')).toBeVisible();
    await expect.poll(() => topOf(page, '#contact-title')).toBe(headingTop);
  });

  test('an anchor opens its answer without animation, and the page scrolls to it', async ({ page }) => {
    await page.goto('/');
    await webFontLoaded(page);
    for (const id of ['team', 'help']) {
      await page.locator(`footer a[href$="#${id}"]`).click();
      await expect.poll(() => topOf(page, `#${id}`)).toBe(headingTop);
    }
  });
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

/** Scrolls until the element's top edge is this far from the top of the window. */
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

  test('the button to the top makes room for prices', async ({ page }) => {
    await page.goto('/');
    await scriptLoaded(page);
    const back = page.getByRole('link', { name: 'Back to the top' });
    await bringTo(page, '#features', 100);
    await expect(back).toBeVisible();
    // The plans, their ticket and the price table reach the corner in turn.
    for (const price of ['label:has-text("Monthly")', 'h3:has-text("Your price")', 'summary']) {
      await bringTo(page, `#pricing ${price}`, windows.phone.height - 84);
      await expect(back).toBeHidden();
    }
  });

  test('the button to the top makes room for the icons that open an answer', async ({ page }) => {
    await page.goto('/');
    await scriptLoaded(page);
    const back = page.getByRole('link', { name: 'Back to the top' });
    await bringTo(page, '#features', 100);
    await expect(back).toBeVisible();
    for (const answers of ['#faq details', '#company h3']) {
      await bringTo(page, answers, windows.phone.height - 84);
      await expect(back).toBeHidden();
    }
  });
});
