import { brand } from './brand.ts';

/** What the browser's tab and the history call a page with this heading. */
export function titled(heading: string): string {
  return `${heading} | ${brand.name}`;
}

/** What the browser's tab and the history call the public pages. */
export const pageTitles = {
  landing: `${brand.name}: know which spots make money`,
  privacyNotice: titled('Privacy Notice'),
  termsOfUse: titled('Terms of Use'),
  cookies: titled('Cookies'),
} as const;

/** What a search engine and a shared link say of the public pages, in a sentence or two. */
export const pageDescriptions: Readonly<Record<keyof typeof pageTitles, string>> = {
  landing: `${brand.name} shows food truck owners which spots make money, and runs menu, orders and staff on the tablet they already own. Every plan starts with a free trial.`,
  privacyNotice: `What ${brand.name} collects, why, where it is kept and how to have it deleted.`,
  termsOfUse: `What you and ${brand.name} agree on: free trial, charges, cancelling, availability and support.`,
  cookies: `What ${brand.name} keeps in your browser, and why there is no banner to click away.`,
};

/** The picture a shared link shows, in words. */
export const socialImage = {
  lines: ['Know which spots', 'make money'],
  below: 'Maps, menu and point of sale on the tablet you already own',
  alt: `${brand.name}: know which spots make money. Maps, menu and point of sale on the tablet you already own.`,
} as const;

/** The screen for what nobody foresaw (specification section 8, generic fallback). */
export const unexpected = {
  heading: 'Unexpected Application Error!',
  advice:
    'Nothing you saved is lost. Load the page again; if this comes back, write to us and tell us what it says.',
  reload: 'Load the page again',
} as const;
