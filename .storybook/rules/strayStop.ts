import { nameOf } from './nameOf.ts';
import { report } from './report.ts';

const control =
  ':is(a[href], button, input, select, textarea, summary, iframe, [controls], [contenteditable], [role])';

function judge(): void {
  const { activeElement: focused } = document;
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0 || focused.matches(control)) return;
  report(`The focus stops at "${nameOf(focused)}", which is no control`);
}

/**
 * Reports a stop of the Tab key that is no control, so that a screen reader names nothing to do there. Firefox stops at each film,
 * also at one without controls. It looks when a key or a press is over, because a dialog's edges only pass the focus on.
 * @returns a function that stops it.
 */
export function watchStops(): () => void {
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  document.addEventListener('keyup', judge, options);
  document.addEventListener('click', judge, options);
  return () => watching.abort();
}
