import { trimPasted } from './pastedText.ts';

/** White space that is no space, such as the tab between two cells of a copied table. The lines of a longer text stay. */
const whiteSpace = /[\t\v\f]+/gu;

/**
 * The form in which a text is counted, compared and stored: without white space and invisible marks around it, with spaces for other
 * white space inside, and composed (NFC), so an accented letter is the same regardless of how it was typed.
 */
export function normalizeText(text: string): string {
  return trimPasted(text.replaceAll(whiteSpace, ' ')).normalize('NFC');
}
