import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtSite } from './support/build.ts';
import { validator } from './support/validator.ts';
import { test } from './support/visit.ts';

const template = /<template[^>]*>(?<content>.*?)<\/template>/gsu;

for (const file of [
  'index.html',
  'privacy-notice.html',
  'terms-of-use.html',
  'cookies.html',
  'es.html',
  'es/terms-of-use.html',
  'app.html',
  'sign-up/signin.html',
  'es/app.html',
  'es/sign-up/signin.html',
  '404.html',
]) {
  test(`${file} is valid HTML`, async () => {
    const html = readFileSync(path.join(builtSite, file), 'utf8');
    // The validator treats a template's content as part of the page.
    const waiting = [...html.matchAll(template)].map(({ groups }) => groups?.['content'] ?? '');
    for (const [at, part] of [html.replaceAll(template, ''), ...waiting].entries()) {
      const { results } = await validator.validateString(part, file);
      const findings = results.flatMap(({ messages }) =>
        messages
          .filter(({ ruleId }) => at === 0 || ruleId !== 'missing-doctype')
          .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      expect(findings).toEqual([]);
    }
  });
}
