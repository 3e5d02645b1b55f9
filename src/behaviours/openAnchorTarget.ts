import type { Behaviour } from './behaviour.ts';

/**
 * Opens the `<details>` that the address leads to: the target itself, or the one marked `data-opened-by-anchor` inside it.
 * Runs at the start and whenever the anchor changes.
 */
export const openAnchorTarget: Behaviour = (page) => {
  const open = () => {
    const target = page.getElementById(location.hash.slice(1));
    const fold = target?.matches('details') ? target : target?.querySelector('[data-opened-by-anchor]');
    fold?.toggleAttribute('open', true);
  };
  // A link to the anchor that is in the address already changes nothing, but may meet a closed answer.
  const handleClick = ({ target }: Event) => {
    if ((target as HTMLElement).closest(`a[href$="${location.hash || '#'}"]`)) open();
  };
  open();
  addEventListener('hashchange', open);
  page.addEventListener('click', handleClick);
  return () => {
    removeEventListener('hashchange', open);
    page.removeEventListener('click', handleClick);
  };
};
