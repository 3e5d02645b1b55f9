import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { apiPrefix, pathIn, paths, sitePaths } from '#domain/paths.ts';
import { shellFile } from '../../src/prerender/shell.ts';
import { readHosting } from '#sandbox/site/hosting.ts';
import { committedFiles, readText } from './projectFiles.ts';

const source = /^(?:src|sandbox|packages|functions\/src)\/.+\.(?:tsx?|mjs)$/u;
const listOfPaths = 'src/domain/paths.ts';

function escaped(literal: string): string {
  return literal.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

/** Code without comments (which may name an address) and without imports (whose paths look like addresses). */
function withoutWords(code: string): string {
  return code
    .replaceAll(/\/\*[\s\S]*?\*\//gu, '')
    .replaceAll(/^\s*\/\/.*$/gmu, '')
    .replaceAll(/(?:from|import\()\s*'[^']*'/gu, '');
}

/** Patterns for every spelling of an address: the first segment of a page, a prefix, a file, an anchor of the landing page. */
const spellings = [
  ...new Set(Object.values(paths).map((path) => path.split('/')[1] ?? '')),
  apiPrefix.slice(1),
  ...Object.values(sitePaths).map((path) => path.slice(1)),
]
  .filter((name) => name !== '' && !languages.some((language) => name === language))
  .map(escaped)
  .join('|');
const spelled = new RegExp(String.raw`(?<![\w.*/])/(?:(?:${spellings})(?![\w-])|#[\w$])`, 'u');

describe('an address is spelled in one file', () => {
  const files = committedFiles().filter((file) => source.test(file) && file !== listOfPaths);

  it('and no other file of the site, the functions or the sandbox repeats it', () => {
    expect(files.filter((file) => spelled.test(withoutWords(readText(file))))).toEqual([]);
  });

  it.each([
    `go('/sign-up/plans');`,
    'const back = `${siteUrl}/sign-up/checkout?plan=${plan}`;',
    `{ href: '/terms-of-use' }`,
    `post('/api/catalogue')`,
    `{ href: '/#about' }`,
    `register('/serviceWorker.js')`,
  ])('a second spelling is found: %s', (code) => {
    expect(spelled.test(withoutWords(code))).toBe(true);
  });

  it.each([
    `import { cookies } from './legal/cookies.ts';`,
    '/** `/sign-up/plans`, step 2. */',
    `{ id: 'sign-up' }`,
  ])('a word that is no address passes: %s', (code) => {
    expect(spelled.test(withoutWords(code))).toBe(false);
  });
});

describe('firebase.json', () => {
  const hosting = readHosting();
  const inEach = (path: string) => languages.map((language) => pathIn(language, path));
  const withoutApp = [paths.privacyNotice, paths.termsOfUse, paths.cookies].flatMap(inEach);
  const landing = inEach(paths.landing);
  const ofPages = [...landing, ...withoutApp];
  const others = Object.values(paths).filter((path) => !ofPages.some((page) => page === path));

  it('lists the legal pages, and no other page, as those whose document never runs the app', () => {
    const pattern =
      /"regex":"(?<pattern>[^"]*privacy[^"]*)"/u.exec(JSON.stringify(hosting))?.groups?.['pattern'] ?? '';
    const own = new RegExp(pattern, 'u');
    expect(withoutApp.filter((path) => !own.test(path))).toEqual([]);
    expect([...landing, ...others].filter((path) => own.test(path))).toEqual([]);
  });

  it('routes every screen in every language, and every address below the sign-up, to the app in that language', () => {
    const toApp = hosting.rewrites.flatMap((rewrite) =>
      'destination' in rewrite ? [{ pattern: new RegExp(rewrite.regex, 'u'), ...rewrite }] : [],
    );
    const documentOf = (path: string) => toApp.find(({ pattern }) => pattern.test(path))?.destination;
    const below = ['/sign-up/no-such-step', '/sign-up/a/b/c', '/sign-up/plans/x'];
    for (const language of languages) {
      const shell = pathIn(language, `/${shellFile}`);
      const screens = [...others, ...below].map((path) => pathIn(language, path));
      expect(screens.filter((path) => documentOf(path) !== shell)).toEqual([]);
    }
    const missing = [
      '/account/x',
      '/account/receipts/1',
      '/typo',
      '/admin',
      '/sign-upp',
      '/.x/',
      '/assets/x.js',
    ];
    expect([...ofPages, ...missing.flatMap(inEach)].filter((path) => documentOf(path))).toEqual([]);
  });

  it('sends with a screen in each language the same headers', () => {
    const headersOf = (path: string) =>
      hosting.headers.filter(({ regex }) => regex !== undefined && new RegExp(regex, 'u').test(path));
    const differing = [...others, ...withoutApp].filter((path) =>
      inEach(path).some((own) => JSON.stringify(headersOf(own)) !== JSON.stringify(headersOf(path))),
    );
    expect(differing).toEqual([]);
    expect(hosting.headers.filter(({ source }) => source !== undefined)).toEqual([]);
  });
});
