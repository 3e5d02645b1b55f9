/** The languages of the site. Each except the first has its own words beside the English ones, in folders with its name. */
export const languages = ['en', 'es'] as const;

/** A language of the site. */
export type Language = (typeof languages)[number];

/** The language of this build. A build in another language uses this module's counterpart in `es/`. */
export const language: Language = 'en';

/** The tags that format dates, lists and numbers in each language, and choose the language of PayPal's pages. */
export const locales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

/** The tag of this build. */
export const locale = 'en-US';

/** The beginning of the addresses of each language's public pages. */
export const prefixes: Readonly<Record<Language, string>> = { en: '', es: '/es' };

/** The beginning of the addresses of this build. */
export const prefix = '';

/** The address of its landing page. */
export const home = '/';
