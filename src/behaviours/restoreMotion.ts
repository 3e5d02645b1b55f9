/** The value in storage and in `data-motion` while animations are paused. */
export const paused = 'paused';

/** Pauses animations before the first paint if the visitor paused them before. */
export function restoreMotion(page: Document): void {
  try {
    if (localStorage['motion'] === paused) page.documentElement.dataset['motion'] = paused;
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
