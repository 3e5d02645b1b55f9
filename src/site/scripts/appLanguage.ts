/**
 * Starts the app in the language of the page that the visitor came from, else of the last public page that was read, else of
 * the browser, if the site has it. Runs in `app.html` after its first screen, and replaces that by the screen of the language.
 */
/** Set by the build: the paths of the public pages in the language of `app.html`. */
declare const rootPages: string[];

const { documentElement: root, body } = document;

const templates = [...document.querySelectorAll('template')];
// A page that the visitor leaves at once has not stored its language.
const [, from = ''] = document.referrer.split(location.origin);
let language: unknown = rootPages.includes(from.replace(/\?.*/u, ''))
  ? root.lang
  : templates.find(({ lang }) => `${from}/`.startsWith(`/${lang}/`))?.lang;
try {
  if (language === undefined) ({ language } = localStorage);
  else localStorage['language'] = language;
} catch {
  // Storage is blocked.
}
language ??= navigator.language.slice(0, 2);
const edition = templates.find(({ lang }) => lang === language);
if (edition) {
  root.lang = edition.lang;
  body.querySelectorAll(':scope > a, :scope > div').forEach((part) => part.remove());
  body.prepend(edition.content);
}

const files = (edition ?? root).dataset['app']?.split(' ') ?? [];
document.head.append(
  ...files.map((file, at) =>
    at === 0
      ? Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: file })
      : Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: file }),
  ),
);
