import type { Behaviour } from './behaviour.ts';

/** The key in storage of the language in which a visitor reads the site. */
const key = 'language';

/** The language that was chosen or offered before; undefined where there was none, or storage is blocked. */
export function keptLanguage(): string | undefined {
  try {
    return localStorage[key] as string | undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a language as the one to read the site in. */
export function setLanguage(language: string): void {
  try {
    localStorage[key] = language;
  } catch {
    // Storage is blocked: the page is read without it.
  }
}

/** The id of the section that stands at the top of the window. */
function sectionInView(page: Document): string | undefined {
  const seen = [...page.querySelectorAll<HTMLElement>('main [id]')].filter(
    (part) =>
      part.matches('section, h2:not([id$="-title"])') && part.getBoundingClientRect().top < innerHeight / 2,
  );
  return seen.at(-1)?.id;
}

/**
 * Remembers the language of the page for the sign-up, which has one address in all of them, and lets a link to the page in
 * another language (`a[hreflang]`) open it at the section that is read.
 */
export const keepLanguage: Behaviour = (page) => {
  const { lang } = page.documentElement;
  // Without a choice the site is English, and nothing has to be stored.
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
