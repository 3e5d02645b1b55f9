/**
 * Asks for the page's own letters once its words are painted with their metric twins, so that no word waits for a file.
 * Without a script, the style sheet itself does (`document.ts`).
 */
export function letters(page: Document): void {
  requestAnimationFrame(() => {
    // A frame is painted after its callbacks.
    setTimeout(() => {
      const sheet = page.querySelector<HTMLStyleElement>('[data-letters]');
      if (sheet) sheet.media = '';
    });
  });
}
