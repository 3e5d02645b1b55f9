import { dayIn } from '../../day.ts';
import { locales, type Language } from '../../language.ts';
import type { Translated } from '../../translated.ts';
import { mailWords as english } from './en.ts';
import { mailWords as spanish } from './es.ts';

/** The words of the e-mails in one language. */
export type MailWords = Translated<typeof english>;

const words: Record<Language, MailWords> = { en: english, es: spanish };

/** The words of the e-mails in this language, and how it writes a day and a list. */
export function wordsIn(language: Language) {
  const locale = locales[language];
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return { ...words[language], day: dayIn(locale), list: (items: readonly string[]) => list.format(items) };
}
