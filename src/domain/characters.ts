import { normalizeText } from './normalizeText.ts';

const segmenter = new Intl.Segmenter('en');

/** Maximum average of UTF-16 units per character: more than any emoji has, but not unlimited combining accents. */
const unitsPerCharacter = 20;

/** Counts the characters that a reader sees: an emoji counts as one, and so does a letter with its accents. */
export function countCharacters(text: string): number {
  return [...segmenter.segment(normalizeText(text))].length;
}

/** Whether so much of a limit is used that an owner should know how much is left. */
export function isNearLimit(used: number, most: number): boolean {
  return used > most * 0.75;
}

/** Whether a text has at most this many characters. Browser and server count the same way. */
export function fitsIn(text: string, most: number): boolean {
  return normalizeText(text).length <= most * unitsPerCharacter && countCharacters(text) <= most;
}
