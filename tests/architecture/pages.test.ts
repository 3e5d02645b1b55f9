import { beforeAll, describe, expect, it } from 'vitest';
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
    expect(stories?.title).toBe(`Components/${name}`);
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

const pages = [...filesMatching('stories/docs/**/*.mdx'), 'README.md'];

it('each step of a list begins a line, because Markdown shows it as running text elsewhere', () => {
  const merged = pages.flatMap((file) =>
    [...readText(file).matchAll(/[.:;!?)`] (?:\d+\.|[-*+]) \S.*/gu)].map(([text]) => `${text} in ${file}`),
  );
  expect(merged).toEqual([]);
});

it('a command that redirects its output to a file silences npm’s own output', () => {
  const loud = pages.flatMap((file) => readText(file).match(/npm run (?!-s )[^`|\n]* > \S+/gu) ?? []);
  expect(loud).toEqual([]);
});

it('links between pages are valid', () => {
  const ids = new Set(index.map(({ id }) => id));
  const broken = filesMatching('stories/docs/**/*.mdx').flatMap((file) =>
    [...readText(file).matchAll(/\?path=\/(?:docs|story)\/(?<id>[\w-]+)/gu)]
      .map(({ groups }) => groups?.['id'] ?? '')
      .filter((id) => !ids.has(id))
      .map((id) => `${id} in ${file}`),
  );
  expect(broken).toEqual([]);
});
