import { escapeHtml } from '../domain/escapeHtml.ts';
import type { PageStyles } from './criticalCss.ts';

export interface PageParts extends Omit<PageStyles, 'deferred'> {
  lang: string;
  /** HTML of the body. */
  body: string;
  head: string;
  /** Settings for the page's script, as data attributes of the root element. */
  data: Readonly<Record<string, string>>;
  /** The inline script; during development an element that loads it. */
  script: string;
}

/** The styles that browsers read only where scripts are switched off. */
export function noScriptStyles(withoutScript: string): string {
  return withoutScript && `<noscript><style>${withoutScript}</style></noscript>`;
}

/**
 * Writes a whole page. The web font has a separate style element, which `site/scripts/loadWebFont.ts` enables after the
 * first paint; without scripts it is enabled from the start.
 */
export function pageDocument(page: PageParts): string {
  const { lang, head, critical, withoutScript, webFont, data, body, script } = page;
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return [
    `<!doctype html><html lang="${lang}"${attributes.join('')}><head>${head}`,
    `<style>${critical}</style>`,
    noScriptStyles(withoutScript),
    webFont && `<style data-web-font media="(scripting:none)">${webFont}</style>`,
    `</head><body>${body}${script}</body></html>\n`,
  ].join('');
}
