import { expect, type Page } from '@playwright/test';
import { openActive, test, webFontLoaded } from './support/visit.ts';

/** The link that opens the sign-in in the same document. */
const startLink = (page: Page) =>
  page.locator('#how-it-works').getByRole('link', { name: 'Start Your Free Trial' });

async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { marked: true }));
  return () => page.evaluate(() => 'marked' in globalThis);
}

async function expectSignIn(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/sign-up\/signin$/u);
  await expect(page.getByRole('heading', { name: 'Create Account', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/^Create Account/u);
}

test('Start Your Free Trial opens the sign-in in the same document, and Back shows the page as it was (R-STEPS-START)', async ({
  page,
}) => {
  await page.goto('/');
  const isSame = await markDocument(page);
  const title = await page.title();
  await startLink(page).click();
  await expectSignIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await isSame()).toBe(true);

  await page.goBack();
  const link = startLink(page);
  await expect(link).toBeInViewport();
  await expect(link).toBeFocused();
  await expect(page).toHaveTitle(title);
  await expect(page.getByLabel('Email', { exact: true })).toBeHidden();

  await page.goForward();
  await expectSignIn(page);
  await page.goBack();
  await link.click();
  await expectSignIn(page);
  expect(await isSame()).toBe(true);
});

test('a double click on the way to the sign-in leaves one step to go back through', async ({ page }) => {
  await page.goto('/');
  const link = startLink(page);
  await link.dblclick();
  await expectSignIn(page);
  await page.goBack();
  await expect(link).toBeInViewport();
});

test('the sign-in opened in the same document looks like the loaded page (R-STEPS-START)', async ({
  page,
}) => {
  await page.goto('/sign-up/signin');
  await expectSignIn(page);
  const looks = () =>
    page.evaluate(() =>
      // The loaded document has words for browsers that run no script or an old one, hidden in others.
      [...document.querySelectorAll('#root *:not(noscript, noscript + p)')].map((part) => {
        const { fontFamily, fontSize, color, backgroundColor, padding } = getComputedStyle(part);
        const { x, y, width, height } = part.getBoundingClientRect();
        return [
          part.tagName,
          fontFamily,
          fontSize,
          color,
          backgroundColor,
          padding,
          x,
          y,
          width,
          height,
        ].join();
      }),
    );
  await webFontLoaded(page);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const loaded = await looks();
  await page.goto('/');
  await startLink(page).click();
  await expectSignIn(page);
  await page.mouse.move(0, 0);
  await expect.poll(looks).toEqual(loaded);
});

test('in the same document the sign-up may connect to Firebase and PayPal (R-STEPS-START)', async ({
  page,
}) => {
  const services = [
    'https://identitytoolkit.googleapis.com/',
    'https://securetoken.googleapis.com/',
    'https://www.paypal.com/',
  ];
  for (const service of services) {
    await page.route(`${service}**`, (route) =>
      route.fulfill({ body: 'reached', headers: { 'access-control-allow-origin': '*' } }),
    );
  }
  await page.goto('/');
  await startLink(page).click();
  await expectSignIn(page);
  const answers = await page.evaluate(
    (addresses) => Promise.all(addresses.map(async (address) => (await fetch(address)).text())),
    services,
  );
  expect(answers).toEqual(services.map(() => 'reached'));
});

// With Alt, Chrome and Safari download a link (github.com/vercel/next.js/pull/16003).
for (const key of ['ControlOrMeta', 'Shift', 'Alt'] as const)
  test(`a click with ${key} is left to the browser`, async ({ page }) => {
    await page.goto('/');
    const link = startLink(page);
    // Not the new tab itself, which Chromium opens but Playwright does not always report on a busy machine.
    const isLeft = page.evaluate(
      () =>
        new Promise<boolean>((resolve) =>
          addEventListener('click', ({ defaultPrevented }) => resolve(!defaultPrevented), { once: true }),
        ),
    );
    await link.click({ modifiers: [key] });
    expect(await isLeft).toBe(true);
    await expect(page).toHaveURL(/\/$/u);
    await expect(link).toBeVisible();
  });

/** Whether a click on a sign-up link loads a new document. */
async function loadsAPage(page: Page, way: string): Promise<boolean> {
  await page.goto('/');
  const isSame = await markDocument(page);
  await page.getByRole('link', { name: way }).first().click();
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  return !(await isSame());
}

test('Sign Up and the button of a plan load a page (R-NAV-SIGN-UP, R-PRICING-BUTTONS)', async ({ page }) => {
  for (const way of ['Sign Up', 'Start with Monthly']) expect(await loadsAPage(page, way), way).toBe(true);
});

test('if the app’s script cannot be loaded in the document, its address is opened (R-STEPS-START)', async ({
  page,
  complaints,
}) => {
  let left = false;
  page.on(
    'request',
    (request) => (left ||= request.isNavigationRequest() && request.url().endsWith('signin')),
  );
  // Before the page, which may load the script ahead.
  await page.route(/\/assets\/app-.*\.js$/u, (route) => (left ? route.continue() : route.abort()));
  await openActive(page);
  await startLink(page).click();
  await expectSignIn(page);
  const heard = complaints.splice(0);
  expect(heard).not.toEqual([]);
  expect(heard.filter((line) => !line.includes('ERR_FAILED'))).toEqual([]);
});
