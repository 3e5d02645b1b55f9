import { trimPasted } from './pastedText.ts';

/**
 * The form in which a text is counted, compared and stored: without white space and invisible marks around it, and composed (NFC), so an accented letter is the same
 * regardless of how it was typed.
 */
export function normalizeText(text: string): string {
  return trimPasted(text).normalize('NFC');
}
