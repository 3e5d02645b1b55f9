import { expect } from '@playwright/test';
import { englishIn } from '../support/englishIn.ts';
import { findLayoutFaults } from '../support/layoutFaults.ts';
import {
  allRendered,
  publicPaths,
  openActive,
  scriptLoaded,
  siteTest,
  spanishPaths,
  test,
  webFontLoaded,
  windows,
} from './support/visit.ts';

const siteUrl = 'https://curbwise.example';
const pairs = publicPaths.map((english, at) => ({ english, spanish: spanishPaths[at] ?? '' }));

test('the pages of a pair link to each other and name themselves in their language', async ({ page }) => {
  // The documents are read without loading their pages, which takes seconds each.
  await page.goto('/robots.txt');
  const headOf = (address: string) =>
    page.evaluate(async (path) => {
      const html = await (await fetch(path)).text();
      const { documentElement, head } = new DOMParser().parseFromString(html, 'text/html');
      return {
        language: documentElement.lang,
        canonical: [...head.querySelectorAll('link[rel=canonical]')].map((one) => one.getAttribute('href')),
        alternates: [...head.querySelectorAll<HTMLLinkElement>('link[rel=alternate]')].map(
          ({ hreflang, href }) => [hreflang, href],
        ),
      };
    }, address);
  for (const { english, spanish } of pairs) {
    const alternates = [
      ['en', siteUrl + english],
      ['es', siteUrl + spanish],
      ['x-default', siteUrl + english],
    ];
    for (const [address, language] of [
      [english, 'en'],
      [spanish, 'es'],
    ] as const)
      expect(await headOf(address)).toEqual({ language, canonical: [siteUrl + address], alternates });
  }
});

for (const { spanish } of pairs) {
  test(`${spanish} has no English sentence, and nothing cut off or overlapping at 320 pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openActive(page, spanish);
    // Answers, tables and dates are in the document although they are folded.
    const words = await page.locator('body').evaluate((body) => {
      const unread = 'script, style, template, [lang=en]';
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      const found: string[] = [document.title];
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (parentElement && !parentElement.closest(unread)) found.push(textContent ?? '');
      }
      for (const part of body.querySelectorAll('[aria-label], [alt], [title], [placeholder]'))
        for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
          if (!part.closest(unread)) found.push(part.getAttribute(name) ?? '');
      for (const { content } of document.querySelectorAll<HTMLMetaElement>(
        'meta[name=description], meta[property^="og:"]',
      ))
        found.push(content);
      found.push(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
      return found;
    });
    expect(words.filter(englishIn)).toEqual([]);
    await allRendered(page);
    await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) =>
      all.forEach((one) => {
        one.open = true;
      }),
    );
    for (const size of ['100%', '200%']) {
      await page.locator('html').evaluate((html, fontSize) => {
        html.style.fontSize = fontSize;
      }, size);
      expect(await page.evaluate(findLayoutFaults), `text ${size}`).toEqual([]);
    }
  });
}

test('nothing covers the promises on the first screen, in either language', async ({ page }) => {
  for (const [address, width] of [
    ['/', 1200],
    ['/es', 1200],
    ['/es', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    await webFontLoaded(page);
    const covered = await page
      .locator('#home ul')
      .first()
      .evaluate((list) =>
        [...list.children].map(({ textContent, firstChild }) => {
          const words = document.createRange();
          words.selectNode(firstChild as Node);
          const { right, top, height } = words.getBoundingClientRect();
          const seen = document.elementFromPoint(right - 2, top + height / 2);
          return seen && list.contains(seen) ? '' : textContent;
        }),
      );
    expect(covered.join(''), `${address}, ${width} pixels`).toBe('');
  }
});

test('the language switch leads to the same section in the other language, and back', async ({ page }) => {
  await page.setViewportSize(windows.phone);
  await openActive(page);
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await page.locator('#pricing').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es#pricing$/u);
  await expect(page.locator('#pricing h2')).toContainText('al mes');
  // Without its script, the link leads to the top of the page.
  await scriptLoaded(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/#[\w-]+$/u);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

siteTest.describe('in a browser that asks for Spanish', () => {
  siteTest.use({ locale: 'es-MX' });

  siteTest(
    'one line on / offers the Spanish page once, and nothing leads there by itself',
    async ({ page }) => {
      await openActive(page);
      await expect(page).toHaveURL(/\/$/u);
      const line = page.getByRole('complementary', { name: 'Leer en español' });
      await expect(line).toContainText('Esta página también está en español.');
      await line.getByRole('button', { name: 'Cerrar' }).click();
      await expect(line).toBeHidden();
      await page.reload();
      await scriptLoaded(page);
      await expect(line).toBeHidden();
    },
  );

  siteTest('the line leads to the Spanish page', async ({ page }) => {
    await openActive(page);
    await page.getByRole('complementary').getByRole('link', { name: 'Leer en español' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Toma el control de tu food truck');
  });
});

test('the sign-up uses the language of the page before it, inside that page and at its own address', async ({
  page,
}) => {
  await openActive(page, '/es');
  await page.getByRole('link', { name: 'Empieza ahora' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crea tu cuenta');
  await page.goto('/sign-up/signin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crea tu cuenta');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle('Crea tu cuenta | Curbwise');
  const texts = await page.evaluate(() => document.body.innerText.split('\n'));
  expect(texts.filter(englishIn)).toEqual([]);
  await expect(page.getByRole('link', { name: 'Términos de uso' }).first()).toHaveAttribute(
    'href',
    '/es/terms-of-use',
  );
  await openActive(page);
  await page.goto('/sign-up/signin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Account');
});

test('the Spanish addresses of the sign-up are Spanish in a browser that read English pages before', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.goto('/es/sign-up/signin');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle('Crea tu cuenta | Curbwise');
  await page.getByRole('textbox', { name: 'Correo' }).fill('rosa@example.com');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/sign-up\/signin$/u);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('rosa@example.com');
  await page.goto('/es/account');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('these tests recognize English text', async ({ page }) => {
  await page.goto('/');
  const texts = await page.locator('main p').allTextContents();
  expect(texts.filter(englishIn).length).toBeGreaterThan(20);
});

test('the language switch leads from a demo to the same demo', async ({ page }) => {
  await page.setViewportSize(windows.phone);
  await openActive(page, '/#try-it');
  await page.getByRole('tab', { name: 'Point of sale' }).click();
  await expect(page.getByText('Tap a key to start the order.')).toBeVisible();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es#try-it-point-of-sale$/u);
  await expect(page.getByText('Toca una tecla para empezar el pedido.')).toBeVisible();
});

// Some browsers inside apps name none.
test('a page becomes active in a browser that names no language', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'language', { value: undefined }));
  await page.goto('/');
  await scriptLoaded(page);
});
