import { scrollToAnchor } from '#behaviours/scrollToAnchor.ts';
import { isNewVisit } from './newVisit.ts';

/**
 * If a link opened the page at an anchor, keeps the anchor below the bar until the page has its final height: the browser
 * scrolls there in the fallback font, and the web font then moves everything below. Stops at the visitor's first input. Does
 * nothing after a reload or Back, where the browser restores the position, nor where the address names a piece of text, which only
 * this entry still says.
 */
export function returnToAnchor(page: Document): void {
  const isAtText = performance.getEntriesByType('navigation')[0]?.name.includes(':~:');
  if (!isNewVisit || isAtText) return;
  const observer = new ResizeObserver(() => scrollToAnchor(page, { behavior: 'instant' }));
  const stop = () => observer.disconnect();
  observer.observe(page.body);
  // Not `scroll`, which the browser itself may cause, and not pointer movement.
  ['wheel', 'pointerdown', 'keydown'].forEach((sign) => addEventListener(sign, stop));
  // The web font has loaded by then.
  setTimeout(stop, 4000);
}
