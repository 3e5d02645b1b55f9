/**
 * Requests the web font after the first paint, which shows the fallback font, so that no text waits for a file. Without
 * scripts the style element enables itself (`prerender/document.ts`).
 */
export function loadWebFont(page: Document): void {
  requestAnimationFrame(() => {
    // The frame is painted after its callbacks.
    setTimeout(() => {
      const sheet = page.querySelector<HTMLStyleElement>('[data-web-font]');
      if (sheet) sheet.media = '';
    });
  });
}
