import { isShown } from './isShown.ts';
import { nameOf } from './nameOf.ts';
import { report } from './report.ts';
import { settled } from './settled.ts';

const focusable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [type="hidden"])';

/** What had the focus at the last action, if that has not been judged. */
let held: Element | null = null;

function isLost(): boolean {
  const { activeElement: focused, body } = document;
  if (!held) return false;
  if (held === focused && isShown(held) && !held.matches(':disabled')) return false;
  // Browsers take the focus from a hidden or disabled element only when they draw the page.
  if (focused && focused !== body && focused !== held) return false;
  return [...body.querySelectorAll(focusable)].some((one) => isShown(one) && !one.closest('[inert]'));
}

function judge(): void {
  if (held && isLost()) report(`The focus is on the body after an action at "${nameOf(held)}"`);
  held = null;
}

function note(action: Event): void {
  if (action.type !== 'click') judge();
  const { activeElement: focused, body } = document;
  // Tab may leave the page. A link moves the place where Tab goes on.
  const isOwn = focused !== body && !focused?.matches('a[href]');
  held = isOwn && (action as KeyboardEvent).key !== 'Tab' ? focused : null;
}

/**
 * Reports an action that left the focus on the body: what had it is gone, hidden or disabled, and nothing else took it. A keyboard
 * then starts over at the top of the page. It looks when the next action begins, and in `focusSettled`. A page without anything to
 * focus has no better place.
 * @returns a function that stops it.
 */
export function watchFocus(): () => void {
  held = null;
  const watching = new AbortController();
  const options = { capture: true, signal: watching.signal };
  document.addEventListener('pointerdown', judge, options);
  document.addEventListener('keydown', note, options);
  document.addEventListener('click', note, options);
  return () => watching.abort();
}

/** Waits until the last action has put the focus somewhere. */
export async function focusSettled(): Promise<void> {
  // What is hidden stays visible while it fades; even without motion that lasts until the next frame.
  await settled(
    () => held !== null && (isLost() || document.getAnimations().some((one) => one instanceof CSSTransition)),
  );
  judge();
}
