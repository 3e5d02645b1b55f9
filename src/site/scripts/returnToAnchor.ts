import { scrollToAnchor } from '#behaviours/scrollToAnchor.ts';

/**
 * Where a link opened the page at an anchor, scrolls there again once the page has its final heights: the browser did so
 * with the fallback font, which is wider, and what the anchor opens was closed. Not if the visitor did something by then,
 * nor on a reload or the way back, on which the browser returns to where the visitor was.
 */
export function returnToAnchor(page: Document, settled: Promise<unknown>): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let left = visit?.type !== 'navigate';
  // Neither a scroll, which may be the browser's own, nor a movement of the pointer.
  ['wheel', 'pointerdown', 'keydown'].forEach((sign) =>
    page.addEventListener(sign, () => (left = true), { once: true, passive: true }),
  );
  void settled.then(() => left || scrollToAnchor(page, 'instant'));
}
