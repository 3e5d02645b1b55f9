/** The word kept in storage and on the document while what moves is stopped. */
export const paused = 'paused';

/** Has every button that pauses say whether what moves is stopped. */
export function tellMotion(page: Document): void {
  const still = page.documentElement.dataset['motion'] === paused;
  page.querySelectorAll('[data-pauses]').forEach((button) => (button.ariaPressed = `${still}`));
}

/** Stops what moves where the visitor stopped it before, so that a page comes up still; its buttons say which. */
export function restoreMotion(page: Document): void {
  try {
    if (localStorage['motion'] === paused) page.documentElement.dataset['motion'] = paused;
  } catch {
    // Storage is refused: nothing was kept.
  }
  tellMotion(page);
}
