import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtSite } from './support/build.ts';
import { validator } from './support/validator.ts';
import { test } from './support/visit.ts';

for (const file of [
  'index.html',
  'privacy-notice.html',
  'terms-of-use.html',
  'cookies.html',
  'es.html',
  'es/terms-of-use.html',
  'app.html',
]) {
  test(`${file} is valid HTML`, async () => {
    const { results } = await validator.validateString(
      readFileSync(path.join(builtSite, file), 'utf8'),
      file,
    );
    const findings = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(findings).toEqual([]);
  });
}
