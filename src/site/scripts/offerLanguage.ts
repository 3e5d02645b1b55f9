import { languageNames } from '#content/languageNames.ts';
import type { Language } from '#domain/language.ts';
import { lowHeight } from '#theme/breakpoints.ts';

const above = `(100vh - ${lowHeight}px) * 999`;

// At the page's end it has room of its own, so that it covers none of the last lines. In a low window, it is only there.
const lineStyle = `position:sticky;z-index:1200;bottom:min(12px,${above});box-sizing:border-box;width:min(560px,100% - 24px);margin:12px auto;padding:6px 20px;display:flex;flex-wrap:wrap;align-items:center;gap:0 24px;border-radius:16px;color:#1f1a17;background:#fff;outline:1px solid #0000;box-shadow:0 4px 24px rgb(31 26 23/.3)`;
// What takes the focus scrolls to above the line.
const roomOfLine = `clamp(0px, ${above}, 8rem)`;
const actionStyle =
  'display:inline-flex;align-items:center;min-height:44px;padding:0 8px;margin:0 -8px;border:0;background:none;color:inherit;font:inherit;font-weight:700;text-decoration:underline;cursor:pointer';

/** Shows a line, in another language, that offers the page in that language, until the visitor closes it. */
export function offerLanguage(page: Document, { href, hreflang }: HTMLAnchorElement): void {
  const { text, label, close } = languageNames[hreflang as Language].offer;
  const line = Object.assign(page.createElement('aside'), { lang: hreflang, ariaLabel: label });
  line.style.cssText = lineStyle;
  const words = Object.assign(page.createElement('span'), { textContent: text });
  words.style.cssText = 'flex:1 1 auto;padding:6px 0';
  const link = Object.assign(page.createElement('a'), { href, hreflang, textContent: label });
  const button = Object.assign(page.createElement('button'), { type: 'button', textContent: close });
  for (const action of [link, button]) action.style.cssText = actionStyle;
  const { style } = page.documentElement;
  style.scrollPaddingBottom = roomOfLine;
  button.addEventListener('click', () => {
    style.scrollPaddingBottom = '';
    line.remove();
  });
  line.append(words, link, button);
  // The link to the top gives way, as to all that is kept clear; it looks for such parts when the window changes.
  line.dataset['keptClear'] = '';
  page.body.append(line);
  dispatchEvent(new Event('resize'));
}
