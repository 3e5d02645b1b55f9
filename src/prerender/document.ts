import { escapeHtml } from '../domain/escapeHtml.ts';
import type { PageStyles } from './criticalCss.ts';

/** The parts of a page's HTML file. */
export interface PageParts extends Omit<PageStyles, 'deferred'> {
  /** The language of the page. */
  lang: string;
  /** HTML of the body. */
  body: string;
  /** Metadata as HTML. */
  head: string;
  /** Settings for the page's script, as data attributes of the root element. */
  data: Readonly<Record<string, string>>;
  /** The inline script; during development an element that loads it. */
  script: string;
}

/**
 * Part of the head of each page: browsers parse its content as an element only if scripts are disabled (`withoutScript.ts`).
 */
export const noScriptMark = '<noscript><style></style></noscript>';

/**
 * Writes a whole page. The web font has a separate style element, which `site/scripts/loadWebFont.ts` enables after the
 * first paint; without scripts it is enabled from the start.
 */
export function pageDocument({ lang, head, critical, webFont, data, body, script }: PageParts): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return [
    `<!doctype html><html lang="${lang}"${attributes.join('')}><head>${head}`,
    noScriptMark,
    `<style>${critical}</style>`,
    webFont && `<style data-web-font media="(scripting:none)">${webFont}</style>`,
    `</head><body>${body}${script}</body></html>\n`,
  ].join('');
}
