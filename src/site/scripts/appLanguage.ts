/**
 * Starts the app in the language of the referring page, else of the last public page, else of the browser, if supported.
 * Runs in `app.html` after its first screen, and replaces that screen with the one in the chosen language.
 */
/** Defined by the build: the paths of the public pages in the language of `app.html`. */
declare const rootPages: string[];

const { documentElement: root, body } = document;

const templates = [...document.querySelectorAll<HTMLTemplateElement>('template[data-app]')];
// A page that the visitor left immediately has not stored its language.
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
