import path from 'node:path';
import { runnerImport } from 'vite';

/** The plain page with the landing page's content. Vite imports it, because the content contains its settings. */
export const { floorPage } = (
  await runnerImport<typeof import('./floorPage.tsx')>(path.join(import.meta.dirname, 'floorPage.tsx'), {
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  })
).module;

/** The visible text of a page, on one line. */
function words(html: string): string {
  return html
    .replaceAll(/<(?<name>script|style|head|dialog|noscript|output|video|svg)[\s>].*?<\/\k<name>>/gsu, ' ')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/&[a-z]+;|&#\w+;/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** The headings of a page, in order. */
function headings(html: string): string[] {
  return [...html.matchAll(/<h[1-6][^>]*>(?<inside>.*?)<\/h[1-6]>/gsu)].map(({ groups }) =>
    words(groups?.['inside'] ?? ''),
  );
}

/** The maximum relative difference in the number of words; beyond it the pages no longer count as equal. */
const mostDifference = 0.06;

/** Lists where the floor page's content differs from the landing page's, one line each; empty if they match. */
export function strayedWords(landing: string): string[] {
  const said = new Set(headings(floorPage));
  const missing = headings(landing)
    .filter((heading) => !said.has(heading))
    .map((heading) => `The floor page lacks the heading "${heading}"`);
  const [ours, theirs] = [floorPage, landing].map((html) => words(html).split(' ').length);
  const apart = Math.abs((ours ?? 0) / (theirs ?? 1) - 1);
  return apart > mostDifference
    ? [...missing, `The floor page has ${ours} words, the landing page ${theirs}`]
    : missing;
}
