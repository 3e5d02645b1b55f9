import type { RenderedPage } from './renderPage.tsx';

/** Everything a page's file is put together from. */
export interface PageParts extends RenderedPage {
  /** Metadata, written as HTML. */
  head: string;
  /** Styles of every page: the theme's variables, its baseline, its fonts. */
  pageCss: string;
  /** Makes styles small, and fit for the browsers of the house. */
  tidyCss: (css: string) => string;
  /** What the page is told for its script, as data attributes of the root element. */
  data: Readonly<Record<string, string>>;
  /** The script that stands in the page, or the element that fetches it while developing. */
  script: string;
}

/** Writes text where HTML would read it as markup. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Writes a whole page. */
export function pageDocument(parts: PageParts): string {
  const { head, pageCss, tidyCss, css, styleNames, data, body, script } = parts;
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  return `<!doctype html><html lang="en"${attributes.join('')}><head>${head}<style>${tidyCss(
    pageCss,
  )}</style><style data-emotion="css ${styleNames.join(' ')}">${tidyCss(css)}</style></head><body>${body}${script}</body></html>\n`;
}
