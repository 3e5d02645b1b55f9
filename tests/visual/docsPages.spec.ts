import { expect, test } from '@playwright/test';
import { viewports } from '#storybook/pictured.ts';
import { readIndex } from './stories.ts';
import { openStorybook } from './storybookPage.ts';

/** What a reader would see of a page that has nothing to show, or of Markdown that is not understood. Runs in the browser. */
function faultsOfPage(): string[] {
  const root = document.querySelector('#storybook-docs');
  const texts = [...(root?.querySelectorAll('p, li, td') ?? [])].filter((part) => !part.closest('pre'));
  return [
    ...(root?.querySelector('h1') ? [] : ['has no heading']),
    ...texts
      .filter(({ textContent }) => /^(?:\||#+ |- |```)/u.test(textContent))
      .map(({ textContent }) => `shows Markdown: ${textContent.slice(0, 60)}`),
  ];
}

test('every page of words is drawn, with its tables as tables', { tag: '@desktop' }, async ({ browser }) => {
  const url = process.env['VISUAL_URL'] ?? '';
  const pages = (await readIndex(url)).filter(({ importPath }) => importPath.endsWith('.mdx'));
  const open = () => openStorybook(browser, url, { viewport: viewports.desktop });
  let storybook = await open();
  const faults: string[] = [];
  let tables = 0;
  for (const { id, title } of pages) {
    try {
      await storybook.showPage(id);
    } catch (error) {
      faults.push(`${title} is an error: ${String(error)}`);
      // After an error, Storybook draws nothing more.
      await storybook.close();
      storybook = await open();
      continue;
    }
    faults.push(...(await storybook.page.evaluate(faultsOfPage)).map((fault) => `${title} ${fault}`));
    tables += await storybook.page.locator('#storybook-docs table').count();
  }
  await storybook.close();
  expect(faults).toEqual([]);
  expect(tables).toBeGreaterThan(5);
});
