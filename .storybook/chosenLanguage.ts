import { pseudo } from './pseudo.ts';

/** The languages of the toolbar. */
export const chosenLanguages = { en: 'English', es: 'Español', 'en-XA': 'Longer, with accents' } as const;

/** The language in which the catalogue was opened. Modules take their words when they are loaded. */
export const loadedLanguage = /\blanguage:(?<code>[\w-]+)/u.exec(
  new URLSearchParams(location.search).get('globals') ?? '',
)?.groups?.['code'];

/** A module's words in that language. */
export function chosenWords<Words extends object>(english: Words, spanish: Words): Words {
  if (loadedLanguage === 'es') return spanish;
  return loadedLanguage === 'en-XA' ? pseudo({ ...english }) : english;
}

/** Reopens the catalogue when the toolbar selects another language than the loaded one. */
export function loadLanguage(language: unknown): void {
  if (typeof language !== 'string' || language === (loadedLanguage ?? 'en')) return;
  const search = new URLSearchParams(location.search);
  const others = (search.get('globals') ?? '')
    .split(';')
    .filter((one) => one && !one.startsWith('language:'));
  search.set('globals', [...others, `language:${language}`].join(';'));
  location.search = search.toString();
}
