import { expect, type Page } from '@playwright/test';
// The browser reports the status 404.
import { siteTest as test } from './support/visit.ts';

const english = {
  path: '/',
  title: 'Take control of your food truck',
  said: 'We couldn’t find that page. Here’s the home page.',
};
const spanish = {
  path: '/es',
  title: 'Toma el control de tu food truck',
  said: 'No encontramos esa página. Esta es la página de inicio.',
};

async function expectLandingPageFrom(page: Page, path: string, home = english): Promise<void> {
  const answer = await page.goto(path, { waitUntil: 'commit' });
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(
    ({ href }) => href.replace(/#not-found$/u, '') === new URL(home.path, page.url()).href,
  );
  await expect(page.getByText(home.said)).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: home.title })).toBeVisible();
}

test('a browser is redirected from an unknown path to the landing page (R-PATH-UNKNOWN)', async ({
  page,
}) => {
  await page.goto('/cookies');
  for (const path of ['/nothing-here', '/privacy-notice/more', '/admin?x=1#y'])
    await expectLandingPageFrom(page, path);
  // The unknown path is not in the history, where Back would only lead to it and redirect again.
  await page.goto('/cookies');
  await page.goto('/nothing-here', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/:\d+\/(?:#not-found)?$/u);
  await page.goBack();
  await expect(page).toHaveURL(/\/cookies$/u);
});

test('an unknown path under /es redirects to the Spanish landing page', async ({ page }) => {
  for (const path of ['/es/nothing-here', '/es/terms-of-use/more'])
    await expectLandingPageFrom(page, path, spanish);
  await expectLandingPageFrom(page, '/estimates');
});

test('only a lost visitor is told so, and the address is soon plain again', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(english.said)).toBeHidden();
  await page.goto('/nothing-here', { waitUntil: 'commit' });
  await expect(page.getByText(english.said)).toBeVisible();
  await page.mouse.move(200, 300);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(/:\d+\/$/u);
  await expect(page.getByText(english.said)).toBeVisible();
});

test('a browser that is not redirected shows in both languages that the page does not exist', async ({
  request,
}) => {
  const html = await (await request.get('/es/nothing-here')).text();
  for (const part of ['There’s no page here', 'lang="es"', 'Aquí no hay ninguna página', 'href="/es"']) {
    expect(html).toContain(part);
  }
});

test('redirects without scripts too (R-PATH-UNKNOWN)', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  await expectLandingPageFrom(await context.newPage(), '/nothing-here');
  await context.close();
});
