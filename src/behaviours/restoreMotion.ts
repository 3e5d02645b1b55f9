/** The word kept in storage and on the document while what moves is stopped. */
export const paused = 'paused';

/** Stops what moves where the visitor stopped it before, so that a page comes up still. */
export function restoreMotion(page: Document): void {
  try {
    if (localStorage['motion'] === paused) page.documentElement.dataset['motion'] = paused;
  } catch {
    // Storage is refused: nothing was kept.
  }
}
