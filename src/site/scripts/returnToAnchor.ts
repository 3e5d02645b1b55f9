import { scrollToAnchor } from '#behaviours/scrollToAnchor.ts';
import { visitType } from './visitType.ts';

/** For so long the web font is waited for, in milliseconds. */
const settling = 4000;

/**
 * Where a link opened the page at an anchor, keeps that place under the bar until the page has its final height: the
 * browser scrolls there in the fallback font, and the web font then moves all that follows. Not once the visitor does
 * something, nor on a reload or the way back, on which the browser returns to where the visitor was.
 */
export function returnToAnchor(page: Document): void {
  if (visitType() !== 'navigate') return;
  const observer = new ResizeObserver(() => scrollToAnchor(page, { behavior: 'instant' }));
  const stop = () => observer.disconnect();
  observer.observe(page.body);
  // Neither a scroll, which may be the browser's own, nor a movement of the pointer.
  ['wheel', 'pointerdown', 'keydown'].forEach((sign) => addEventListener(sign, stop));
  setTimeout(stop, settling);
}
