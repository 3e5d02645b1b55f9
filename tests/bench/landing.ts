import { brotliCompressSync } from 'node:zlib';
import type { Figure } from './figures.ts';

/** KiB of a text, compressed with Brotli. */
export const weigh = (text: string) => brotliCompressSync(text).length / 1024;

/** The code of a page's inline scripts. */
export function inlineScripts(html: string): string {
  return [...html.matchAll(/<script>(?<text>.*?)<\/script>/gsu)]
    .map(({ groups }) => groups?.['text'] ?? '')
    .join('');
}

/** Figures of the landing page that need no browser. */
export function pageFigures(landing: string, floor: string): Figure[] {
  return [
    {
      name: 'HTML, KiB',
      ours: weigh(landing),
      floor: weigh(floor),
      digits: 1,
      goal: { kind: 'most', most: 20 },
    },
    {
      name: 'Script in the page, KiB',
      ours: weigh(inlineScripts(landing)),
      floor: weigh(inlineScripts(floor)),
      digits: 2,
      goal: { kind: 'most', most: 1.5 },
    },
  ];
}

/** The landing page without its prefetching. */
export function withoutPrefetch(landing: string): string {
  return landing
    .replace(/ data-prefetch="[^"]*"/u, '')
    .replaceAll(/<script type="speculationrules">.*?<\/script>/gsu, '');
}
