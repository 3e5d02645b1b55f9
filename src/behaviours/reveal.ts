import type { Behaviour } from './behaviour.ts';

/** How much of a block must be seen before it appears, from 0 to 1 (specification section 4). */
const enough = 0.2;

/** Marks each `[data-reveal]` as `data-revealed` once a fifth of it is seen, whenever it came into the page. */
export const reveal: Behaviour = (page) => {
  const seen = new IntersectionObserver(
    (blocks) =>
      blocks.forEach(({ intersectionRatio, target }) => {
        if (intersectionRatio >= enough) target.toggleAttribute('data-revealed', true);
      }),
    { threshold: enough },
  );
  const look = () => page.querySelectorAll('[data-reveal]').forEach((block) => seen.observe(block));
  // What is on the screen already must not vanish in order to appear.
  page.querySelectorAll('[data-reveal]').forEach((block) => {
    if (block.getBoundingClientRect().top < innerHeight) block.toggleAttribute('data-revealed', true);
  });
  const arrivals = new MutationObserver(look);
  look();
  arrivals.observe(page, { childList: true, subtree: true });
  return () => {
    seen.disconnect();
    arrivals.disconnect();
  };
};
