import { readFileSync } from 'node:fs';
import path from 'node:path';
import { faq } from '#content/landing/faq.ts';

const file = path.join(import.meta.dirname, 'floor/index.html');

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

const questions = faq.items
  .map(
    ({ question, answer }) =>
      `<details name="faq">\n<summary><h3>${question}</h3>\n</summary>\n<p>${answer}</p>\n</details>`,
  )
  .join('\n');

/**
 * The handwritten page with the landing page's content and no script. The questions and the addresses of the pictures, which
 * it names without a folder, are filled in.
 */
export function floorPage(landing: string): string {
  const page = readFileSync(file, 'utf8').replace('<!-- questions -->', () => questions);
  return page.replaceAll(/\/media\/(?<name>[\w-]+)\.avif/gu, (short, name: string) => {
    const found = new RegExp(String.raw`/media/\w+/${name}\.avif`, 'u').exec(landing);
    if (!found) throw new Error(`The landing page shows no ${short}`);
    return found[0];
  });
}

/** Lists where the floor page's content differs from the landing page's, one line each; empty if they match. */
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
