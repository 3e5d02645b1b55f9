import { language, type Language } from '#domain/language.ts';

/**
 * Reloads the app in the language of the owner's profile, unless a public page has stored another language. Precedence:
 * public page, profile, browser (`site/scripts/appLanguage.ts`).
 */
export function readInOwnersLanguage(own: Language | undefined): void {
  // Inside a public page's document, that page's language applies.
  if (own === undefined || own === language || document.documentElement.dataset['page'] !== undefined) return;
  try {
    if (localStorage['language'] !== undefined) return;
    localStorage['language'] = own;
  } catch {
    // Storage is blocked, so a reload would not change the language.
    return;
  }
  location.reload();
}
