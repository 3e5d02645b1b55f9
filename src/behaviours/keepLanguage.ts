import type { Behaviour } from './behaviour.ts';

/** The storage key of the language in which a visitor reads the site. */
const key = 'language';

/** The language that was chosen or offered before; undefined if there was none or storage is blocked. */
export function keptLanguage(): string | undefined {
  try {
    return localStorage[key] as string | undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the language in which a visitor reads the site. */
export function setLanguage(language: string): void {
  try {
    localStorage[key] = language;
  } catch {
    // Storage is blocked: the choice is not remembered.
  }
}

/** The id of the section at the top of the window. */
function sectionInView(page: Document): string | undefined {
  const seen = [...page.querySelectorAll<HTMLElement>('main [id]')].filter(
    (part) =>
      part.matches('section, h2:not([id$="-title"])') && part.getBoundingClientRect().top < innerHeight / 2,
  );
  return seen.at(-1)?.id;
}

/**
 * Remembers the language of the page for the sign-up, whose address is the same in all languages. Makes a link to the page in
 * another language (`a[hreflang]`) open at the section that is being read.
 */
export const keepLanguage: Behaviour = (page) => {
  const { lang } = page.documentElement;
  // Without a choice the site is English, so nothing has to be stored.
  if (lang !== 'en' || keptLanguage() !== undefined) setLanguage(lang);
  const handleClick = ({ target }: Event) => {
    const link = (target as HTMLElement).closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    setLanguage(link.hreflang);
    const section = sectionInView(page);
    if (section !== undefined) link.hash = section;
  };
  page.addEventListener('click', handleClick);
  return () => page.removeEventListener('click', handleClick);
};
