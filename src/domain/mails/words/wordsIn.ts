import { dayIn } from '../../day.ts';
import { locales, type Language } from '../../language.ts';
import type { Translated } from '../../translated.ts';
import { mailWords as english } from './en.ts';
import { mailWords as spanish } from './es.ts';

/** The words of the e-mails in one language. */
export type MailWords = Translated<typeof english>;

const words: Record<Language, MailWords> = { en: english, es: spanish };

function wordsOf(language: Language) {
  const locale = locales[language];
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return { ...words[language], day: dayIn(locale), list: (items: readonly string[]) => list.format(items) };
}

// A message asks for them at each of its rows, and formats are slow to make.
const made: Partial<Record<Language, ReturnType<typeof wordsOf>>> = {};

/** The words of the e-mails in this language, and how it writes a day and a list. */
export function wordsIn(language: Language) {
  return (made[language] ??= wordsOf(language));
}
