import type { Behaviour } from './behaviour.ts';

/** The visible share of a block at which it appears, from 0 to 1 (R-STEPS-REVEAL). */
const enough = 0.2;

/** Marks each `[data-reveal]` as `data-revealed` once a fifth of it is visible, also those added later. */
export const revealOnScroll: Behaviour = (page) => {
  const observer = new IntersectionObserver(
    (blocks) =>
      blocks.forEach(({ intersectionRatio, target }) => {
        if (intersectionRatio >= enough) target.toggleAttribute('data-revealed', true);
      }),
    { threshold: enough },
  );
  const observeBlocks = () =>
    page.querySelectorAll('[data-reveal]').forEach((block) => observer.observe(block));
  // Blocks that are already on the screen must not disappear first.
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
