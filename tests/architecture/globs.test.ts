import path from 'node:path';
import { expect, it } from 'vitest';
import { alternativesOf, filesMatching, projectRoot } from './projectFiles.ts';

/** Every `include`, `exclude`, `entries` and `files` of a configuration. */
function patternsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /^(?:include|exclude|entries|files)$/u.test(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const inList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, inner]) => patternsIn(inner, inList ? key : name));
}

const main = ['vitest.config.ts', 'oxlint.config.ts', 'tsconfig.json'];

it.each([...main, ...filesMatching('tests/**/*vitest.config.ts')])(
  'each pattern of %s matches a file in each of its alternatives',
  async (file) => {
    const as = file.endsWith('.json') ? { with: { type: 'json' } } : {};
    const configuration: unknown = await import(path.join(projectRoot, file), as);
    const patterns = patternsIn(configuration).flatMap(alternativesOf);
    expect(patterns.length).toBeGreaterThan(main.includes(file) ? 5 : 0);
    for (const pattern of patterns) expect(() => filesMatching(pattern)).not.toThrow();
  },
);

it('an alternative without a file is found, also inside another', () => {
  expect(alternativesOf('a/{b,{c,d}/*}.{ts,tsx}')).toEqual([
    'a/b.ts',
    'a/b.tsx',
    'a/c/*.ts',
    'a/c/*.tsx',
    'a/d/*.ts',
    'a/d/*.tsx',
  ]);
  expect(() => filesMatching('src/{domain,nowhere}/*.ts')).toThrow('src/nowhere/*.ts');
});
