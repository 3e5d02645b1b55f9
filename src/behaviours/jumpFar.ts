import type { Behaviour } from './behaviour.ts';

/** In heights of the window. */
const far = 3;

/**
 * Lets a link of a navigation to a place of this page that is far away jump there; all others scroll smoothly. A smooth
 * scroll over many screens takes a second, and Chrome adds what is left of it to the place to which a key or another link
 * leads meanwhile.
 */
export const jumpFar: Behaviour = (page) => {
  const handleClick = ({ target }: Event) => {
    const link = (target as HTMLElement).closest<HTMLAnchorElement>('a[href*="#"]');
    if (!link) return;
    const place = link.closest('nav') && page.getElementById(link.hash.slice(1));
    const jumps = place && Math.abs(place.getBoundingClientRect().top) > far * innerHeight;
    // It holds until the next link, because `openAnchorTarget` scrolls there again.
    page.documentElement.style.scrollBehavior = jumps ? 'auto' : '';
  };
  page.addEventListener('click', handleClick);
  return () => page.removeEventListener('click', handleClick);
};
