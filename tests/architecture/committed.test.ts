import { homedir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { committedFiles, projectRoot, readText } from './projectFiles.ts';

const text = committedFiles()
  .filter((file) => !/\.(?:png|jpe?g|webp|avif|ico|woff2?|mp4|webm)$/u.test(file))
  .map((file) => ({ file, content: readText(file) }));

/** The files with a matching line, each with the first such line. The pattern must match each planted line. */
function linesMatching(pattern: RegExp, of: RegExp, ...planted: readonly string[]): string[] {
  expect(planted.filter((line) => !pattern.test(line))).toEqual([]);
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
  const ownPath = new RegExp(String.raw`(?:${own.join('|')})(?:[/\\]|\b)`, 'u');
  expect(linesMatching(ownPath, /./u, `cd ${projectRoot}`, `${homedir()}/notes`)).toEqual([]);
  const anyHome = /(?:^|[\s"'`(=])(?:\/home\/|\/Users\/|[A-Z]:\\Users\\)\w/u;
  const homes = [['', 'home', 'ana'].join('/'), ['', 'Users', 'ana'].join('/')];
  expect(linesMatching(anyHome, /./u, ...homes)).toEqual([]);
});

it('the lock files name no registry, so that every machine uses its own', () => {
  const resolved = '"resolved": "https://registry.example/react.tgz"';
  expect(linesMatching(/"resolved": "https?:/u, /package-lock\.json$/u, resolved)).toEqual([]);
  const registries = ['registry=https://registry.example', '@fonts:registry = https://registry.example'];
  expect(linesMatching(/^\s*(?:@[\w-]+:)?registry\s*=/u, /\.npmrc$/u, ...registries)).toEqual([]);
});

it('no test is focused or skipped', () => {
  const chosen = /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:only|skip|fixme|fails)\b/u;
  const planted = ['only', 'skip', 'fixme', 'fails'].map((word) => `it.each.${word}('counts', () => {});`);
  expect(linesMatching(chosen, /^(?:tests|stories)\//u, ...planted)).toEqual([]);
  expect(linesMatching(/['"]!test['"]/u, /^stories\//u, `tags: ['!test']`)).toEqual([]);
});
