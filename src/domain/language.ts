/** The languages of the site. Each but the first has its own words beside the English ones, in folders of its name. */
export const languages = ['en', 'es'] as const;

/** A language of the site. */
export type Language = (typeof languages)[number];

/** The language of this build: a build in another one takes this module's counterpart in `es/`. */
export const language: Language = 'en';

/** Its tag, by which dates, lists and numbers are written. */
export const locale = 'en-US';

/** What the addresses of the public pages of each language begin with. */
export const prefixes: Readonly<Record<Language, string>> = { en: '', es: '/es' };

/** What those of this build begin with. */
export const prefix = '';

/** The address of its landing page. */
export const home = '/';
