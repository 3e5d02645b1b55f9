/**
 * Starts the app in its language (`domain/languageRule.ts`). Runs in the app's documents after their first screen, and replaces
 * that screen with the one in the chosen language. The owner's record is not known yet; `adapters/browser/recordLanguage.ts`
 * follows it.
 */
import { chooseLanguage, chosenLanguage } from '#adapters/browser/chosenLanguage.ts';
import { languageFor, languageOfAddress } from '#domain/languageRule.ts';
import { pathIn } from '#domain/paths.ts';
import { collectErrors } from './collectErrors.ts';
import { rememberErrors } from './rememberErrors.ts';

rememberErrors();
collectErrors();

const { documentElement: root, body } = document;

const address = new URL(location.href);
// A link that was put together wrongly may have a slash too many, by which no screen would be found.
address.pathname = address.pathname.replace(/\/{2,}/gu, '/');
const named = languageOfAddress(address);
// The address of a next screen may not name it.
if (named) chooseLanguage(named);
// A link in an e-mail names its language in its query, which the app removes.
if (named) address.pathname = pathIn(named, address.pathname);
history.replaceState(history.state, '', address);

const language = languageFor({
  address,
  chosen: chosenLanguage(),
  browser: navigator.language,
});
const edition = [...document.querySelectorAll<HTMLTemplateElement>('template[data-app]')].find(
  ({ lang }) => lang === language,
);
if (edition) {
  root.lang = edition.lang;
  document.title = edition.title;
  body.querySelectorAll(':scope > a, :scope > div').forEach((part) => part.remove());
  body.prepend(edition.content);
}

const files = (edition ?? root).dataset['app']?.split(' ') ?? [];
const [src = ''] = files;
const added = { crossOrigin: '' };
document.head.append(
  ...files.map((href) =>
    Object.assign(document.createElement('link'), { ...added, rel: 'modulepreload', href }),
  ),
);
const app = Object.assign(document.createElement('script'), { ...added, type: 'module', src });
const start = () => document.head.append(app);
// Running the app delays the first frame, which needs none of it. A page that is not seen has no frames.
requestAnimationFrame(() => setTimeout(start));
setTimeout(start, 500);
