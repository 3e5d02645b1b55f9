import type { Translated } from '../translated.ts';
import type * as english from '../language.ts';

export { languages, locales, prefixes } from '../language.ts';

export const language: english.Language = 'es';

/** The locale for dates, lists and numbers. */
export const locale: Translated<typeof english.locale> = 'es-US';

/** The path prefix of its public pages. */
export const prefix: Translated<typeof english.prefix> = '/es';

/** The path of its landing page. */
export const home: Translated<typeof english.home> = '/es';
