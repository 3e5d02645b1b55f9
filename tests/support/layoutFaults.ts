/**
 * Finds content that a reader cannot reach or read: a page wider than its window, text outside the window or cut off by a
 * box, overlapping texts, icons over texts, and overlapping controls. Runs in the browser, so it uses nothing outside its own body.
 */
export function findLayoutFaults(): string[] {
  const faults = new Set<string>();
  const nameOf = (element: Element) => `${element.tagName} "${element.textContent.slice(0, 40)}"`;
  /** For screen readers only, or clipped until it is focused. */
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath.startsWith('inset(50%') || isClipped(element.parentElement));
  const isDrawn = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !isClipped(element) &&
    element.closest('[inert]') === null;

  interface Surroundings {
    /** In a box that does not scroll with the page. */
    floats: boolean;
    /** In a strip that can be swiped, or in a text whose ellipsis shows that it continues. */
    continues: boolean;
    /** The boxes that cut what leaves them. */
    frames: readonly DOMRect[];
  }
  const known = new Map<Element, Surroundings>();
  const around = (element: Element): Surroundings => {
    const before = known.get(element);
    if (before) return before;
    const { position, overflowX, textOverflow } = getComputedStyle(element);
    const outer = element.parentElement && around(element.parentElement);
    const cuts = /hidden|clip/u.test(overflowX) && element !== document.body;
    const found: Surroundings = {
      floats: /fixed|sticky/u.test(position) || outer?.floats === true,
      continues: textOverflow === 'ellipsis' || /auto|scroll/u.test(overflowX) || outer?.continues === true,
      frames: [...(outer?.frames ?? []), ...(cuts ? [element.getBoundingClientRect()] : [])],
    };
    known.set(element, found);
    return found;
  };

  interface Placed {
    element: Element;
    box: DOMRect;
    /** By how many pixels it may extend into another. */
    slack: number;
  }
  /** The pairs of different elements that overlap by more than their slack. */
  const overlaps = (placed: readonly Placed[]) => {
    const sorted = placed.toSorted((a, b) => a.box.top - b.box.top);
    return sorted.flatMap(({ element, box, slack }, index) => {
      const pairs: Array<[Element, Element]> = [];
      for (const other of sorted.slice(index + 1)) {
        if (other.box.top >= box.bottom) break;
        const least = Math.min(slack, other.slack);
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - other.box.top;
        if (other.element !== element && width > least && height > least)
          pairs.push([element, other.element]);
      }
      return pairs;
    });
  };

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.add(`scrolls to ${scrollWidth} of ${innerWidth} pixels`);

  const words: Placed[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const element = currentNode.parentElement;
    if (element === null || currentNode.textContent?.trim() === '' || !isDrawn(element)) continue;
    const { floats, continues, frames } = around(element);
    if (continues) continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    // A text's box is taller than its letters, so it may extend half a line into the next.
    const slack = Number.parseFloat(getComputedStyle(element).fontSize) / 2;
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    for (const box of boxes) {
      if (box.right > innerWidth + 1 || box.left < -1) faults.add(`leaves the window: ${nameOf(element)}`);
      if (frames.some(({ left, right }) => box.right > right + 1 || box.left < left - 1)) {
        faults.add(`is cut: ${nameOf(element)}`);
      }
      // What a box hides as a whole lies over nothing, as the brand's name where it has no room.
      const hidden = frames.some(({ top, bottom }) => box.top + slack >= bottom || box.bottom - slack <= top);
      if (!floats && !hidden) words.push({ element, box, slack });
    }
  }
  // An icon grows with larger text, and must not grow over words.
  const icons = [...document.querySelectorAll('svg.lucide')].filter(
    (icon) =>
      icon.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !around(icon).floats,
  );
  words.push(...icons.map((element) => ({ element, box: element.getBoundingClientRect(), slack: 4 })));
  for (const [one, other] of overlaps(words)) faults.add(`overlap: ${nameOf(one)} and ${nameOf(other)}`);

  const drawn = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].filter(
    isDrawn,
  );
  // Also without visible words, as the button of a menu, and in a bar that never makes the page wider.
  for (const one of drawn) {
    const { left, right } = one.getBoundingClientRect();
    if (!around(one).continues && (right > innerWidth + 1 || left < -1))
      faults.add(`leaves the window: ${nameOf(one)}`);
  }
  const controls = drawn.filter((one) => !around(one).floats);
  // A button may be inside a field's padding.
  const placeOf = (control: Element) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(control);
    const [before, after] = control.matches('input')
      ? [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)]
      : [0, 0];
    return new DOMRect(left + before, top, width - before - after, height);
  };
  const places = controls.map((element) => ({ element, box: placeOf(element), slack: 4 }));
  for (const [one, other] of overlaps(places)) {
    if (!one.contains(other) && !other.contains(one)) {
      faults.add(`controls overlap: ${nameOf(one)} and ${nameOf(other)}`);
    }
  }
  return [...faults];
}
