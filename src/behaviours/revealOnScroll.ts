import type { Behaviour } from './behaviour.ts';

/** The visible share of a block at which it appears, from 0 to 1 (R-STEPS-REVEAL). */
const enough = 0.2;

/** The visible share of the area of a block that is cut off at the side, such as the edge of the next slide. */
const least = 0.01;

/**
 * Marks each `[data-reveal]`, including blocks added later, as `data-revealed` once a fifth of its height is visible. The
 * edge of the next slide counts, because it would otherwise be blank.
 */
export const revealOnScroll: Behaviour = (page) => {
  const observer = new IntersectionObserver(
    (blocks) =>
      blocks.forEach(({ isIntersecting, intersectionRect, boundingClientRect, target }) => {
        if (isIntersecting && intersectionRect.height >= enough * boundingClientRect.height)
          target.toggleAttribute('data-revealed', true);
      }),
    { threshold: Array.from({ length: enough / least }, (_, at) => (at + 1) * least) },
  );
  const observeBlocks = () =>
    page.querySelectorAll('[data-reveal]').forEach((block) => observer.observe(block));
  // Blocks that are already on screen must not disappear first.
  page.querySelectorAll('[data-reveal]').forEach((block) => {
    if (block.getBoundingClientRect().top < innerHeight) block.toggleAttribute('data-revealed', true);
  });
  const arrivals = new MutationObserver(observeBlocks);
  observeBlocks();
  arrivals.observe(page, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    arrivals.disconnect();
  };
};
