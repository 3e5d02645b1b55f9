import { onFirstInteraction } from './onFirstInteraction.ts';
import { isNewVisit } from './newVisit.ts';

/**
 * Renders the parts that `content-visibility` skips in the first rendering: one per frame, starting soon after the visitor's
 * first interaction. Renders all of them if a link or the URL leads inside the page, because everything above the target must
 * then have its final height.
 */
export function renderBelowFold(page: Document): void {
  const left = [...page.querySelectorAll<HTMLElement>('[data-rendered-late]')];
  const render = (parts: number) =>
    left.splice(0, parts).forEach(({ style }) => (style.contentVisibility = 'visible'));
  const renderAll = () => render(left.length);
  // The page opens at an anchor, or at the visitor's earlier position.
  if (location.hash || !isNewVisit) return renderAll();
  const renderInTurn = () => {
    render(1);
    if (left.length > 0) requestAnimationFrame(renderInTurn);
  };
  // Within these milliseconds the page responds to a press.
  onFirstInteraction(page, () => setTimeout(renderInTurn, 300));
  page.addEventListener(
    'click',
    ({ target }) => (target as Partial<HTMLElement>).closest?.('a[href*="#"]') && renderAll(),
    { capture: true },
  );
}
