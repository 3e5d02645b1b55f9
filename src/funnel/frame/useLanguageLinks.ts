import { useSyncExternalStore } from 'react';
import { languageLinks } from '#content/languageNames.ts';
import { addressIn } from '#domain/languageRule.ts';
import { paths } from '#domain/paths.ts';

const onNoChange = () => () => undefined;
const whereNow = () => window.location.pathname + window.location.search;
// The only screen that is rendered before a browser has it.
const whileRendered = () => paths.signIn;

/** Links to this screen in the other languages; see `adapters/browser/languageSwitch.ts`. */
export function useLanguageLinks() {
  const [pathname = '', search = ''] = useSyncExternalStore(onNoChange, whereNow, whileRendered).split('?');
  return languageLinks((language) => addressIn(language, { pathname, search }));
}
