import { expect, it } from 'vitest';
import { lintInRooms } from './lintInRooms.ts';

it('the linter refuses to ask a visitor’s clock on a screen', async () => {
  const code = ['export const today = new Date();', 'export const now = Date.now();'];
  const attempts = code.flatMap((line) => [
    { from: 'src/funnel/checkout', code: line },
    { from: 'src/adapters/browser', code: line },
  ]);
  const known = [{ from: 'src/funnel/checkout', code: 'export const day = new Date(0);' }];
  const answers = await lintInRooms([...attempts, ...known], ['device-clock']);
  expect(answers).toEqual([true, false, true, false, false]);
});
