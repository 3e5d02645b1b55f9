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

/** The screen for what nobody foresaw (specification section 8, generic fallback). */
export const unexpected = {
  heading: 'Unexpected Application Error!',
  advice:
    'Nothing you saved is lost. Load the page again; if this comes back, write to us and tell us what it says.',
  reload: 'Load the page again',
} as const;
