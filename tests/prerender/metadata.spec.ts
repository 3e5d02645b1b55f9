import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { priceList } from '../../src/domain/priceList.ts';
import { publicPaths, spanishPaths, test } from './support/visit.ts';

/** The site's public address, unless the build sets another. */
const siteUrl = 'https://curbwise.example';

const titles = {
  '/': 'Curbwise: know which spots make money',
  '/privacy-notice': 'Privacy Notice | Curbwise',
  '/terms-of-use': 'Terms of Use | Curbwise',
  '/cookies': 'Cookies | Curbwise',
};

async function said(page: Page, selector: string, attribute = 'content'): Promise<string> {
  return (await page.locator(`head ${selector}`).getAttribute(attribute)) ?? '';
}

function pathOf(address: string): string {
  expect(address.startsWith(`${siteUrl}/`)).toBe(true);
  return address.slice(siteUrl.length);
}

test('every page describes itself to search engines and shared links', async ({ page, request }) => {
  for (const path of publicPaths) {
    await page.goto(path);
    await expect(page).toHaveTitle(titles[path]);
    expect(await said(page, 'meta[property="og:url"]')).toBe(`${siteUrl}${path}`);
    expect(await said(page, 'meta[property="og:title"]')).toBe(titles[path]);
    expect(await said(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
    const description = await said(page, 'meta[name=description]');
    expect(description.length).toBeGreaterThan(50);
    expect(await said(page, 'meta[property="og:description"]')).toBe(description);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);

    const image = await request.get(pathOf(await said(page, 'meta[property="og:image"]')));
    // Many chats show it from here (github.com/helmetjs/helmet/issues/385).
    expect(image.headers()).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const { width, height } = await sharp(await image.body()).metadata();
    expect(String(width)).toBe(await said(page, 'meta[property="og:image:width"]'));
    expect(String(height)).toBe(await said(page, 'meta[property="og:image:height"]'));
  }
});

for (const [path, language, names] of [
  ['/', 'en', { Yearly: 'Yearly', Monthly: 'Monthly' }],
  ['/es', 'es', { Yearly: 'Anual', Monthly: 'Mensual' }],
] as const)
  test(`structured data of ${path} offers both plans, in its language, at the prices of the price list (R-PUBLIC-METADATA)`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await said(page, 'meta[property="og:locale"]')).toBe(`${language}_US`);
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    const graph: Array<Record<string, any>> = JSON.parse(text ?? '')['@graph'];
    const product = graph.find((thing) => thing['@type'] === 'SoftwareApplication');
    expect(product?.['inLanguage']).toBe(language);
    expect(product?.['offers']).toHaveLength(2);
    expect(product?.['offers']).toMatchObject(
      (['Yearly', 'Monthly'] as const).map((name) => ({
        '@type': 'Offer',
        name: names[name],
        price: priceList[name].prices.USD?.price.toFixed(2),
        priceCurrency: 'USD',
      })),
    );
    const questions = graph.find((thing) => thing['@type'] === 'FAQPage')?.['mainEntity'] as Array<{
      name: string;
    }>;
    await expect(page.locator('#faq summary')).toHaveText(questions.map(({ name }) => name));
  });

test('the sitemap lists exactly the public pages (R-PUBLIC-PATHS)', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(?<address>[^<]+)<\/loc>/gu)].map(({ groups }) =>
    pathOf(groups?.['address'] ?? ''),
  );
  expect(listed).toEqual([...publicPaths, ...spanishPaths]);
  for (const path of listed) expect((await request.get(path)).status()).toBe(200);
});

test('search engines are excluded from the sign-up (R-PUBLIC-METADATA)', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const disallowed = [...robots.matchAll(/^Disallow: (?<prefix>.+)$/gmu)].map(
    ({ groups }) => groups?.['prefix'] ?? '',
  );
  expect(disallowed).toEqual(['/api/']);
  for (const path of [
    '/sign-up/',
    '/sign-up/signin',
    '/sign-up/plans',
    '/account',
    '/admin/reset-password',
    '/es/sign-up/signin',
    '/es/account',
  ]) {
    // A crawler that may not read a page does not learn that it is not to be listed.
    expect(disallowed.filter((prefix) => path.startsWith(prefix))).toEqual([]);
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex"');
  }
});

test('the manifest’s icons have the sizes that it names', async ({ page, request }) => {
  await page.goto('/');
  // The page's script adds it.
  await page.mouse.wheel(0, 1);
  const manifest = await (await request.get(await said(page, 'link[rel=manifest]', 'href'))).json();
  expect(manifest).toMatchObject({ name: 'Curbwise', start_url: '/' });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  for (const rel of ['icon', 'apple-touch-icon']) {
    const address = await said(page, `link[rel="${rel}"]`, 'href');
    expect((await request.get(address)).headers()['content-type']).toMatch(/^image\//u);
  }
});
