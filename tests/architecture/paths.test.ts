import { describe, expect, it } from 'vitest';
import { calls } from '#domain/contract.ts';
import { languages } from '#domain/language.ts';
import { apiPath, pathIn, paths, sitePaths, unlistedPrefixes, webhookPath } from '#domain/paths.ts';
import { readHosting } from '#sandbox/site/hosting.ts';
import { committedFiles, readText } from './projectFiles.ts';

const source = /^(?:src|sandbox|functions\/src)\/.+\.(?:tsx?|mjs)$/u;
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
  ...unlistedPrefixes().map((prefix) => prefix.split('/')[1] ?? ''),
  ...Object.values(sitePaths).map((path) => path.slice(1)),
]
  .filter((name) => name !== '')
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
  const text = JSON.stringify(hosting);

  it('sends every call and PayPal’s events to a function', () => {
    const sources = hosting.rewrites.flatMap((rewrite) => ('function' in rewrite ? [rewrite.source] : []));
    expect(sources).toEqual([...Object.keys(calls).map(apiPath), webhookPath]);
  });

  it('lists the legal pages, and no other page, as those whose document never runs the app', () => {
    const pattern = /"regex":"(?<pattern>[^"]*privacy[^"]*)"/u.exec(text)?.groups?.['pattern'] ?? '';
    const own = new RegExp(pattern, 'u');
    expect(withoutApp.filter((path) => !own.test(path))).toEqual([]);
    expect([...landing, ...others].filter((path) => own.test(path))).toEqual([]);
  });

  it('routes every screen and every address below the sign-up to the app, and no other that does not exist', () => {
    const toApp = hosting.rewrites.flatMap((rewrite) =>
      'destination' in rewrite ? [rewrite.regex ?? ''] : [],
    );
    const isScreen = (path: string) => toApp.some((pattern) => new RegExp(pattern, 'u').test(path));
    expect(others.filter((path) => !isScreen(path))).toEqual([]);
    const below = ['/sign-up/no-such-step', '/sign-up/a/b/c', '/sign-up/plans/x'];
    expect(below.filter((path) => !isScreen(path))).toEqual([]);
    const deeper = ['/account/x', '/account/receipts/1'];
    expect(
      [...ofPages, ...deeper, '/typo', '/admin', '/sign-upp', '/.x/', '/assets/gone.js'].filter(isScreen),
    ).toEqual([]);
  });

  it('names no address that does not exist', () => {
    const known = new Set<string>(Object.values(paths));
    const named = [...text.matchAll(/"source":"(?<path>\/(?:sign-up|admin|account)[^"*]*)"/gu)];
    const each = named.flatMap(({ groups }) => {
      const path = groups?.['path'] ?? '';
      const choice = /@\((?<names>[^)]*)\)/u.exec(path);
      return choice
        ? (choice.groups?.['names'] ?? '').split('|').map((name) => path.replace(choice[0], name))
        : [path];
    });
    expect(each.length).toBeGreaterThan(0);
    expect(each.filter((path) => !known.has(path))).toEqual([]);
  });
});
