import { pseudo } from './pseudo.ts';

/** The languages of the toolbar. */
export const chosenLanguages = { en: 'English', es: 'Español', 'en-XA': 'Longer, with accents' } as const;

/** The language in which the catalog was opened. Modules read their words when they load. */
const loadedLanguage = /\blanguage:(?<code>[\w-]+)/u.exec(
  new URLSearchParams(location.search).get('globals') ?? '',
)?.groups?.['code'];

/** A module's words in the loaded language. */
export function chosenWords<Words extends object>(english: Words, spanish: Words): Words {
  if (loadedLanguage === 'es') return spanish;
  return loadedLanguage === 'en-XA' ? pseudo({ ...english }) : english;
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
