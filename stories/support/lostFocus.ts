const focusable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [type="hidden"])';

/**
 * Whether a press left the focus on the body: what was pressed is gone, hidden or disabled, and nothing else took the focus. The
 * reader then starts over at the top of the page. A page without anything to focus has no better place. It uses nothing outside
 * itself but its selector, and reads the page of the pressed element.
 */
export function lostFocus(pressed: Element): boolean {
  const page = pressed.ownerDocument;
  const isThere = pressed.isConnected && pressed.checkVisibility({ visibilityProperty: true });
  if (isThere && !pressed.matches(':disabled')) return false;
  const { activeElement: focused } = page;
  // Browsers take the focus from a hidden or disabled element only when they draw the page.
  if (focused && focused !== page.body && focused !== pressed) return false;
  return [...page.body.querySelectorAll(focusable)].some(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'),
  );
}
