/**
 * Finds content that a reader cannot reach or read: a page wider than its window, text outside the window or cut off by a
 * box, overlapping texts, and overlapping controls. Runs in the browser, so it uses nothing outside its own body.
 */
export function findLayoutFaults(): string[] {
  const faults = new Set<string>();
  const nameOf = (element: Element) => `${element.tagName} "${element.textContent.slice(0, 40)}"`;
  const isDrawn = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    // For screen readers only, or clipped until it is focused.
    !getComputedStyle(element).clipPath.startsWith('inset(50%') &&
    element.closest('[aria-hidden="true"], [inert], svg') === null;
  const ancestors = (element: Element): Element[] => {
    const parent = element.parentElement;
    return parent === null ? [element] : [element, ...ancestors(parent)];
  };
  const isFloating = (element: Element) =>
    ancestors(element).some((one) => /fixed|sticky/u.test(getComputedStyle(one).position));
  // A text's box is taller than its letters, so it may extend half a line into the next.
  const overlap = (a: DOMRect, b: DOMRect, slack: number) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.add(`scrolls to ${scrollWidth} of ${innerWidth} pixels`);

  const words: { element: Element; box: DOMRect; size: number }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const element = currentNode.parentElement;
    if (element === null || currentNode.textContent?.trim() === '' || !isDrawn(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const frames = ancestors(element)
      .filter((one) => /hidden|clip/u.test(getComputedStyle(one).overflowX) && one !== document.body)
      .map((one) => one.getBoundingClientRect());
    // An ellipsis shows that the text continues.
    if (ancestors(element).some((one) => getComputedStyle(one).textOverflow === 'ellipsis')) continue;
    // A horizontally scrolling strip can be swiped.
    if (ancestors(element).some((one) => /auto|scroll/u.test(getComputedStyle(one).overflowX))) continue;
    for (const box of boxes) {
      if (box.right > innerWidth + 1 || box.left < -1) faults.add(`leaves the window: ${nameOf(element)}`);
      if (frames.some(({ left, right }) => box.right > right + 1 || box.left < left - 1)) {
        faults.add(`is cut: ${nameOf(element)}`);
      }
      if (!isFloating(element)) words.push({ element, box, size });
    }
  }
  for (const [index, { element, box, size }] of words.entries()) {
    for (const other of words.slice(index + 1)) {
      if (other.element !== element && overlap(box, other.box, Math.min(size, other.size) / 2)) {
        faults.add(`overlap: ${nameOf(element)} and ${nameOf(other.element)}`);
      }
    }
  }

  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
    (one) => isDrawn(one) && !isFloating(one),
  );
  // A button may be inside a field's padding.
  const placeOf = (control: Element) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(control);
    const [before, after] = control.matches('input')
      ? [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)]
      : [0, 0];
    return new DOMRect(left + before, top, width - before - after, height);
  };
  for (const [index, control] of controls.entries()) {
    for (const other of controls.slice(index + 1)) {
      const apart = !control.contains(other) && !other.contains(control);
      if (apart && overlap(placeOf(control), placeOf(other), 4)) {
        faults.add(`controls overlap: ${nameOf(control)} and ${nameOf(other)}`);
      }
    }
  }
  return [...faults];
}
