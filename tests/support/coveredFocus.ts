/**
 * Focuses every control of the shown page, from the first to the last and back, and names those that something fixed or
 * sticky covers, at the centre or at a corner, when the browser has scrolled to them (WCAG 2.4.11). Runs in the browser, so it
 * uses nothing outside its own body. Animated scrolling must be off.
 */
export async function findCoveredFocus(): Promise<string[]> {
  /** How long what covers a control may take to give way, in milliseconds. */
  const patience = 3000;
  /** How many faults are enough. */
  const enough = 5;
  const focusable = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)';
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  const floats = (element: Element) => /fixed|sticky/u.test(getComputedStyle(element).position);
  const floating = (element: Element | null): Element | null => {
    for (let one = element; one; one = one.parentElement) if (floats(one)) return one;
    return null;
  };
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? (element.textContent.trim().slice(0, 40) || element.tagName);

  /** What covers a control, if anything does. */
  const coverOf = (control: Element): Element | null | undefined => {
    // A link may take two lines.
    const [box] = control.getClientRects();
    if (!box) return undefined;
    const inset = 3;
    // Of one that is taller than the free part of the window, only the centre can be asked for.
    const isTall = box.height > innerHeight / 2;
    const left = Math.max(box.left + inset, 0);
    const top = Math.max(box.top + inset, 0);
    const right = Math.min(box.right - inset, innerWidth - 1);
    const bottom = Math.min(box.bottom - inset, innerHeight - 1);
    if (left > right || top > bottom) return undefined;
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ] as const;
    return points
      .slice(0, isTall ? 1 : undefined)
      .map(([x, y]) => floating(document.elementFromPoint(x, y)))
      .find((cover) => cover && !cover.contains(control));
  };

  scrollTo(0, 0);
  await frame();
  await frame();
  if (![...document.body.querySelectorAll('*')].some(floats)) return [];
  const controls = [...document.body.querySelectorAll<HTMLElement>(focusable)];
  const faults = new Set<string>();
  let scrolled = scrollY;
  for (const control of [...controls, ...controls.toReversed()]) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) continue;
    control.focus();
    if (document.activeElement !== control) continue;
    if (faults.size >= enough) break;
    if (scrollY !== scrolled) await frame();
    scrolled = scrollY;
    const end = performance.now() + patience;
    while (coverOf(control) && performance.now() < end) await frame();
    const cover = coverOf(control);
    if (cover) faults.add(`"${nameOf(control)}" is covered by "${nameOf(cover)}"`);
  }
  return [...faults];
}
