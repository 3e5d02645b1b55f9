import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { componentGroups } from '#storybook/componentGroups.ts';
import { withTables } from '#storybook/markdownTables.ts';
import { partsIn } from './parts.ts';
import { filesMatching, isFile, readText } from './projectFiles.ts';
import { catalogue, fileOf, type CatalogueEntry } from './storyIndex.ts';

let index: CatalogueEntry[] = [];
beforeAll(async () => {
  index = await catalogue();
});

describe('the page of a component', () => {
  const components = partsIn('src/components/*.tsx');

  it.each(components)('$name belongs to its stories', ({ name, storyFile }) => {
    const stories = index.find((entry) => entry.type === 'story' && fileOf(entry) === storyFile);
    const [page, ...others] = index.filter(({ type, title }) => type === 'docs' && title === stories?.title);
    expect(Object.keys(componentGroups).map((group) => `Components/${group}/${name}`)).toContain(
      stories?.title,
    );
    // Storybook files a generated page under the stories it comes from.
    expect([storyFile, `stories/docs/components/${name}.mdx`]).toContain(page && fileOf(page));
    expect(others).toEqual([]);
  });

  it.each(components)('$name has a doc comment for itself and for each prop', ({ described, props }) => {
    expect(described).toBe(true);
    expect(props.filter((prop) => !prop.described).map(({ name }) => name)).toEqual([]);
  });
});

it('a component without JSX is described in its stories, because Storybook does not read its doc comment', () => {
  const undescribed = partsIn('src/components/*.tsx').filter(
    ({ file, storyFile }) =>
      !/\/>|<\//u.test(readText(file)) &&
      readText(storyFile).includes("tags: ['autodocs']") &&
      !/description: \{\s+component:/u.test(readText(storyFile)),
  );
  expect(undescribed.map(({ storyFile }) => storyFile)).toEqual([]);
});

it.each(filesMatching('stories/docs/components/*.mdx'))('%s says more than a generated page', (page) => {
  expect(isFile(page.replace('stories/docs', 'src').replace(/\.mdx$/u, '.tsx'))).toBe(true);
  expect(readText(page)).toContain('<Contract');
  expect(readText(page)).toContain('<DoAndDont');
});

it('the tables of a page are drawn as tables', () => {
  const drawn = filesMatching('stories/docs/**/*.mdx').map((page) => ({
    page,
    text: withTables(readText(page)),
  }));
  const undrawn = drawn.flatMap(({ page, text }) => (/^\|/mu.test(text) ? [page] : []));
  expect(undrawn).toEqual([]);
  expect(drawn.filter(({ text }) => text.includes('<table>')).length).toBeGreaterThan(5);
  expect(withTables('One.\n\n| A | B |\n| --- | ---- |\n| `a` | **b** |\n\nTwo.\n')).toBe(
    'One.\n\n<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>`a`</td><td>**b**</td></tr></tbody></table>\n\nTwo.\n',
  );
});

/** The stories that a page draws, and that the files it imports do not have: without one, the whole page is an error. */
function missingStories(page: string, source: string): string[] {
  const drawn = [...source.matchAll(/\bof=\{(?<file>\w+)\.(?<story>\w+)\}/gu)];
  return drawn.flatMap(({ 0: shown, groups: { file = '', story = '' } = {} }) => {
    const [, place = ''] = new RegExp(String.raw`import \* as ${file} from '(.+)';`, 'u').exec(source) ?? [];
    const stories = readText(path.posix.join(path.posix.dirname(page), place));
    return stories.includes(`export const ${story} = `) ? [] : [`${shown} in ${page}`];
  });
}

it('a page draws stories that exist', () => {
  const all = filesMatching('stories/docs/**/*.mdx');
  expect(all.flatMap((page) => missingStories(page, readText(page)))).toEqual([]);
  const planted = "import * as Planted from './Patterns.stories.tsx';\n<Canvas of={Planted.Gone} />";
  expect(missingStories('stories/docs/Planted.mdx', planted)).toEqual([
    'of={Planted.Gone} in stories/docs/Planted.mdx',
  ]);
});

const pages = [...filesMatching('stories/docs/**/*.mdx'), 'README.md'];

/** The texts in the pages that match. The pattern must match the planted line. */
function matching(pattern: RegExp, planted: string): string[] {
  expect(planted.match(pattern)).not.toBeNull();
  return pages.flatMap((file) => (readText(file).match(pattern) ?? []).map((text) => `${text} in ${file}`));
}

it('each step of a list begins a line, because Markdown shows it as running text elsewhere', () => {
  expect(matching(/[.:;!?)`] (?:\d+\.|[-*+]) \S.*/gu, 'First this. 2. Then that.')).toEqual([]);
});

it('a command that redirects its output to a file silences npm’s own output', () => {
  expect(matching(/npm run (?!-s )[^`|\n]* > \S+/gu, 'npm run ops -- list > all.txt')).toEqual([]);
});

it('links between pages are valid', () => {
  const ids = new Set(index.map(({ id }) => id));
  const links = matching(/(?<=\?path=\/(?:docs|story)\/)[\w-]+/gu, '[Start](?path=/docs/no-such-page--docs)');
  expect(links.filter((link) => !ids.has(link.split(' in ')[0] ?? ''))).toEqual([]);
  expect(ids.has('no-such-page--docs')).toBe(false);
});
