import { language, languages, type Language } from '#domain/language.ts';

/** The name of each language, and a one-time offer to a visitor whose browser prefers it; both are written in it. */
export const languageNames: Readonly<
  Record<Language, { name: string; offer: { text: string; label: string; close: string } }>
> = {
  en: {
    name: 'English',
    offer: { text: 'This page is also in English.', label: 'Read it in English', close: 'Close' },
  },
  es: {
    name: 'Español',
    offer: { text: 'Esta página también está en español.', label: 'Leer en español', close: 'Cerrar' },
  },
};

export const otherLanguages = /* @__PURE__ */ languages.filter((one) => one !== language);

/** A link to a page in each other language; `addressIn` makes its address. */
export function languageLinks(addressIn: (language: Language) => string) {
  return otherLanguages.map((lang) => ({
    label: languageNames[lang].name,
    lang,
    hrefLang: lang,
    href: addressIn(lang),
  }));
}
