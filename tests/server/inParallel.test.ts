import { expect, it } from 'vitest';
import { inParallel } from '#functions/context/inParallel.ts';

it('runs no more at once than allowed, and begins the next one as soon as any ends', async () => {
  let release = () => {};
  const slow = new Promise<void>((resolve) => (release = resolve));
  let running = 0;
  let most = 0;
  const ended: number[] = [];
  await inParallel([0, 1, 2, 3, 4, 5], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    // The first one ends after all the others.
    await (item === 0 ? slow : Promise.resolve());
    running -= 1;
    ended.push(item);
    if (item === 5) release();
  });
  expect(most).toBe(2);
  expect(ended).toEqual([1, 2, 3, 4, 5, 0]);
});

it('begins nothing once it is over, and waits for what runs', async () => {
  const begun: number[] = [];
  const isOver = () => begun.length >= 3;
  await inParallel([0, 1, 2, 3, 4, 5], 2, async (item) => void begun.push(item), isOver);
  expect(begun).toEqual([0, 1, 2]);
});
