import { onFirstInteraction } from './onFirstInteraction.ts';
import { visitType } from './visitType.ts';

/** The time in which the page responds to the first interaction, before it renders the rest. */
const responseMs = 300;

/**
 * Renders the parts that `content-visibility` skips in the first rendering: one per frame, starting soon after the visitor's
 * first interaction. Renders all of them if a link or the URL leads inside the page, because everything above the target must then
 * have its final height.
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
  onFirstInteraction(page, () => setTimeout(renderInTurn, responseMs));
  page.addEventListener(
    'click',
    ({ target }) => (target as HTMLElement).closest('a[href*="#"]') && renderAll(),
    { capture: true },
  );
}
