import { useSyncExternalStore } from 'react';
import { ActionLink } from '#components/ActionLink.tsx';
import { languageLinks } from '#content/languageNames.ts';
import { addressIn } from '#domain/languageRule.ts';
import { paths } from '#domain/paths.ts';

const onNoChange = () => () => undefined;
const whereNow = () => window.location.pathname + window.location.search;
// The only screen that is rendered before a browser has it.
const whileRendered = () => paths.signIn;

/**
 * Links to this screen in the other languages. `adapters/browser/languageSwitch.ts` keeps what is typed and changes the owner's
 * record when one is followed.
 */
export function LanguageSwitch() {
  const [pathname = '', search = ''] = useSyncExternalStore(onNoChange, whereNow, whileRendered).split('?');
  return languageLinks((language) => addressIn(language, { pathname, search })).map(
    ({ label, lang, href }) => (
      <ActionLink key={lang} variant="text" size="small" lang={lang} href={href}>
        {label}
      </ActionLink>
    ),
  );
}
