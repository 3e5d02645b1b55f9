import type { Behaviour } from './behaviour.ts';

/** The distance of a far target, in window heights. */
const far = 3;

/**
 * Makes a navigation link jump if its target on this page is far away; all other links scroll smoothly. A smooth scroll over
 * many screens takes a second, and if a key or another link interrupts it, Chrome adds the rest to the next target.
 */
export const jumpFar: Behaviour = (page) => {
  const handleClick = ({ target }: Event) => {
    const link = (target as Partial<HTMLElement>).closest?.<HTMLAnchorElement>('a[href*="#"]');
    if (!link) return;
    const place = link.closest('nav') && page.getElementById(link.hash.slice(1));
    const jumps = place && Math.abs(place.getBoundingClientRect().top) > far * innerHeight;
    // This setting lasts until the next link, because `openAnchorTarget` scrolls there again.
    page.documentElement.style.scrollBehavior = jumps ? 'auto' : '';
  };
  page.addEventListener('click', handleClick);
  return () => page.removeEventListener('click', handleClick);
};
