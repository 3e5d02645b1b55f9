/** The languages of the site. Each except the first has its own texts beside the English ones, in folders with its name. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** The language of this build. A build in another language uses this module's counterpart in `es/`. */
export const language: Language = 'en';

/** The locale of each language for dates, lists and numbers, and for PayPal's pages. */
export const locales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

export const locale = 'en-US';

/** The path prefix of each language's public pages. */
export const prefixes: Readonly<Record<Language, string>> = { en: '', es: '/es' };

export const prefix = '';

/** The path of this build's landing page. */
export const home = '/';
