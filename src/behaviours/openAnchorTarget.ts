import { scrollToAnchor } from './scrollToAnchor.ts';

/**
 * Opens the `<details>` that the URL's anchor targets: the target itself, or the element marked `data-opened-by-anchor`
 * inside it. Runs on load and whenever the anchor changes. After a link it scrolls there again, because the browser scrolled
 * while the answer was closed, and near the end of the page could not scroll far enough.
 */
export function openAnchorTarget(page: Document): void {
  // Not set after Back, where the browser restores the visitor's position.
  let followed: Element | null | undefined;
  const open = () => {
    const target = page.getElementById(location.hash.slice(1));
    const fold = target?.matches('details') ? target : target?.querySelector('[data-opened-by-anchor]');
    fold?.toggleAttribute('open', true);
    if (followed) scrollToAnchor(page);
    followed = undefined;
  };
  const handleClick = ({ target }: Event) => {
    const link = (target as Partial<HTMLElement>).closest?.<HTMLAnchorElement>('a[href*="#"]');
    followed = link;
    // A link to the current anchor fires no `hashchange`, but its target may be closed.
    if (link?.hash === location.hash) open();
  };
  open();
  addEventListener('hashchange', open);
  page.addEventListener('click', handleClick);
}
