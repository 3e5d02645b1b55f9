import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { appLanguageScript, inlineScript, policyHash } from '#prerender/inlineScript.ts';
import { speculationRules } from '#prerender/speculation.ts';
import { projectRoot } from '#sandbox/processes/settings.ts';

const most = 1.5 * 1024;

it('the script that stands in every public page is small', async () => {
  expect(brotliCompressSync(await inlineScript()).length).toBeLessThanOrEqual(most);
});

it('the site’s policy allows those scripts and rules; building the site writes them there', async () => {
  const hosting = readFileSync(path.join(projectRoot, 'firebase.json'), 'utf8');
  expect(hosting).toContain(
    `script-src 'self' ${policyHash(await inlineScript())} ${policyHash(speculationRules)} ${policyHash(await appLanguageScript())} https`,
  );
});
