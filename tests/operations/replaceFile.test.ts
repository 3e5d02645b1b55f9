import { chmodSync, linkSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { replaceFile } from '#operations/project/replaceFile.ts';
import { filesMatching, readText } from '../architecture/projectFiles.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

it('replaces a file as a whole, so that a process that ends meanwhile leaves the former one', () => {
  const folder = temporaryFolder(onTestFinished);
  const [file, former] = [path.join(folder, 'export.json'), path.join(folder, 'former')];
  writeFileSync(file, 'before');
  chmodSync(file, 0o644);
  linkSync(file, former);
  replaceFile(file, 'after', 0o600);
  expect([readFileSync(file, 'utf8'), readFileSync(former, 'utf8')]).toEqual(['after', 'before']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).toSorted()).toEqual(['export.json', 'former']);
});

it('writes every file of an operator so', () => {
  const writing = filesMatching('operations/**/*.ts').filter((file) => /\bwriteFile/u.test(readText(file)));
  expect(writing).toEqual(['operations/project/replaceFile.ts']);
});
