import { expect, type Page } from '@playwright/test';
import { allRendered, painted, openActive, test, webFontLoaded, windows } from './support/visit.ts';

/** The maximum height of the landing page in pixels, by window. */
const highest = { phone: 14_300, desktop: 9_000 } as const;

/** The height of the scrolled bar plus the space under it, in pixels. */
const headingTop = 64 + 16;

/** The distance from an element's top edge to the top of the window, in pixels. */
function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((node) => Math.round(node.getBoundingClientRect().top));
}

function atTheEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
}

/** Follows a link of the footer, whose target is then in view, as far up as the page scrolls. */
async function expectFooterToLeadTo(page: Page, id: string): Promise<void> {
  await page.locator(`footer a[href$="#${id}"]`).click();
  await expect
    .poll(async () => (await topOf(page, `#${id}`)) === headingTop || (await atTheEnd(page)))
    .toBe(true);
  await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 1 });
}

test.use({ reducedMotion: 'reduce' });

/** The heights of the stretches of a page, in pixels, where neither a text nor a picture is shown. */
function emptyStretches(): number[] {
  const shown: DOMRect[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text.textContent?.trim() === '' || !text.parentElement?.checkVisibility()) continue;
    const words = document.createRange();
    words.selectNodeContents(text);
    shown.push(...words.getClientRects());
  }
  for (const picture of document.querySelectorAll('img, svg, video, input'))
    if (picture.checkVisibility()) shown.push(picture.getBoundingClientRect());
  let end = 0;
  return shown
    .toSorted((one, other) => one.top - other.top)
    .map(({ top, bottom }) => {
      const empty = top - end;
      end = Math.max(end, bottom);
      return Math.round(empty);
    });
}

for (const path of ['/', '/es'])
  test(`no sheet of the printed page ${path} is nearly empty`, async ({ page }) => {
    // Letter at 96 pixels an inch.
    const sheet = { width: 816, height: 1056 };
    await page.setViewportSize(sheet);
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const half = sheet.height / 2;
    expect((await page.evaluate(emptyStretches)).filter((height) => height > half)).toEqual([]);
  });

for (const window of ['phone', 'desktop'] as const) {
  test.describe(`in the window of a ${window}`, () => {
    test.use({ viewport: windows[window] });

    test('the first screen names its audience, today’s price and the way to cancel; the page is short, and no wider than the window, nor is any part of it with text at 200 %', async ({
      page,
    }) => {
      await page.goto('/');
      for (const words of ['For food trucks and mobile vendors', '$0 today', 'Pause or cancel, no fee']) {
        await expect(page.locator('#home').getByText(words, { exact: true })).toBeInViewport({ ratio: 1 });
      }
      await expect(page.getByRole('link', { name: 'Get Started' })).toBeInViewport({ ratio: 1 });

      await webFontLoaded(page);
      await allRendered(page);
      const { scrollHeight, scrollWidth } = await page.evaluate(() => ({
        scrollHeight: document.documentElement.scrollHeight,
        scrollWidth: document.documentElement.scrollWidth,
      }));
      expect(scrollHeight).toBeLessThanOrEqual(highest[window]);
      expect(scrollWidth).toBe(windows[window].width);

      await page.addStyleTag({ content: ':root { font-size: 200% !important }' });
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

    test('anchors lead to a heading 16 pixels under the bar, feature links to all tabs, footer links to their open answers', async ({
      page,
    }) => {
      await page.goto('/');
      await webFontLoaded(page);
      for (const id of ['features', 'pricing', 'faq']) {
        await page.goto(`/#${id}`);
        await expect.poll(() => topOf(page, `#${id}-title`)).toBe(headingTop);
      }
      for (const id of ['heat-map', 'point-of-sale', 'analytics']) {
        await page.locator(`#features a[href="#try-it-${id}"]`).first().click();
        await expect.poll(() => topOf(page, '[role="tablist"]:has(#try-it-heat-map)')).toBe(headingTop);
      }
      for (const id of ['about', 'press', 'testimonials', 'api', 'status'])
        await expectFooterToLeadTo(page, id);
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
  });
}

test.describe('without reduced motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a page opened with an anchor shows its heading 16 pixels under the bar', async ({ page }) => {
    await page.goto('/#contact');
    await expect(page.getByLabel('Your name')).toBeVisible();
    await expect.poll(() => topOf(page, '#contact-title')).toBe(headingTop);
  });

  test('a page opened at a piece of text stays there, although its address names an anchor too', async ({
    page,
  }) => {
    // A browser under control scrolls to no text, so the test does it, once the browser has scrolled to the anchor.
    await page.goto('/#contact:~:text=menu');
    await expect(page.locator('#contact')).toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    // The web font changes the height of the page like this.
    await page.evaluate(() => document.body.append(document.createElement('hr')));
    await painted(page);
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });

  test('an anchor opens its answer without animation, and the page scrolls to it', async ({ page }) => {
    await page.goto('/');
    await webFontLoaded(page);
    for (const id of ['team', 'help']) await expectFooterToLeadTo(page, id);
  });
});

test.describe('in the smallest window', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  /** Pairs of controls of the first film that overlap. */
  function overlaps(page: Page) {
    return page
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
  }

  test('the controls of a film do not overlap, and the recommendation of a plan does not cover its name', async ({
    page,
  }) => {
    await page.goto('/');
    await webFontLoaded(page);
    await allRendered(page);
    expect(await overlaps(page)).toEqual([]);

    const plans = page.getByRole('group', { name: 'Plan' });
    const badge = await plans.getByText('MOST POPULAR', { exact: true }).boundingBox();
    const name = await plans.getByRole('radio', { name: 'Yearly' }).boundingBox();
    expect(badge!.y + badge!.height).toBeLessThanOrEqual(name!.y);
  });

  test('with text twice as large no control of a film lies on another one, and the button of the menu is in the window', async ({
    page,
  }) => {
    await page.goto('/');
    await page.addStyleTag({ content: ':root { font-size: 200% !important }' });
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeInViewport({ ratio: 1 });
    await webFontLoaded(page);
    await allRendered(page);
    expect(await overlaps(page)).toEqual([]);
  });
});

test('text twice as large leaves the headline free, offers the menu instead of the links, and neither hides the price slip nor puts it over words or pictures', async ({
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
  const slip = page.locator('#home dl');
  await expect(slip).toBeVisible();
  const covered = await slip.evaluate((list) => {
    const box = list.getBoundingClientRect();
    return [...document.querySelectorAll('#home :is(h1, p, a, li, img)')]
      .filter((other) => other.checkVisibility() && !list.parentElement?.contains(other))
      .filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map((other) => other.textContent || other.getAttribute('alt'));
  });
  expect(covered).toEqual([]);
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

  test('the button to the top makes room for prices, and for the icons that open an answer', async ({
    page,
  }) => {
    await openActive(page);
    const back = page.getByRole('link', { name: 'Back to the top' });
    await bringTo(page, '#features', 100);
    await expect(back).toBeVisible();
    // The plans, their ticket, the price table and the answers reach the corner in turn.
    for (const part of [
      '#pricing label:has-text("Monthly")',
      '#pricing h3:has-text("Your price")',
      '#pricing summary',
      '#faq details',
      '#company h3',
    ]) {
      await bringTo(page, part, windows.phone.height - 84);
      await expect(back).toBeHidden();
    }
  });
});
