import type { Translated } from '../translated.ts';
import type * as english from '../language.ts';

export { languages, locales, prefixes } from '../language.ts';

export const language: english.Language = 'es';

export const locale: Translated<typeof english.locale> = 'es-US';

export const prefix: Translated<typeof english.prefix> = '/es';

export const home: Translated<typeof english.home> = '/es';
