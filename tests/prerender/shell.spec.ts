import { expect } from '@playwright/test';
import { holdScripts, test } from './support/visit.ts';

test('the sign-up has its frame before its scripts load, and keeps it', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/sign-up/check-email', { waitUntil: 'commit' });
  const brand = page.getByRole('banner').getByRole('link', { name: 'Curbwise' });
  await expect(brand).toBeVisible();
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Privacy Notice' })).toBeVisible();
  // The web font may load before or after the script, and is a pixel wider.
  await page.evaluate(() => document.fonts.ready);
  const before = await brand.boundingBox();
  letGo();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  expect(await brand.boundingBox()).toEqual(before);
  await expect(page.getByText('Loading...')).toHaveCount(0);
});

test('a browser that cannot run the script names the supported ones after a wait', async ({
  page,
  complaints,
}) => {
  await page.route('**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'syntax of the future' }),
  );
  await page.goto('/sign-up/plans');
  const sentence = page.getByText('Signing up needs Safari 16.4');
  await expect(sentence).toBeHidden();
  await sentence.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
  await expect(sentence).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('SyntaxError')]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/sign-up/signin', '/sign-up/plans'])
    test(`${path} names its requirements and offers no dead button`, async ({ page }) => {
      await page.goto(path);
      const said = page.getByRole('main').locator('noscript');
      await expect(said).toBeVisible();
      expect(await said.evaluate(({ textContent }) => textContent)).toContain('Signing up needs JavaScript.');
      await expect(page.getByText('Loading...')).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('textbox')).toHaveCount(0);
    });
});
