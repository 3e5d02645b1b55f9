import { scrollToAnchor } from '#behaviours/scrollToAnchor.ts';

/** For so long after the font has come, what it moves is followed, in milliseconds: lines break anew over several frames. */
const settling = 1000;

/**
 * Where a link opened the page at an anchor, keeps that place under the bar until the page has its final height: the
 * browser scrolls there in the fallback font, and the web font then moves all that follows. Not once the visitor does
 * something, nor on a reload or the way back, on which the browser returns to where the visitor was.
 */
export function returnToAnchor(page: Document, fontLoaded: Promise<unknown>): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!location.hash || visit?.type !== 'navigate') return;
  const height = new ResizeObserver(() => scrollToAnchor(page, 'instant'));
  const stop = () => height.disconnect();
  height.observe(page.body);
  // Neither a scroll, which may be the browser's own, nor a movement of the pointer.
  ['wheel', 'pointerdown', 'keydown'].forEach((sign) =>
    page.addEventListener(sign, stop, { once: true, passive: true }),
  );
  void fontLoaded.then(() => setTimeout(stop, settling));
}
