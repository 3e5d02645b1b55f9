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
      await expect
        .poll(async () => (await topOf(page, `#${id}`)) === headingTop || (await atTheEnd(page)))
        .toBe(true);
      await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('in the smallest window', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  /** The edges of boxes, from the left. */
  async function edgesOf(boxes: ReturnType<Page['locator']>) {
    const all = await Promise.all((await boxes.all()).map((box) => box.boundingBox()));
    return all
      .map((box) => ({ left: box!.x, right: box!.x + box!.width }))
      .toSorted((a, b) => a.left - b.left);
  }

  test('the controls of the slides stand 8 pixels apart, and none beyond the edge', async ({ page }) => {
    await page.goto('/');
    await allRendered(page);
    const edges = await edgesOf(page.locator('[data-carousel] :is([data-slide-by], [data-slide-link])'));
    expect(edges).toHaveLength(6);
    const gaps = edges.slice(1).map(({ left }, at) => Math.round(left - edges[at]!.right));
    expect(gaps).toEqual([8, 8, 8, 8, 8]);
    expect(edges[0]!.left).toBeGreaterThanOrEqual(0);
    expect(edges[5]!.right).toBeLessThanOrEqual(320);
  });

  for (const size of ['100%', '200%']) {
    test(`no control of a film lies on another one, with text of ${size} of its size`, async ({ page }) => {
      await page.goto('/');
      await page.addStyleTag({ content: `:root { font-size: ${size} !important }` });
      await webFontLoaded(page);
      await allRendered(page);
      const overlaps = await page
        .locator('[data-player]')
        .first()
        .locator('button, picture')
        .evaluateAll((parts) => {
          const boxes = parts.map((part) => part.getBoundingClientRect());
          return boxes.flatMap((one, at) =>
            boxes
              .slice(at + 1)
              .filter(
                (other) =>
                  one.left < other.right &&
                  other.left < one.right &&
                  one.top < other.bottom &&
                  other.top < one.bottom,
              ),
          );
        });
      expect(overlaps).toEqual([]);
    });
  }

  test('the button of the menu is in the window, with text twice as large too', async ({ page }) => {
    await page.goto('/');
    await page.addStyleTag({ content: ':root { font-size: 200% !important }' });
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeInViewport({ ratio: 1 });
  });
});

test('text twice as large leaves the headline free, and offers the menu instead of the links', async ({
  page,
}) => {
  await page.goto('/');
  await page.addStyleTag({ content: ':root { font-size: 200% !important }' });
  await webFontLoaded(page);
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
  const headline = await page.locator('h1').boundingBox();
  for (const part of await page.locator('#home div:has(> dl), header nav').all()) {
    if (!(await part.isVisible())) continue;
    const box = await part.boundingBox();
    expect(box!.x >= headline!.x + headline!.width || box!.y >= headline!.y + headline!.height).toBe(true);
  }
});

test('a step that has no neighbour disables the button to it', async ({ page }) => {
  await page.goto('/');
  await scriptLoaded(page);
  const section = page.locator('#how-it-works');
  await section.scrollIntoViewIfNeeded();
  const [back, on] = [
    section.getByRole('button', { name: 'The step before' }),
    section.getByRole('button', { name: 'The next step' }),
  ];
  await expect(back).toBeDisabled();
  await expect(on).toBeEnabled();
  await section.getByRole('link', { name: '4: Read what sold' }).click();
  await expect(on).toBeDisabled();
  await expect(back).toBeEnabled();
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
