import { normalizeText } from './normalizeText.ts';

const segmenter = new Intl.Segmenter('en');

/** UTF-16 units that one character may take on average: more than any emoji has, but no endless tower of accents. */
const unitsPerCharacter = 20;

/** How many characters a reader sees in a text: an emoji counts as one, and so does a letter with its accents. */
export function countCharacters(text: string): number {
  return [...segmenter.segment(normalizeText(text))].length;
}

/** Whether a text has at most this many characters. Browser and server count alike. */
export function fitsIn(text: string, most: number): boolean {
  return normalizeText(text).length <= most * unitsPerCharacter && countCharacters(text) <= most;
}
