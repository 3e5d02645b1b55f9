import { onFirstInteraction } from './onFirstInteraction.ts';
import { visitType } from './visitType.ts';

/**
 * Renders the parts that `content-visibility` leaves out of the first rendering: one in each frame from the visitor's first
 * interaction on. Renders all at once if a link or the address leads inside the page, because everything above that place must
 * have its final height by then.
 */
export function renderBelowFold(page: Document): void {
  const left = [...page.querySelectorAll<HTMLElement>('[data-rendered-late]')];
  const renderNext = () => left.shift()?.style.setProperty('content-visibility', 'visible');
  const renderAll = () => {
    while (left.length > 0) renderNext();
  };
  // The page opens at an anchor, or at the visitor's earlier position.
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
