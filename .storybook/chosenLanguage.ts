import type { Language } from '#domain/language.ts';
import { pseudo } from './pseudo.ts';

export const chosenLanguages: Readonly<Record<Language | 'en-XA', string>> = {
  en: 'English',
  es: 'Español',
  'en-XA': 'Longer, with accents',
};

/** The language in which the catalog was opened. Modules read their words when they load. */
const loadedLanguage = /\blanguage:(?<code>[\w-]+)/u.exec(
  new URLSearchParams(location.search).get('globals') ?? '',
)?.groups?.['code'];

export function chosenWords<Words extends object>(words: Readonly<Record<Language, Words>>): Words {
  const chosen = new Map(Object.entries(words)).get(loadedLanguage ?? 'en');
  return loadedLanguage === 'en-XA' ? pseudo({ ...words.en }) : (chosen ?? words.en);
}

/** Reloads the catalog when the toolbar selects a language other than the loaded one. */
export function loadLanguage(language: unknown): void {
  if (typeof language !== 'string' || language === (loadedLanguage ?? 'en')) return;
  const search = new URLSearchParams(location.search);
  const others = (search.get('globals') ?? '')
    .split(';')
    .filter((one) => one && !one.startsWith('language:'));
  search.set('globals', [...others, `language:${language}`].join(';'));
  location.search = search.toString();
}
