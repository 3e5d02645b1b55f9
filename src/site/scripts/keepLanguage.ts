import { chooseLanguage, chosenLanguage } from '#adapters/browser/chosenLanguage.ts';
import type { Behaviour } from '#behaviours/behaviour.ts';

function sectionInView(page: Document): string | undefined {
  const seen = [...page.querySelectorAll<HTMLElement>('main [id]')].filter(
    (part) =>
      part.matches('section, h2:not([id$="-title"]), [role="tab"][aria-selected="true"]') &&
      part.getBoundingClientRect().top < innerHeight / 2,
  );
  return seen.at(-1)?.id;
}

/** Stores the page's language. Lets its links (`a[hreflang]`) open at the section, or the demo, in view. */
export const keepLanguage: Behaviour = (page) => {
  const { lang } = page.documentElement;
  // The site defaults to English, so English need not be stored without a choice.
  if (lang !== 'en' || chosenLanguage() !== undefined) chooseLanguage(lang);
  const handleClick = ({ target }: Event) => {
    const link = (target as Partial<HTMLElement>).closest?.<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    chooseLanguage(link.hreflang);
    const section = sectionInView(page);
    if (section !== undefined) link.hash = section;
  };
  page.addEventListener('click', handleClick);
  return () => page.removeEventListener('click', handleClick);
};
