import { HtmlValidate, Parser } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { runbooksOf } from '#operations/safeguards/kinds.ts';
import { safeguardsFor } from '#operations/safeguards/wanted.ts';
import storybook from '#storybook/main.ts';
import { filesMatching, readText } from '../architecture/projectFiles.ts';
import { guardedProject } from './guardedProject.ts';

const published = readText('.storybook/runbooks.html');
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: { 'void-style': 'off', 'doctype-style': 'off' },
});

const alerts = safeguardsFor(guardedProject)
  .filter(({ listed }) => listed === 'alertPolicies')
  .map(({ name, body }) => {
    const { content } = body('')['documentation'] as { content: string };
    return { name, address: content.split(' ').at(-1) ?? '' };
  });

const parsed = async (html: string) =>
  new Parser(await validator.getConfigFor('runbooks.html')).parseHtml(html);

/** The addresses of a page's sections that say what to do. */
async function runbooksIn(html: string): Promise<string[]> {
  return (await parsed(html))
    .querySelectorAll('section')
    .filter(({ textContent }) => textContent.includes('Do this:'))
    .map((section) => `${runbooksOf(guardedProject)}#${section.getAttributeValue('id') ?? ''}`);
}

/** The alerts whose address leads to no section of the page. */
async function lost(html: string): Promise<string[]> {
  const runbooks = await runbooksIn(html);
  return alerts.filter(({ address }) => !runbooks.includes(address)).map(({ name }) => name);
}

it('leads from each alert to its runbook, and every runbook is of an alert', async () => {
  expect(await lost(published)).toEqual([]);
  const addresses = new Set([
    ...alerts.map(({ address }) => address),
    `${runbooksOf(guardedProject)}#budget`,
  ]);
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

describe('a command of a runbook or a how-to', () => {
  const howTos = filesMatching('stories/docs/howTo/*.mdx');
  const ofProject =
    /^(?:\w+=\S+ )?(?:npm run (?:-s )?(?:deploy|provision|safeguards|doctor|ops)\b(?!:)|npx firebase (?!login)|gcloud (?!auth))/u;
  const nameless = (code: readonly string[]) =>
    code
      .flatMap((text) => text.split('\n').map((line) => line.trim()))
      .filter((line) => ofProject.test(line) && !line.includes(' --project '));
  /** What stands between backticks: in a line, or in a block. */
  const codeIn = (text: string) => text.split('`').filter((_, at) => at % 2 === 1);

  it.each(howTos)('of %s names its project, because with two of them it would be refused', (file) => {
    expect(nameless(codeIn(readText(file)))).toEqual([]);
  });

  it('of the runbooks does so, too', async () => {
    const code = (await parsed(published)).querySelectorAll('code');
    expect(code.length).toBeGreaterThan(5);
    expect(nameless(code.map(({ textContent }) => textContent))).toEqual([]);
  });

  it('is found if it names none', () => {
    const text =
      'Run `npm run doctor`.\n\n```\ngcloud firestore databases list\nFIRESTORE_DATABASE=b npm run ops -- list\n```\n';
    expect(nameless(codeIn(text))).toEqual([
      'npm run doctor',
      'gcloud firestore databases list',
      'FIRESTORE_DATABASE=b npm run ops -- list',
    ]);
  });
});
