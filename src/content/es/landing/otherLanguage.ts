import type { otherLanguage as english } from '../../landing/otherLanguage.ts';
import type { Language } from '#domain/language.ts';
import type { Translated } from '#domain/translated.ts';

/** The link to the site's other language, written in that language. */
export const otherLanguage: Translated<Omit<typeof english, 'language'>> & { language: Language } = {
  language: 'en',
  label: 'English',
  offer: { text: 'This page is also in English.', label: 'Read it in English', close: 'Close' },
};
