import { onFirstInteraction } from './onFirstInteraction.ts';
import { visitType } from './visitType.ts';

/**
 * Renders the parts that `content-visibility` leaves out of the first rendering: one in each frame from the visitor's
 * first interaction on, and all at once where a link or the address leads inside the page, because what stands above
 * that place must have its final height by then.
 */
export function renderBelowFold(page: Document): void {
  const left = [...page.querySelectorAll<HTMLElement>('[data-rendered-late]')];
  const renderNext = () => left.shift()?.style.setProperty('content-visibility', 'visible');
  const renderAll = () => {
    while (left.length > 0) renderNext();
  };
  // It opens at an anchor, or where the visitor was before.
  if (location.hash !== '' || visitType() !== 'navigate') {
    renderAll();
    return;
  }
  const renderInTurn = () => {
    renderNext();
    if (left.length > 0) requestAnimationFrame(renderInTurn);
  };
  onFirstInteraction(page, () => requestAnimationFrame(renderInTurn));
  page.addEventListener(
    'click',
    ({ target }) => (target as HTMLElement).closest('a[href*="#"]') && renderAll(),
    { capture: true },
  );
}
