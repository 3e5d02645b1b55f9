import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, 'floor/index.html');

/** What a visitor can read of a page, on one line. */
function words(html: string): string {
  return html
    .replaceAll(/<(?<name>script|style|head|dialog|noscript|output|video|svg)[\s>].*?<\/\k<name>>/gsu, ' ')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/&[a-z]+;|&#\w+;/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** The headings of a page, in their order. */
function headings(html: string): string[] {
  return [...html.matchAll(/<h[1-6][^>]*>(?<inside>.*?)<\/h[1-6]>/gsu)].map(({ groups }) =>
    words(groups?.['inside'] ?? ''),
  );
}

/** Part by which the number of words may differ before the two are not the same page any more. */
const mostDifference = 0.06;

/**
 * The hand-written page that says what the landing page says and has no script. It names its pictures without their
 * folder; the addresses of the landing page's own pictures are written in.
 */
export function floorPage(landing: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/media\/(?<name>[\w-]+)\.avif/gu, (short, name: string) => {
    const found = new RegExp(String.raw`/media/\w+/${name}\.avif`, 'u').exec(landing);
    if (!found) throw new Error(`The landing page shows no ${short}`);
    return found[0];
  });
}

/** In what the floor page no longer says what the landing page says, a line each; empty when it still does. */
export function strayedWords(floor: string, landing: string): string[] {
  const said = new Set(headings(floor));
  const missing = headings(landing)
    .filter((heading) => !said.has(heading))
    .map((heading) => `The floor page lacks the heading "${heading}"`);
  const [ours, theirs] = [floor, landing].map((html) => words(html).split(' ').length);
  const apart = Math.abs((ours ?? 0) / (theirs ?? 1) - 1);
  return apart > mostDifference
    ? [...missing, `The floor page has ${ours} words, the landing page ${theirs}`]
    : missing;
}
