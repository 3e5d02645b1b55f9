import { languages, prefixes, type Language } from './language.ts';
import { languageOfPath, pathIn } from './paths.ts';
import { parseUrl, restoreQuery } from './url.ts';

export interface LanguageSigns {
  address: URL;
  /** The language in the owner's record; undefined while the owner is signed out or has none. */
  record?: Language | undefined;
  /** The language that this browser showed or chose before. */
  chosen?: string | null | undefined;
  /** The browser's own language, such as `es-MX`. */
  browser?: string | undefined;
}

const known = (code: string | null | undefined) => languages.find((language) => language === code);

/**
 * The language that an address names: by its prefix, by the prefix of the address to which a link in an e-mail returns, or by
 * `lang`. Firebase's emulator writes `lang=en` into every link, so that comes last.
 */
export function languageOfAddress({ pathname, search }: URL): Language | undefined {
  const query = new URLSearchParams(restoreQuery(search));
  const back = parseUrl(query.get('continueUrl') ?? '');
  return languageOfPath(pathname) ?? (back && languageOfPath(back.pathname)) ?? known(query.get('lang'));
}

/** The language of a screen: the address decides, then the owner's record, then an earlier choice, then the browser. */
export function languageFor({ address, record, chosen, browser = '' }: LanguageSigns): Language {
  return languageOfAddress(address) ?? record ?? known(chosen) ?? known(browser.slice(0, 2)) ?? languages[0];
}

/** The same screen's address in another language. It names the language, by its prefix or by `lang`. */
export function addressIn(
  language: Language,
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): string {
  const query = new URLSearchParams(search);
  query.delete('lang');
  if (prefixes[language] === '') query.set('lang', language);
  const rest = query.toString();
  return pathIn(language, pathname) + (rest && `?${rest}`);
}
