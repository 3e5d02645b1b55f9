import { brand } from '#content/brand.ts';
import { socialImage } from '#content/pages.ts';
import { languages, locale } from '#domain/language.ts';
import { pathIn, paths } from '#domain/paths.ts';
import { tokens } from '#theme/tokens.ts';
import { escapeHtml } from '#domain/escapeHtml.ts';
import { icons, socialCard } from './siteFiles.ts';
import type { StaticPage } from './staticPages.tsx';
import { structuredData } from './structuredData.ts';

function meta(key: 'name' | 'property', values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, content]) => `<meta ${key}="${name}" content="${escapeHtml(content)}">`)
    .join('');
}

/** Data in a script element, escaped so it cannot close the element. */
function dataScript(type: string, data: object): string {
  return `<script type="${type}">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** The URLs of a page in each language, and the default for visitors of other languages. */
function alternates(path: string): string {
  const places = languages.map((language) => [language, pathIn(language, path)] as const);
  return [...places, ['x-default', pathIn('en', path)] as const]
    .map(
      ([language, place]) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeHtml(brand.siteUrl + place)}">`,
    )
    .join('');
}

/**
 * The head of a public page before its styles. The web font is not preloaded, because that would delay the first paint,
 * which uses the fallback font. The page's script links the manifest. In development, fonts load from source.
 */
export function pageHead(page: StaticPage, { developing = false } = {}): string {
  const { title, description, path, redirectsTo } = page;
  const address = `${brand.siteUrl}${path}`;
  const image = `${brand.siteUrl}/${socialCard.file}`;
  return [
    '<meta charset="utf-8">',
    meta('name', {
      viewport: 'width=device-width, initial-scale=1',
      // As in `app.html` (reference/Browsers.mdx#detected-data).
      'format-detection': 'telephone=no, date=no, address=no, email=no',
    }),
    `<title>${escapeHtml(title)}</title>`,
    redirectsTo
      ? `<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(redirectsTo)}"></noscript>`
      : '',
    developing ? '<link rel="stylesheet" href="/theme/fonts.css">' : '',
    meta('name', { description, 'theme-color': tokens.color.orange }),
    page.unlisted
      ? meta('name', { robots: 'noindex' })
      : `<link rel="canonical" href="${escapeHtml(address)}">${alternates(path)}`,
    '<link rel="icon" href="/favicon.svg">',
    `<link rel="apple-touch-icon" href="/${icons.apple.file}">`,
    page.unlisted
      ? ''
      : meta('property', {
          'og:type': 'website',
          'og:site_name': brand.name,
          'og:locale': locale.replace('-', '_'),
          'og:title': title,
          'og:description': description,
          'og:url': address,
          'og:image': image,
          'og:image:width': String(socialCard.width),
          'og:image:height': String(socialCard.height),
          'og:image:alt': socialImage.alt,
        }),
    page.unlisted ? '' : meta('name', { 'twitter:card': 'summary_large_image' }),
    page.path === paths.landing ? dataScript('application/ld+json', structuredData) : '',
  ].join('');
}
