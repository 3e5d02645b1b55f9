import { tokens } from '#theme/tokens.ts';

export { brand } from '#content/brand.ts';
export { documentTitle, pageDescriptions, skipToContent, socialImage } from '#content/pages.ts';
export { language, languages } from '#domain/language.ts';
export { signIn } from '#content/funnel/signIn.ts';
export { pathIn, paths, sitePaths } from '#domain/paths.ts';
export { pageHead } from './head.ts';
export { renderPage, renderShell, renderSignIn } from './renderPage.tsx';
export { icons, siteFiles, socialCard } from './siteFiles.ts';
export { speculationRules } from './speculation.ts';
export { notFoundPage, staticPages } from './staticPages.tsx';

/** The colors of the generated images. */
export const { color } = tokens;
