import type { Behaviour } from './behaviour.ts';
import { scrollToAnchor } from './scrollToAnchor.ts';

/**
 * Opens the `<details>` that the address leads to: the target itself, or the one marked `data-opened-by-anchor` inside it. Runs
 * at the start and whenever the anchor changes. After a link it scrolls there again, because the browser scrolled while the
 * answer was closed, and near the end of the page could not scroll far enough.
 */
export const openAnchorTarget: Behaviour = (page) => {
  // Not after Back, where the browser restores the visitor's position.
  let followed: Element | null = null;
  const open = () => {
    const target = page.getElementById(location.hash.slice(1));
    const fold = target?.matches('details') ? target : target?.querySelector('[data-opened-by-anchor]');
    fold?.toggleAttribute('open', true);
    if (followed) scrollToAnchor(page);
    followed = null;
  };
  const handleClick = ({ target }: Event) => {
    const link = (target as HTMLElement).closest<HTMLAnchorElement>('a[href*="#"]');
    followed = link;
    // A link to the present anchor fires no event, but its target may be closed.
    if (link?.hash === location.hash) open();
  };
  open();
  addEventListener('hashchange', open);
  page.addEventListener('click', handleClick);
  return () => {
    removeEventListener('hashchange', open);
    page.removeEventListener('click', handleClick);
  };
};
