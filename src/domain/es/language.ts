import type { Translated } from '../translated.ts';
import type * as english from '../language.ts';

export { languages, locales, prefixes } from '../language.ts';

/** The language of this build. */
export const language: english.Language = 'es';

/** The tag that formats dates, lists and numbers. */
export const locale: Translated<typeof english.locale> = 'es-US';

/** The beginning of the addresses of its public pages. */
export const prefix: Translated<typeof english.prefix> = '/es';

/** The address of its landing page. */
export const home: Translated<typeof english.home> = '/es';
