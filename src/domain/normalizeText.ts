/**
 * The form in which a text is counted, compared and stored: trimmed and composed (NFC), so an accented letter is the same
 * regardless of how it was typed.
 */
export function normalizeText(text: string): string {
  return text.trim().normalize('NFC');
}
