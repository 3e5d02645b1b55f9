import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { errorCollectorScript, inlineScript } from '#prerender/inlineScript.ts';

it.each([
  ['the inline script of every public page', inlineScript, 1.5],
  ['the collector of errors', errorCollectorScript, 1],
])('%s is small', async (_what, script, most) => {
  expect(brotliCompressSync(await script()).length).toBeLessThanOrEqual(most * 1024);
});
