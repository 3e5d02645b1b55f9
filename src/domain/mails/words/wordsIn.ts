import { dayIn } from '../../day.ts';
import { locales, type Language } from '../../language.ts';
import type { Translated } from '../../translated.ts';
import { mailWords as english } from './en.ts';
import { mailWords as spanish } from './es.ts';

export type MailWords = Translated<typeof english>;

const words: Record<Language, MailWords> = { en: english, es: spanish };

function wordsOf(language: Language) {
  const locale = locales[language];
  return { ...words[language], day: dayIn(locale) };
}

// A cache: every row of a message needs these, and a format of Intl is slow to create.
const made: Partial<Record<Language, ReturnType<typeof wordsOf>>> = {};

/** The texts of the e-mails in this language, with its format for dates. */
export function wordsIn(language: Language) {
  return (made[language] ??= wordsOf(language));
}
