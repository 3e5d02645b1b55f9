import { beforeAll, describe, expect, it } from 'vitest';
import { componentGroups } from '#storybook/componentGroups.ts';
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

const parts = partsIn('src/components/*.tsx');
const attribute = String.raw`\s+[\w-]+(?:="[^"]*"|=\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})?`;

/** The props that the examples of a page lack, and those that their component does not have: no compiler reads a page. */
function wrongProps(page: string): string[] {
  return parts.flatMap(({ file, name, props }) => {
    const inherits = !new RegExp(`interface ${name}Props(?:<[^>]*>)? \\{`, 'u').test(readText(file));
    const examples = page.match(new RegExp(`(?<=<${name}\\b)(?:${attribute})*`, 'gu')) ?? [];
    return examples.flatMap((example) => {
      const given = (example.match(new RegExp(attribute, 'gu')) ?? []).map(
        (text) => /[\w-]+/u.exec(text)?.[0],
      );
      const lacking = props.filter(
        (one) => !one.optional && one.name !== 'children' && !given.includes(one.name),
      );
      const unknown = given.filter((each) => !inherits && !props.some((one) => one.name === each));
      return lacking
        .map((one) => `${name} lacks ${one.name}`)
        .concat(unknown.map((each) => `${name} has no ${each}`));
    });
  });
}

it('an example gives a component its props, and no others', () => {
  expect(pages.flatMap((file) => wrongProps(readText(file)).map((each) => `${each} in ${file}`))).toEqual([]);
  const example =
    '<RadioChoice label="How?" defaultValue="1" options={[{ value: "1" }]} onChoose={() => 1} />';
  expect(wrongProps(example)).toEqual(['RadioChoice lacks value', 'RadioChoice has no defaultValue']);
});
