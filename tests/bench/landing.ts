import { brotliCompressSync } from 'node:zlib';
import type { Figure } from './figures.ts';

const weigh = (text: string) => brotliCompressSync(text).length / 1024;

/** What stands in script elements of a page and runs. */
function inlineScripts(html: string): string {
  return [...html.matchAll(/<script>(?<text>.*?)<\/script>/gsu)]
    .map(({ groups }) => groups?.['text'] ?? '')
    .join('');
}

/** What can be said of the landing page without a browser. */
export function pageFigures(landing: string, floor: string): Figure[] {
  return [
    {
      name: 'HTML, KiB',
      ours: weigh(landing),
      floor: weigh(floor),
      digits: 1,
      goal: { kind: 'most', most: 14 },
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

/** The landing page as it would be if it fetched nothing beforehand. */
export function withoutPrefetch(landing: string): string {
  return landing
    .replace(/ data-prefetch="[^"]*"/u, '')
    .replaceAll(/<script type="speculationrules">.*?<\/script>/gsu, '');
}
