import { expect, type Page } from '@playwright/test';
import { allRendered, test, webFontLoaded, windows } from './support/visit.ts';

/** What a visitor must see to decide, at the size of the window in which the visitor decides. */

test.use({ reducedMotion: 'reduce', deviceScaleFactor: 2 });

async function openAll(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await webFontLoaded(page);
  await allRendered(page);
}

/** Pictures of which a file has fewer pixels than the screen shows. */
function blurredPictures(page: Page, within: string): Promise<string[]> {
  return page.locator(`${within} img`).evaluateAll(async (images) => {
    const shown = (images as HTMLImageElement[]).filter((image) => image.checkVisibility());
    const found = await Promise.all(
      shown.map(async (image) => {
        image.loading = 'eager';
        await image.decode();
        // The file itself: the size of a picture with a `srcset` is told in CSS pixels.
        const file = Object.assign(new Image(), { src: image.currentSrc });
        await file.decode();
        const needed = Math.floor(image.clientWidth * devicePixelRatio);
        return file.naturalWidth < needed ? `${image.currentSrc}: ${file.naturalWidth} of ${needed}` : '';
      }),
    );
    return found.filter((line) => line !== '');
  });
}

/** Headings that a visitor reaches only by scrolling sideways. */
function headingsInRows(page: Page): Promise<string[]> {
  return page.locator('main :is(h2, h3)').evaluateAll((headings) =>
    headings
      .filter((heading) => {
        for (let at = heading.parentElement; at; at = at.parentElement) {
          const turns = ['auto', 'scroll'].includes(getComputedStyle(at).overflowX);
          if (turns && at.scrollWidth > at.clientWidth + 1) return true;
        }
        return false;
      })
      .map((heading) => heading.textContent),
  );
}

/** The longest way in pixels from any place of the page to a filled link to the sign-up. */
function longestWayToStart(page: Page): Promise<number> {
  return page.evaluate(() => {
    const starts = [...document.querySelectorAll('main a.MuiButton-contained[href*="/sign-up/signin"]')]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getBoundingClientRect().top + scrollY);
    const end = document.querySelector('footer')!.getBoundingClientRect().top + scrollY;
    const gaps = starts.slice(1).map((top, at) => (top - starts[at]!) / 2);
    return Math.round(Math.max(starts[0] ?? Infinity, ...gaps, end - (starts.at(-1) ?? 0)));
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: windows.phone });

  for (const path of ['/', '/es']) {
    test(`${path}: a way to start is at most two screens away, nothing to read is in a row to turn, and six pictures are shown, each with a pixel for each of the screen (R-STEPS-SEEN, R-FEATURES-PICTURES, R-END-START)`, async ({
      page,
    }) => {
      await openAll(page, path);
      expect(await longestWayToStart(page)).toBeLessThanOrEqual(2 * windows.phone.height);
      expect(await headingsInRows(page)).toEqual([]);
      await expect(page.locator('#features article img:visible')).toHaveCount(5);
      await expect(page.locator('#features article [aria-hidden]:visible')).toHaveCount(1);
      expect(await blurredPictures(page, 'main')).toEqual([]);
    });
  }

  test('the first two screens say that it works with no signal, the plans begin with the one of the sign-up, and the end has a way to start, today’s price and the way to pause or cancel (R-FEATURES-PICTURES, R-PRICING-CALCULATOR, R-END-START)', async ({
    page,
  }) => {
    await openAll(page, '/');
    const places = page.getByText('Works with no signal');
    await expect(places).toHaveCount(2);
    const tops = await places.evaluateAll((texts) =>
      texts.map((text) => text.getBoundingClientRect().bottom),
    );
    expect(Math.max(...tops)).toBeLessThan(2 * windows.phone.height);
    await expect(page.locator('#pricing').getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(page.locator('#pricing h2')).toContainText('$49');
    const last = page.locator('main > section').last();
    await expect(last.getByRole('link', { name: 'Start Your Free Trial' })).toBeVisible();
    await expect(last).toContainText('$0 today');
    await expect(last).toContainText('then $49 a month');
    await expect(last).toContainText('Pause for the season or cancel');
  });

  test('these checks find a blurred picture, a row of slides and a page without buttons (R-STEPS-SEEN)', async ({
    page,
  }) => {
    await openAll(page, '/');
    await page.addStyleTag({
      content: `#features img { width: 400px !important; max-width: none } #how-it-works ol { display: flex; overflow-x: auto }
        #how-it-works li { flex: 0 0 95% } #features a.MuiButton-contained, #how-it-works a { display: none }`,
    });
    expect(await blurredPictures(page, '#features')).toHaveLength(5);
    expect(await headingsInRows(page)).toHaveLength(4);
    expect(await longestWayToStart(page)).toBeGreaterThan(2 * windows.phone.height);
  });
});

for (const width of [768, 820]) {
  test.describe(`on an upright tablet of ${width} px`, () => {
    test.use({ viewport: { width, height: 1024 } });

    test('the first screen has the words beside the truck and shows where the next part begins, and every picture of the page has a pixel for each of the screen', async ({
      page,
    }) => {
      await openAll(page, '/');
      const hero = await page.locator('#home').boundingBox();
      expect(hero!.height).toBeLessThanOrEqual(800);
      const words = await page.getByRole('heading', { level: 1 }).boundingBox();
      const truck = await page.locator('#home img').first().boundingBox();
      expect(truck!.x).toBeGreaterThanOrEqual(words!.x + words!.width);
      expect(await blurredPictures(page, 'main')).toEqual([]);
    });
  });
}

test('on a desktop every picture of a feature has a pixel for each of the screen', async ({ page }) => {
  await openAll(page, '/');
  // The films' stills have the size of their films.
  expect(await blurredPictures(page, '#features')).toEqual([]);
});
