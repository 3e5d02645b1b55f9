import { languages } from '#domain/language.ts';
import { pathIn, paths } from '#domain/paths.ts';

/**
 * Speculation rules (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API): render the sign-in ahead when the pointer
 * hovers over or presses a link to it. The app starts once a visitor sees the page (`main/main.tsx`).
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { href_matches: languages.map((language) => pathIn(language, paths.signIn)) },
      eagerness: 'moderate',
    },
  ],
});
