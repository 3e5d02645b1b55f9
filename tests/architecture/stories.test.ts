import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { partsIn, statesIn } from './parts.ts';
import { filesMatching, isFile, readText } from './projectFiles.ts';
import { catalogue, fileOf, type CatalogueEntry } from './storyIndex.ts';

/** Folders of visible components. */
const shown = [
  { what: 'component', pattern: 'src/components/**/*.tsx' },
  { what: 'picture of the truck', pattern: 'src/truck/Truck.tsx' },
  // A part of a section or of a screen may be shown by the stories of what renders it.
  { what: 'section', pattern: 'src/sections/**/*.tsx' },
  // A demo counts as one component; its parts need no stories.
  { what: 'demo', pattern: 'src/demos/*.tsx' },
  { what: 'part of the funnel', pattern: 'src/funnel/**/*.tsx' },
  { what: 'part of the account', pattern: 'src/account/**/*.tsx' },
  // A page of the app shows a screen of the sign-up or of the account, which has the stories.
  { what: 'page', pattern: 'src/site/pages/**/*.tsx' },
];

let index: CatalogueEntry[] = [];
beforeAll(async () => {
  index = await catalogue();
});

function storiesOf(file: string): CatalogueEntry[] {
  return index.filter((entry) => entry.type === 'story' && fileOf(entry) === file);
}

const screenParts = filesMatching('src/{sections,funnel,account}/**/*.tsx').map((file) => ({
  file,
  source: readText(file),
}));

/** Whether stories show a part: its own, or those of a section or a part of a screen that renders it. */
function isShown(file: string): boolean {
  if (storiesOf(file.replace(/^src\/(?<place>.*)\.tsx$/u, 'stories/$<place>.stories.tsx')).length > 0)
    return true;
  return screenParts.some(
    (one) => one.source.includes(`/${path.posix.basename(file)}'`) && isShown(one.file),
  );
}

describe.each(shown)('every exported $what', ({ pattern }) => {
  const parts = partsIn(pattern);

  it('has stories in the file of the same path', () => {
    const missing = parts.filter(({ file }) => !isShown(file));
    expect(missing.map(({ storyFile }) => storyFile)).toEqual([]);
  });

  it('is named in its stories', () => {
    const missing = parts
      .filter(({ storyFile }) => storiesOf(storyFile).length > 0)
      .flatMap(({ storyFile, components }) =>
        components
          .filter((name) => !new RegExp(String.raw`\b${name}\b`, 'u').test(readText(storyFile)))
          .map((name) => `${name} in ${storyFile}`),
      );
    expect(missing).toEqual([]);
  });
});

/** Whether a story sets a prop, or sets it to this value, as an arg or an attribute. */
function gives(stories: string, prop: string, word?: string): boolean {
  const value = word === undefined ? '' : String.raw`\s*\{?['"]${word}['"]`;
  return new RegExp(String.raw`(?<![\w.])['"]?${prop}['"]?[:=]${value}`, 'u').test(stories);
}

describe('every state of a component has a story', () => {
  const parts = partsIn('src/components/*.tsx').filter(({ storyFile }) => isFile(storyFile));

  it('with each optional prop', () => {
    const missing = parts.flatMap(({ storyFile, props }) =>
      props
        .filter(({ name, optional }) => optional && !gives(readText(storyFile), name))
        .map(({ name }) => `${name} in ${storyFile}`),
    );
    expect(missing).toEqual([]);
  });

  it('with each value of a union prop, except its default', () => {
    const missing = parts.flatMap(({ file, storyFile, props }) =>
      props.flatMap(({ name, words }) =>
        words
          .filter((word) => !readText(file).includes(`${name} = '${word}'`))
          .filter((word) => !gives(readText(storyFile), name, word))
          .map((word) => `${name}: ${word} in ${storyFile}`),
      ),
    );
    expect(missing).toEqual([]);
  });
});

describe('every state of a screen has a story', () => {
  const storyFiles = filesMatching('stories/**/*.stories.tsx');
  const drawn = filesMatching('src/{sections,funnel,account,components}/**/*.tsx').map((file) => ({
    file,
    source: readText(file),
  }));
  /** The files that render a file's unions: the file itself, or each view that imports it. */
  const viewsOf = (file: string) =>
    drawn.filter((view) => view.file === file || view.source.includes(`/${path.posix.basename(file)}'`));
  const unions = filesMatching('src/{sections,funnel,account,components}/**/*.{ts,tsx}').flatMap((file) =>
    statesIn(readText(file)).map(({ union, states }) => ({ file, union, states })),
  );
  // A union used only by hooks is converted before it is rendered.
  const seen = unions.filter(({ file }) => viewsOf(file).length > 0);

  it.each(seen)('$union of $file', ({ file, states }) => {
    const places = new Set(
      [file, ...viewsOf(file).map((view) => view.file)].map((place) => path.posix.dirname(place)),
    );
    const folders = new Set([...places].map((place) => place.replace(/^src\//u, 'stories/')));
    const stories = storyFiles
      .filter((story) => folders.has(path.posix.dirname(story)))
      .map(readText)
      .join('\n');
    expect(states.filter((state) => !stories.includes(`status: '${state}'`))).toEqual([]);
  });
});

it('no story lacks its component', () => {
  const orphans = filesMatching(
    'stories/{components,sections,demos,funnel,account,site/pages}/**/*.stories.tsx',
  ).filter((file) => {
    const part = file.replace(/^stories\//u, 'src/').replace(/\.stories\.tsx$/u, '');
    return !isFile(`${part}.tsx`) && !isFile(`${part}.ts`);
  });
  expect(orphans).toEqual([]);
});
