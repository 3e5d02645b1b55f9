import { expect, type Page } from '@playwright/test';
import { publicPaths, spanishPaths, test, windows } from './support/visit.ts';

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

const footerAnchors = [
  ['About', 'about'],
  ['Team', 'team'],
  ['Careers', 'careers'],
  ['Press', 'press'],
  ['Features', 'features'],
  ['Pricing', 'pricing'],
  ['Testimonials', 'testimonials'],
  ['FAQ', 'faq'],
  ['Help', 'help'],
  ['Contact', 'contact'],
  ['API', 'api'],
  ['Status', 'status'],
] as const;

async function hrefsOf(page: Page): Promise<string[]> {
  return page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test.describe('on a phone', () => {
  test.use({ viewport: windows.phone });

  test('the menu opens and closes (R-NAV-MENU)', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(menu).toBeVisible();
    expect((await menu.boundingBox())?.width).toBe(280);
    await menu.getByRole('button', { name: 'Close the menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.mouse.click(20, 400);
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });
});

test('controls that need a script are hidden, all else is visible, and the claim is a sentence about an example', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByLabel('Tablets', { exact: true })).toBeHidden();
  await expect(page.getByLabel('Your weekly profit')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Pause animations' })).toBeHidden();
  for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeHidden();
  // Playwright does not search for text in the element itself.
  const told = page.locator('#try-it noscript');
  await expect(told).toBeVisible();
  expect(await told.textContent()).toContain('The demos need JavaScript');
  await expect(page.getByText('Setting up the demo…')).toBeHidden();
  for (const key of await page.getByRole('button').all()) {
    // The remaining controls need no script: only the mail program, on a wide window.
    await expect(key).toHaveText('Send message');
  }
  await expect(page.locator('#own-numbers output')).toHaveText('30% of $2,300 would be $690 more per week.');
  for (const step of await page.locator('#how-it-works article').all())
    await expect(step).toHaveCSS('opacity', '1');
  for (const heading of await page.locator('main h2, main h3').all()) {
    // The calculators' headings are hidden with them.
    if (await heading.evaluate((node) => node.closest('[data-island="price-calculator"]') !== null)) continue;
    await expect(heading).toBeVisible();
  }
});

test('visitors can write by address and by a form for the mail program', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.locator('#contact').getByRole('link', { name: 'support@curbwise.example' }),
  ).toHaveAttribute('href', 'mailto:support@curbwise.example');
  await page.locator('#contact summary').click();
  const form = page.locator('#contact form');
  // Nor has the form an action of its own, at which browsers would warn of mixed content on every visit.
  await expect(form).not.toHaveAttribute('action');
  for (const name of ['name', 'email', 'phone', 'subject', 'message']) {
    await expect(form.locator(`[name=${name}]`)).toBeVisible();
  }
  const send = form.getByRole('button', { name: 'Send message' });
  await expect(send).toBeEnabled();
  await expect(send).toHaveAttribute('formaction', 'mailto:support@curbwise.example');
});

test('every link of every public page leads to an existing target on the site', async ({ page, request }) => {
  const known = new Map<string, { status: number; text: string }>();
  for (const path of [...publicPaths, ...spanishPaths]) {
    await page.goto(path);
    const hrefs = [...new Set(await hrefsOf(page))];
    expect(hrefs).not.toContain('');
    expect(hrefs).not.toContain('#');
    for (const href of hrefs) {
      const { origin, pathname, hash } = new URL(href, page.url());
      if (origin !== new URL(page.url()).origin) continue;
      if (!known.has(pathname)) {
        const answer = await request.get(pathname);
        known.set(pathname, { status: answer.status(), text: await answer.text() });
      }
      expect(known.get(pathname)?.status, `${href} on ${path}`).toBe(200);
      if (hash)
        expect(known.get(pathname)?.text, `${href} on ${path}`).toMatch(
          new RegExp(`\\sid="${hash.slice(1)}"`, 'u'),
        );
    }
  }
});

test('every footer anchor leads to the content it names (R-PUBLIC-ANCHORS, R-FOOTER-ANCHORS)', async ({
  page,
}) => {
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  for (const [label, id] of footerAnchors) {
    await foot.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/#${id}$`, 'u'));
    await expect(page.locator(`#${id}`)).toBeInViewport();
    // The anchor's target is open.
    const fold = page.locator(`details#${id} p, #${id} [data-opened-by-anchor] form`).first();
    if ((await fold.count()) > 0) await expect(fold).toBeVisible();
  }
});

test('every legal page is readable, and its contents link to its parts', async ({ page }) => {
  for (const path of publicPaths.slice(1)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const contents = page.getByRole('main').getByRole('navigation').getByRole('link');
    expect(await contents.count()).toBeGreaterThan(2);
    for (const link of await contents.all()) {
      const part = page.locator((await link.getAttribute('href')) ?? '');
      await expect(part).toBeVisible();
      await expect(part).toContainText((await link.textContent()) ?? '?');
    }
  }
});
