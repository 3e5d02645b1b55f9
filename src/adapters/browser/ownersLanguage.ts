import { language, type Language } from '#domain/language.ts';

/**
 * Starts the app again in the language that the owner's profile says, where no page of the site was read before that says another:
 * a page counts before the profile, and the profile before the browser (`site/scripts/appLanguage.ts`).
 */
export function readInOwnersLanguage(own: Language | undefined): void {
  // In the document of a public page it is that page's language that counts.
  if (own === undefined || own === language || document.documentElement.dataset['page'] !== undefined) return;
  try {
    if (localStorage['language'] !== undefined) return;
    localStorage['language'] = own;
  } catch {
    // Storage is blocked: after a reload the app would be in the same language as now.
    return;
  }
  location.reload();
}
