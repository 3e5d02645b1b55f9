/** The value in storage and in `data-motion` while animations are paused. */
export const pausedValue = 'paused';

/** Pauses animations before the first paint if the visitor paused them on an earlier page. */
export function restoreMotion(page: Document): void {
  try {
    if (localStorage['motion'] === pausedValue) page.documentElement.dataset['motion'] = pausedValue;
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
