import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { filesMatching, projectRoot, readText, workspaces } from '../architecture/projectFiles.ts';

/** Files that a package without `exports` documents, each with its page. */
const documented = new Set([
  // https://ajv.js.org/json-schema.html#draft-2019-09
  'ajv/dist/2019.js',
  // https://www.selenium.dev/selenium/docs/api/javascript/DriverService.Builder.html
  'selenium-webdriver/remote',
]);

interface Manifest {
  main?: string;
  bin?: string | Record<string, string>;
  exports?: unknown;
}

/** The package.json of an installed package, for a file of the project; undefined if there is no such package. */
function manifestOf(name: string, file: string): Manifest | undefined {
  const folders = [path.dirname(file), path.dirname(path.dirname(file)), ...workspaces, '.'];
  const found = folders
    .map((folder) => path.join(projectRoot, folder, 'node_modules', name, 'package.json'))
    .find((one) => existsSync(one));
  return found === undefined ? undefined : (JSON.parse(readFileSync(found, 'utf8')) as Manifest);
}

/** Whether a package offers a file of its own to others: by `exports`, which Node enforces on imports, or as a command. */
function offers({ main = 'index.js', bin = {}, exports }: Manifest, subpath: string, imported: boolean) {
  const commands = typeof bin === 'string' ? [bin] : Object.values(bin);
  const named = [main, ...commands].map((one) => path.posix.normalize(one));
  if (named.includes(subpath) || subpath === 'package.json') return true;
  if (exports === undefined || exports === null) return false;
  if (imported) return true;
  return Object.keys(exports).some((key) => path.posix.matchesGlob(`./${subpath}`, key));
}

/** The texts in a syntax tree that may name a file: string literals, and the beginning of templates. */
function textsIn(node: unknown, found: string[] = []): string[] {
  if (typeof node !== 'object' || node === null) return found;
  const { type, value } = node as { type?: unknown; value?: unknown };
  if (type === 'Literal' && typeof value === 'string') found.push(value);
  if (type === 'TemplateElement') found.push((value as { cooked: string }).cooked);
  for (const child of Object.values(node)) textsIn(child, found);
  return found;
}

/** The files of packages that a source names although the package does not offer them. */
function privateFilesIn(file: string, source: string): string[] {
  return textsIn(parseSync(file, source).program).filter((text) => {
    const [, within] = text.split('node_modules/');
    const named = /^(?<name>(?:@[a-z0-9~-][\w.~-]*\/)?[a-z0-9~-][\w.~-]*)\/(?<subpath>[\w./-]+)$/u.exec(
      within ?? text,
    );
    const { name = '', subpath = '' } = named?.groups ?? {};
    const manifest = name === '' || isBuiltin(name) ? undefined : manifestOf(name, file);
    if (!manifest || documented.has(`${name}/${subpath}`)) return false;
    return !offers(manifest, subpath, within === undefined);
  });
}

it.each([
  [`import match from 'superstatic/lib/utils/patterns.js';`, ['superstatic/lib/utils/patterns.js']],
  [`const later = () => import('superstatic/lib/superstatic.js');`, ['superstatic/lib/superstatic.js']],
  [`require.resolve('axe-core/axe.min.js');`, ['axe-core/axe.min.js']],
  [`readFileSync('../node_modules/axe-core/axe.min.js');`, ['../node_modules/axe-core/axe.min.js']],
  [`import superstatic from 'superstatic';`, []],
  [`import { Ajv2019 } from 'ajv/dist/2019.js';`, []],
  [`import Button from '@mui/material/Button';`, []],
  [`run('node_modules/vite/bin/vite.js');`, []],
])('finds what a package does not offer: %s', (source, found) => {
  expect(privateFilesIn('tests/a.ts', source)).toEqual(found);
});

it('no file depends on a private file of a package', () => {
  const self = 'tests/supplyChain/privateFiles.test.ts';
  const files = filesMatching('**/*.ts').concat(filesMatching('**/*.tsx'));
  const found = files
    .filter((file) => file !== self)
    .map((file) => [file, privateFilesIn(file, readText(file))] as const);
  expect(found.filter(([, names]) => names.length > 0)).toEqual([]);
});
