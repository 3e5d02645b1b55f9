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
  const layouts = [];
  for (const width of [375, 767, 768, 991, 992, 1199, 1200]) {
    await page.viewport(width, 900);
    await expect.poll(() => matchMedia(`(width: ${width}px)`).matches).toBe(true);
    // The rules for that width apply from the next frame on.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    layouts.push([width, shareOfWords()]);
  }
  expect(layouts).toEqual([
    [375, null],
    [767, null],
    [768, 1.1],
    [991, 1.1],
    [992, 1],
    [1199, 1],
    [1200, 0.92],
  ]);
});
