import { textsIn } from './textsIn.ts';

/** The distances of letters, words, lines and paragraphs that a reader may ask for (WCAG 1.4.12). */
const spacing = new CSSStyleSheet();
spacing.replaceSync(`
  :not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`);

/** Whether what cuts or moves this text would make its place on the page another one than it seems. */
function isApart(place: Element): boolean {
  for (let one: Element | null = place; one && one !== document.body; one = one.parentElement) {
    const { position, overflowX, clipPath } = getComputedStyle(one);
    if (position === 'fixed' || position === 'sticky' || overflowX === 'hidden' || clipPath !== 'none')
      return true;
  }
  return false;
}

/** Pairs of texts of which one lies over the other. */
function overlaps(): string[] {
  const lines = [...textsIn(document.body)].flatMap((text) => {
    const place = text.parentElement;
    if (!text.data.trim() || !place?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return [];
    if (place.closest('svg, style, script, textarea, select') || isApart(place)) return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].map((box) => ({ place, box, words: text.data.trim().slice(0, 40) }));
  });
  return lines.flatMap(({ place, box, words }, at) =>
    lines.slice(at + 1).flatMap((other) => {
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      const isOver = width > 3 && height > Math.min(box.height, other.box.height) / 2;
      return isOver && place !== other.place ? [`"${words}" and "${other.words}"`] : [];
    }),
  );
}

/** Texts that lie over each other only while a reader spaces text out. */
export function findCrowdedText(): string[] {
  const before = new Set(overlaps());
  document.adoptedStyleSheets.push(spacing);
  const after = overlaps();
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(spacing), 1);
  return [...new Set(after)].filter((pair) => !before.has(pair));
}
