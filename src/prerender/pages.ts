import { tokens } from '#theme/tokens.ts';

export { brand } from '#content/brand.ts';
export { socialImage } from '#content/pages.ts';
export { pageHead } from './head.ts';
export { renderPage, renderShell } from './renderPage.tsx';
export { icons, siteFiles, socialCard } from './siteFiles.ts';
export { staticPages } from './staticPages.tsx';

/** The colours pictures are drawn in. */
export const { color } = tokens;
