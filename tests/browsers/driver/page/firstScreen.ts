/*
 * Delays the web font until the test releases it, and reports the positions of the first screen's parts. Runs before the
 * page's own scripts, with motion paused. The driver bundles it.
 */

export interface Place {
  /** The part's tag and text, for failure messages. */
  part: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

let release = (): void => undefined;
const released = new Promise<void>((resolve) => {
  release = resolve;
});
const held: Promise<FontFace>[] = [];
// oxlint-disable-next-line typescript/unbound-method -- it is called with the font it belongs to
const { load } = FontFace.prototype;
FontFace.prototype.load = function loadOnceReleased(this: FontFace) {
  const loading = released.then(() => load.call(this));
  held.push(loading);
  return loading;
};

/** Releases the fonts and waits until the page is rendered with them. */
async function letFontsCome(): Promise<void> {
  release();
  await Promise.all(held);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

if (window === top) localStorage.setItem('motion', 'paused');

function placeOf(element: Element): Place {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { part: `${element.localName} "${element.textContent.slice(0, 30)}"`, left, right, top, bottom };
}

const kept = new Map<Element, Place>();

/** Stores the positions of the visible parts of the header and hero. Returns their number. */
function keep(): number {
  for (const element of document.querySelectorAll('header *, #home *')) {
    const place = placeOf(element);
    const { left, right, top } = place;
    const inSight = right > left && left < innerWidth && top < innerHeight;
    if (inSight && !element.closest('svg *, dialog')) kept.set(element, place);
  }
  return kept.size;
}

/** The parts that have moved, with both positions. Horizontally, a part has moved if both of its edges have. */
function moved({ down, sideways }: { down: number; sideways: number }): [Place, Place][] {
  const now = [...kept].map(([element, before]): [Place, Place] => [before, placeOf(element)]);
  return now.filter(([before, after]) => {
    const far = (edge: 'left' | 'right' | 'top' | 'bottom') => Math.abs(after[edge] - before[edge]);
    return Math.min(far('left'), far('right')) > sideways || Math.max(far('top'), far('bottom')) > down;
  });
}

const tools = { heldFonts: () => held.length, letFontsCome, keep, moved };

declare global {
  var firstScreen: typeof tools;
}

globalThis.firstScreen = tools;
