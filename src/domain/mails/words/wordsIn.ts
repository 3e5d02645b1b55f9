import { dayIn } from '../../day.ts';
import { locales, type Language } from '../../language.ts';
import type { Translated } from '../../translated.ts';
import { mailWords as english } from './en.ts';
import { mailWords as spanish } from './es.ts';

/** The texts of the e-mails in one language. */
export type MailWords = Translated<typeof english>;

const words: Record<Language, MailWords> = { en: english, es: spanish };

function wordsOf(language: Language) {
  const locale = locales[language];
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return { ...words[language], day: dayIn(locale), list: (items: readonly string[]) => list.format(items) };
}

// A cache: every row of a message needs these, and Intl formats are slow to create.
const made: Partial<Record<Language, ReturnType<typeof wordsOf>>> = {};

/** The texts of the e-mails in this language, with its formats for dates and lists. */
export function wordsIn(language: Language) {
  return (made[language] ??= wordsOf(language));
}
