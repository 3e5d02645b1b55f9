import { normalizeText } from './normalizeText.ts';

const segmenter = new Intl.Segmenter('en');

/** Units of UTF-16 that one character may take on average: more than any emoji has, and no endless tower of accents. */
const unitsPerCharacter = 20;

/** How many characters a reader sees in a text: an emoji or a letter with its accents is one. */
export function countCharacters(text: string): number {
  return [...segmenter.segment(normalizeText(text))].length;
}

/** Whether a text has at most so many characters. Both ends count alike. */
export function fitsIn(text: string, most: number): boolean {
  return normalizeText(text).length <= most * unitsPerCharacter && countCharacters(text) <= most;
}
