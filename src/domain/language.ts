/** The languages of the site. Each but the first has its own words beside the English ones, in folders of its name. */
export const languages = ['en', 'es'] as const;

/** A language of the site. */
export type Language = (typeof languages)[number];

/** The language of this build: a build in another one takes this module's counterpart in `es/`. */
export const language: Language = 'en';

/** The tags by which each language writes dates, lists and numbers, and PayPal its pages. */
export const locales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

/** That of this build. */
export const locale = 'en-US';

/** What the addresses of the public pages of each language begin with. */
export const prefixes: Readonly<Record<Language, string>> = { en: '', es: '/es' };

/** What those of this build begin with. */
export const prefix = '';

/** The address of its landing page. */
export const home = '/';
