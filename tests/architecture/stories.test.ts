import { describe, expect, it } from 'vitest';
import { filesMatching, readText } from './projectFiles.ts';

/** What a visitor may see, by the folder it lives in. */
const shown = [
  { what: 'component', pattern: 'src/components/**/*.tsx' },
  { what: 'section', pattern: 'src/sections/**/*.tsx' },
  { what: 'part of the funnel', pattern: 'src/funnel/**/*.tsx' },
  { what: 'page', pattern: 'src/app/pages/**/*.tsx' },
];

const exportsComponent = /^export (?:async )?(?:function|const) [A-Z][a-z]/mu;

function storyOf(file: string): string {
  return file.replace(/^src\//u, 'stories/').replace(/\.tsx$/u, '.stories.tsx');
}

describe.each(shown)('every exported $what has its stories', ({ pattern }) => {
  const sources = filesMatching(pattern).filter((file) => exportsComponent.test(readText(file)));
  const stories = new Set(filesMatching('stories/**/*.stories.tsx'));

  it('in the file of the same path', () => {
    expect(sources.filter((file) => !stories.has(storyOf(file))).map(storyOf)).toEqual([]);
  });

  it('with at least one state', () => {
    const present = sources.map(storyOf).filter((file) => stories.has(file));
    expect(present.filter((file) => !/^export const [A-Z]\w*: Story/mu.test(readText(file)))).toEqual([]);
  });
});

it('no story outlives what it showed', () => {
  const orphans = filesMatching('stories/{components,sections,funnel,app/pages}/**/*.stories.tsx').filter(
    (file) => {
      const source = file.replace(/^stories\//u, 'src/').replace(/\.stories\.tsx$/u, '.tsx');
      return filesMatching(source).length === 0;
    },
  );
  expect(orphans).toEqual([]);
});
