import { homedir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { committedFiles, projectRoot, readText } from './projectFiles.ts';

const text = committedFiles()
  .filter((file) => !/\.(?:png|jpe?g|webp|avif|ico|woff2?|mp4|webm)$/u.test(file))
  .map((file) => ({ file, content: readText(file) }));

/** The files with a matching line, each with the first such line. */
function linesMatching(pattern: RegExp, of = /./u): string[] {
  return text
    .filter(({ file }) => of.test(file))
    .flatMap(({ file, content }) => {
      const line = content.split('\n').findIndex((words) => pattern.test(words));
      return line === -1 ? [] : [`${file}:${line + 1}`];
    });
}

function escaped(literal: string): string {
  return literal.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

it('no committed file contains a path of a developer’s machine', () => {
  const own = [projectRoot, homedir()].filter((folder) => folder !== path.parse(folder).root).map(escaped);
  expect(linesMatching(new RegExp(String.raw`(?:${own.join('|')})(?:[/\\]|\b)`, 'u'))).toEqual([]);
  expect(linesMatching(/(?:^|[\s"'`(=])(?:\/home\/|\/Users\/|[A-Z]:\\Users\\)\w/u)).toEqual([]);
});

it('the lock files name no registry, so that every machine uses its own', () => {
  expect(linesMatching(/"resolved": "https?:/u, /package-lock\.json$/u)).toEqual([]);
  expect(linesMatching(/^\s*(?:@[\w-]+:)?registry\s*=/u, /\.npmrc$/u)).toEqual([]);
});

it('no test is focused or skipped', () => {
  const chosen = /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:only|skip|fixme|fails)\b/u;
  expect(linesMatching(chosen, /^(?:tests|stories)\//u)).toEqual([]);
  expect(linesMatching(/['"]!test['"]/u, /^stories\//u)).toEqual([]);
});
