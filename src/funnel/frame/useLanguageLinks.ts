import { useSyncExternalStore } from 'react';
import { languageLinks } from '#content/languageNames.ts';
import { addressIn } from '#domain/languageRule.ts';
import { paths } from '#domain/paths.ts';

const onNoChange = () => () => undefined;
const whereNow = () => window.location.href;
// The only screen that is rendered before a browser has it.
const whileRendered = () => new URL(paths.signIn, 'https://site.invalid').href;

/** Links to this screen in the other languages; see `adapters/browser/languageSwitch.ts`. */
export function useLanguageLinks() {
  const here = new URL(useSyncExternalStore(onNoChange, whereNow, whileRendered));
  // With the secret of an e-mail's link, for a press that opens a new tab.
  return languageLinks((language) => addressIn(language, here) + here.hash);
}
