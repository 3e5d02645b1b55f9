import { brand } from '#content/brand.ts';
import { faq } from '#content/landing/faq.ts';
import { languageLinks } from '#content/languageNames.ts';
import { pricing } from '#content/landing/pricing.ts';
import { pageDescriptions } from '#content/pages.ts';
import { language, languages, prefix } from '#domain/language.ts';
import { apiPath, pathIn, paths, sitePaths } from '#domain/paths.ts';
import { tokens } from '#theme/tokens.ts';
import { staticPages } from './staticPages.tsx';

/** The preview image of a shared link; sizes in pixels. */
export const socialCard = {
  file: `social${prefix.replace('/', '-')}.png`,
  width: 1200,
  height: 630,
} as const;

/** The brand as an app icon, sizes in pixels. A maskable icon keeps the logo inside the area that no system cuts off. */
export const icons = {
  apple: { file: 'apple-touch-icon.png', size: 180, maskable: true },
  small: { file: 'icon-192.png', size: 192, maskable: false },
  large: { file: 'icon-512.png', size: 512, maskable: false },
  mask: { file: 'icon-mask-512.png', size: 512, maskable: true },
} as const;

const { color } = tokens;

function sitemap(): string {
  const places = languages.flatMap((language) =>
    staticPages.map(({ path }) => `  <url><loc>${brand.siteUrl}${pathIn(language, path)}</loc></url>`),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...places,
    '</urlset>\n',
  ].join('\n');
}

/** Crawlers may read every page: one that is not to be listed says so itself, which they learn only by reading it. */
function robots(): string {
  return [
    'User-agent: *',
    `Disallow: ${apiPath('')}`,
    `\nSitemap: ${brand.siteUrl}${sitePaths.sitemap}\n`,
  ].join('\n');
}

function manifest(): string {
  const shown = [icons.small, icons.large, icons.mask].map(({ file, size, maskable }) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: maskable ? 'maskable' : 'any',
  }));
  return JSON.stringify({
    lang: language,
    name: brand.name,
    short_name: brand.name,
    description: pageDescriptions.landing,
    start_url: paths.landing,
    display: 'browser',
    background_color: color.paper,
    theme_color: color.orange,
    icons: shown,
  });
}

/** A summary of the site for language models (llmstxt.org), which read any language: one file, with a link to Spanish. */
function languageModels(): string {
  const prices = pricing.plans.map(
    ({ name, price, period, notes }) => `- ${name}: ${price} ${period}. ${notes.join('. ')}.`,
  );
  const answers = faq.items.map(({ question, answer }) => `### ${question}\n\n${answer}\n`);
  const pages = staticPages.map(
    ({ path, title, description }) => `- [${title}](${brand.siteUrl}${path}): ${description}`,
  );
  return [
    `# ${brand.name}\n`,
    `> ${pageDescriptions.landing}\n`,
    '## Pages\n',
    ...pages,
    ...languageLinks((other) => pathIn(other, paths.landing)).map(
      ({ label, href }) => `- [${label}](${brand.siteUrl}${href}): The same pages in another language.`,
    ),
    '\n## Prices\n',
    ...prices,
    '\n## Questions\n',
    ...answers,
  ].join('\n');
}

export function siteFiles(): Readonly<Record<string, string>> {
  return {
    [sitePaths.sitemap]: sitemap(),
    [sitePaths.robots]: robots(),
    [sitePaths.manifest]: manifest(),
    [sitePaths.languageModels]: languageModels(),
  };
}
