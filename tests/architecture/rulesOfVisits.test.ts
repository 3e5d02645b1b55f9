import { expect, it } from 'vitest';
import { lintInRooms } from './lintInRooms.ts';

it('the linter refuses a visit that is not held to the rules of every story', async () => {
  const refused = [
    `export { test } from '@playwright/test';`,
    `export { test as visit } from '@playwright/test';`,
    `export { default } from '@playwright/test';`,
    `export * as playwright from '@playwright/test';`,
  ];
  const allowed = [`export { expect } from '@playwright/test';`];
  const attempts = ['tests/e2e', 'tests/prerender/support'].flatMap((from) =>
    [...refused, ...allowed].map((code) => ({ from, code })),
  );
  const answers = await lintInRooms(attempts, ['eslint']);
  expect(answers).toEqual([true, true, true, true, false, true, true, true, true, false]);
});
