/**
 * A text in the one form it is counted, compared and stored in: without the space around it, and composed, so that a
 * letter with an accent is the same however it was typed.
 */
export function asStored(text: string): string {
  return text.trim().normalize('NFC');
}
