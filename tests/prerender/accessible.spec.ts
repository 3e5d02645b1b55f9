import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import sharp from 'sharp';
import {
  allRendered,
  everythingHydrated,
  openDemo,
  publicPaths,
  spanishPaths,
  test,
  webFontLoaded,
  windows,
} from './support/visit.ts';

const skipToContent = 'Skip to content';

/** Runs all axe rules on the page, or on one part of it, in its present state. What passes is not described. */
async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  await page.evaluate(axe.source);
  // A color on its way to another one may lack contrast.
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  const { violations } = await page.evaluate(
    (selector) =>
      (
        globalThis as unknown as { axe: { run: (part: string, options: RunOptions) => Promise<AxeResults> } }
      ).axe.run(selector, { reporter: 'no-passes' }),
    part,
  );
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

test.use({ reducedMotion: 'reduce' });

for (const [window, viewport] of [
  ['phone', windows.phone],
  ['desktop', windows.desktop],
] as const) {
  test.describe(`in the window of a ${window}`, () => {
    test.use({ viewport });

    // The Spanish pages have the markup and the colours of the English ones.
    test('axe finds nothing on any page', async ({ page }) => {
      for (const address of [...publicPaths, ...(window === 'phone' ? spanishPaths : [])]) {
        await test.step(address, async () => {
          await page.goto(address);
          // An unrendered section reserves about its height, which Spanish text exceeds.
          await allRendered(page);
          await expectNoViolations(page);
        });
      }
    });

    test('nor after everything is active and an answer is open, nor in any demo (R-A11Y)', async ({
      page,
    }) => {
      await page.goto('/');
      await everythingHydrated(page);
      await page.locator('#faq summary').first().click();
      await page.getByText('Every price for 1 to 10 tablets').click();
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(
        page.getByRole('heading', { name: 'Map of your spots' }).or(page.locator('#try-it-panel h3')).first(),
      ).toBeVisible();
      await expectNoViolations(page);
      for (const tab of ['Menu builder', 'Point of sale', 'Analytics']) {
        await test.step(tab, async () => {
          await openDemo(page, tab);
          await expectNoViolations(page, '#try-it');
        });
      }
    });
  });
}

test('the first Tab stop of every page skips the header', async ({ page }) => {
  for (const address of [...publicPaths, '/sign-up/signin']) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // An app screen focuses its heading.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      const skip = page.getByRole('link', { name: skipToContent });
      await expect(skip).not.toBeInViewport();
      await expect(skip).toBeAttached();
      expect(await page.locator('a, button').first().textContent()).toBe(skipToContent);
      const all = await page.evaluate(() => {
        getSelection()?.selectAllChildren(document.body);
        return getSelection()?.toString();
      });
      expect(all).not.toContain(skipToContent);
      await skip.focus();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toBeVisible();
    });
  }
});

// github.com/alphagov/govuk_publishing_components/issues/5154
test('a browser that darkens pages by itself leaves these as they are', async ({ page, context }) => {
  const emulation = await context.newCDPSession(page);
  // Chrome on Android darkens pages for people who prefer the dark.
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const address of ['/', '/sign-up/signin'])
    await test.step(address, async () => {
      // The app takes the place of the prerendered screen.
      await page.goto(address, { waitUntil: 'networkidle' });
      await webFontLoaded(page);
      await page.evaluate(() =>
        Promise.all(
          Array.from(document.images, async (image) => {
            if (image.loading !== 'lazy') await image.decode();
          }),
        ),
      );
      const colors = async () =>
        sharp(await page.screenshot())
          .raw()
          .toBuffer();
      const before = await colors();
      await emulation.send('Emulation.setAutoDarkModeOverride', { enabled: true });
      const after = await colors();
      // A turned picture is not drawn in the same way each time.
      expect(after.filter((value, at) => value !== before[at]).length / after.length).toBeLessThan(0.001);
      await emulation.send('Emulation.setAutoDarkModeOverride', { enabled: false });
    });
});

test.describe('on a phone', () => {
  test.use({ viewport: windows.phone });

  test('axe finds nothing in the open menu, nor in the dialog of a film (R-A11Y)', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.locator('#how-it-works').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Tap to play demo' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);
  });
});
