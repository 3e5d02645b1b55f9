import { readFileSync } from 'node:fs';
import { HtmlValidate, Parser } from 'html-validate';
import { expect, it } from 'vitest';
import { safeguardsFor } from '#operations/safeguards/wanted.ts';
import storybook from '#storybook/main.ts';
import { guardedProject } from './guardedProject.ts';

const published = readFileSync('.storybook/runbooks.html', 'utf8');
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: { 'void-style': 'off', 'doctype-style': 'off' },
});

/** Each alert with the address in its text. */
const alerts = safeguardsFor(guardedProject)
  .filter(({ listed }) => listed === 'alertPolicies')
  .map(({ name, body }) => {
    const { content } = body('')['documentation'] as { content: string };
    return { name, address: content.split(' ').at(-1) ?? '' };
  });

/** The addresses of a page's sections that say what to do. */
async function runbooksIn(html: string): Promise<string[]> {
  const parser = new Parser(await validator.getConfigFor('runbooks.html'));
  return parser
    .parseHtml(html)
    .querySelectorAll('section')
    .filter(({ textContent }) => textContent.includes('Do this:'))
    .map((section) => `${guardedProject.runbooks}#${section.getAttributeValue('id') ?? ''}`);
}

/** The alerts whose address leads to no section of the page. */
async function lost(html: string): Promise<string[]> {
  const runbooks = await runbooksIn(html);
  return alerts.filter(({ address }) => !runbooks.includes(address)).map(({ name }) => name);
}

it('leads from each alert to its runbook, and every runbook is of an alert', async () => {
  expect(await lost(published)).toEqual([]);
  const addresses = new Set([...alerts.map(({ address }) => address), `${guardedProject.runbooks}#budget`]);
  expect(new Set(await runbooksIn(published))).toEqual(addresses);
});

it('finds a runbook that is missing', async () => {
  expect(await lost(published.replace('id="unsent-mail"', 'id="mail"'))).toEqual([
    'Alert for failed e-mails',
  ]);
});

it('is published with the Storybook, as valid HTML that search engines leave out', async () => {
  expect(storybook.staticDirs).toContainEqual({ from: './runbooks.html', to: '/runbooks.html' });
  const { results } = await validator.validateString(published);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  expect(published).toContain('<meta name="robots" content="noindex" />');
});
