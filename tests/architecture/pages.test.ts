import { beforeAll, describe, expect, it } from 'vitest';
import { partsIn } from './parts.ts';
import { filesMatching, readText } from './projectFiles.ts';
import { catalogue, fileOf, type CatalogueEntry } from './storyIndex.ts';

/** The headings of a component's page, in order. */
const headings = ['When not to use it', 'Anatomy', 'Props', 'Accessibility', 'Do and don’t'];

/** The blocks required below those headings. */
const blocks = ['<Canvas of={', '<Contract', '<DoAndDont'];

let index: CatalogueEntry[] = [];
beforeAll(async () => {
  index = await catalogue();
}, 30_000);

describe('the page of a component', () => {
  const components = partsIn('src/components/*.tsx');

  it.each(components)('$name is attached to its stories', ({ name, storyFile }) => {
    const page = index.find((entry) => fileOf(entry) === `stories/docs/components/${name}.mdx`);
    expect(page?.type).toBe('docs');
    expect(page?.title).toBe(`Components/${name}`);
    const stories = index.find((entry) => entry.type === 'story' && fileOf(entry) === storyFile);
    expect(stories?.title).toBe(page?.title);
  });

  it.each(components)("$name has every heading of a component's page", ({ name, props }) => {
    const [file] = filesMatching(`stories/docs/components/${name}.mdx`);
    const words = file ? readText(file) : '';
    const written = [...words.matchAll(/^## (?<heading>.+)$/gmu)].map((match) => match.groups?.['heading']);
    expect(written).toEqual(headings);
    expect(blocks.filter((block) => !words.includes(block))).toEqual([]);
    expect(words.includes('<ArgTypes of={')).toBe(props.length > 0);
  });

  it.each(components)('$name has a sentence for each prop', ({ props }) => {
    expect(props.filter(({ described }) => !described).map(({ name }) => name)).toEqual([]);
  });
});

it('no page is left without its component', () => {
  const orphans = filesMatching('stories/docs/components/*.mdx').filter(
    (file) => filesMatching(file.replace('stories/docs', 'src').replace(/\.mdx$/u, '.tsx')).length === 0,
  );
  expect(orphans).toEqual([]);
});

it('links between pages lead somewhere', () => {
  const ids = new Set(index.map(({ id }) => id));
  const broken = filesMatching('stories/docs/**/*.mdx').flatMap((file) =>
    [...readText(file).matchAll(/\?path=\/(?:docs|story)\/(?<id>[\w-]+)/gu)]
      .map(({ groups }) => groups?.['id'] ?? '')
      .filter((id) => !ids.has(id))
      .map((id) => `${id} in ${file}`),
  );
  expect(broken).toEqual([]);
});
