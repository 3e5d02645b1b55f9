import type { Worn } from './wardrobe.ts';

/** Everything a page's file is put together from. */
export interface PageParts extends Omit<Worn, 'fetched'> {
  /** Metadata, written as HTML. */
  head: string;
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

/**
 * Writes a whole page. Its letters are a style sheet of their own, which a script switches on when it is time
 * (`behaviours/letters.ts`) and which is on where none runs.
 */
export function pageDocument({ head, inPage, letters, data, body, script }: PageParts): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  return [
    `<!doctype html><html lang="en"${attributes.join('')}><head>${head}`,
    `<style>${inPage}</style>`,
    letters && `<style data-letters media="(scripting:none)">${letters}</style>`,
    `</head><body>${body}${script}</body></html>\n`,
  ].join('');
}
