import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Ready } from '#stories/sections/Hero/Hero.stories.tsx';

/** The width of the words beside the truck, as a share of its own; null while they are above it. */
function shareOfWords(): number | null {
  const inside = document.querySelector('section > div');
  if (!inside) throw new Error('there is no first screen');
  const [words = 0, truck] = getComputedStyle(inside).gridTemplateColumns.split(' ').map(Number.parseFloat);
  return truck === undefined ? null : Number((words / truck).toFixed(2));
}

it('the first screen changes its layout at 768, 992 and 1200 pixels (R-HERO-LAYOUT)', async () => {
  await Ready.run();
  // From one layout to another each time, so that the one before, which the browser may show a moment longer, is never taken for the next.
  for (const [width, share] of [
    [1200, 0.92],
    [767, null],
    [992, 1],
    [768, 1.1],
    [1199, 1],
    [991, 1.1],
  ] as const) {
    await page.viewport(width, 900);
    await expect.poll(() => [innerWidth, shareOfWords()]).toEqual([width, share]);
  }
});
