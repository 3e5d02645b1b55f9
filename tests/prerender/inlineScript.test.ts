import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { inlineScript } from '#prerender/inlineScript.ts';

const most = 1.5 * 1024;

it('the inline script of every public page is small', async () => {
  expect(brotliCompressSync(await inlineScript()).length).toBeLessThanOrEqual(most);
});
