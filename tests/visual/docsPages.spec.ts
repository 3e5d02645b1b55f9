import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { viewports } from '#storybook/pictured.ts';
import { builtCatalogue } from '../support/builds.ts';
import { openStorybook } from './storybookPage.ts';

/** What a reader would see of a page that cannot be drawn, or of Markdown that is not understood. Runs in the browser. */
function faultsOfPage(): string[] {
  const root = document.querySelector('#storybook-docs');
  const error = document.querySelector('.sb-show-errordisplay #error-message');
  const texts = [...(root?.querySelectorAll('p, li, td') ?? [])].filter((part) => !part.closest('pre'));
  return [
    ...(root?.querySelector('h1') ? [] : ['has no heading']),
    ...(error ? [`is an error: ${error.textContent}`] : []),
    ...texts
      .filter(({ textContent }) => /^(?:\||#+ |- |```)/u.test(textContent))
      .map(({ textContent }) => `shows Markdown: ${textContent.slice(0, 60)}`),
  ];
}

test('every page of words is drawn, with its tables as tables', { tag: '@desktop' }, async ({ browser }) => {
  const index = await readFile(path.join(await builtCatalogue(), 'index.json'), 'utf8');
  const { entries } = JSON.parse(index) as {
    entries: Record<string, { id: string; title: string; importPath: string }>;
  };
  const pages = Object.values(entries).filter(({ importPath }) => importPath.endsWith('.mdx'));
  const storybook = await openStorybook(browser, process.env['VISUAL_URL'] ?? '', {
    viewport: viewports.desktop,
  });
  const faults: string[] = [];
  let tables = 0;
  for (const { id, title } of pages) {
    await storybook.showPage(id);
    faults.push(...(await storybook.page.evaluate(faultsOfPage)).map((fault) => `${title} ${fault}`));
    tables += await storybook.page.locator('#storybook-docs table').count();
  }
  await storybook.close();
  expect(faults).toEqual([]);
  expect(tables).toBeGreaterThan(5);
});
