import { escaped } from './document.ts';
import type { Outputs } from './outputs.ts';
import type { StaticPage } from './staticPages.tsx';

/** What stands in the head of a public page before its styles. Without outputs, while developing, fonts come from their source. */
export function pageHead(page: StaticPage, outputs?: Outputs): string {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(page.title)}</title>`,
    '<meta name="theme-color" content="#F48A29">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    outputs
      ? `<link rel="preload" href="${outputs.font}" as="font" type="font/woff2" crossorigin>`
      : '<link rel="stylesheet" href="/theme/fonts.css">',
  ].join('');
}
