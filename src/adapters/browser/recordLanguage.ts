import { language, type Language } from '#domain/language.ts';
import { languageFor, languageOfAddress } from '#domain/languageRule.ts';
import { languageOfPath } from '#domain/paths.ts';
import { chooseLanguage } from './chosenLanguage.ts';
import { keepUnsent } from './unsent.ts';

/**
 * Follows the language in the owner's record (`domain/languageRule.ts`): loads the screen again in it, unless the address names
 * another one. An owner who reads screens below a language's own address has chosen that language, so `change` then corrects the
 * record.
 */
export function followRecord(record: Language | undefined, change: (to: Language) => void): void {
  if (record === undefined || record === language) return;
  const address = new URL(location.href);
  const named = languageOfPath(address.pathname);
  if (named) change(named);
  if (languageOfAddress(address) || languageFor({ address, record }) === language) return;
  // If storage is blocked, the screen would load in the same language again.
  if (!chooseLanguage(record)) return;
  // Another tab may have changed the record while a form is being filled in here.
  keepUnsent();
  location.reload();
}
