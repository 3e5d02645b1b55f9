import { describe, expect, it } from 'vitest';
import { rulesIn } from '../specification/rules.ts';
import { committedFiles, filesMatching, readText } from './projectFiles.ts';

const pages = new Map(filesMatching('stories/docs/**/*.mdx').map((file) => [file, readText(file)]));
const rules = new Set([...pages.values()].flatMap((source) => rulesIn(source).map(({ id }) => id)));

/** The anchor that Storybook's docs generate for a heading. */
function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/gu, '-');
}

function hasAnchor(source: string, anchor: string): boolean {
  const headings = [...source.matchAll(/^#+ (?<heading>.+)$/gmu)];
  return headings.some(({ groups }) => anchorOf(groups?.['heading'] ?? '') === anchor);
}

const sources = committedFiles().map((file) => `/${file}`);

/** The broken citations in a text: unknown rule ids, missing pages, missing sections, files that are gone. */
function brokenCitations(text: string): string[] {
  const ids = text.match(/\bR-[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*\b/gu) ?? [];
  const places = text.matchAll(
    /\b(?<page>(?:reference|decisions|howTo|guidelines)\/\w+\.mdx)(?:#(?<anchor>[\w-]+))?/gu,
  );
  const names = text.matchAll(/`(?<file>[\w./-]+\.(?:tsx?|mjs|mdx))`/gu);
  const paths = text.matchAll(
    /(?<=[ (])(?<file>(?:functions|operations|packages|sandbox|src|stories|tests|theme)\/[\w./-]+\.(?:tsx?|mjs|mdx))\b/gu,
  );
  return [
    ...ids.filter((id) => !rules.has(id)),
    ...[...names, ...paths].flatMap(({ groups }) => {
      const file = groups?.['file'] ?? '';
      return sources.some((source) => source.endsWith(`/${file}`)) ? [] : [file];
    }),
    ...[...places].flatMap(({ 0: citation, groups }) => {
      const source = pages.get(`stories/docs/${groups?.['page'] ?? ''}`);
      const anchor = groups?.['anchor'];
      return source !== undefined && (anchor === undefined || hasAnchor(source, anchor)) ? [] : [citation];
    }),
  ];
}

/** Citations of documents that are not part of the project. */
const foreign =
  /\bDECISIONS\b|\bSPECIFICATION\.md|\bfacts(?:: ?|\/)(?:backend|frontend|paypal|performance|security)|[Ss]pecification,? \(?sections? \d|\/shared\/(?:facts|guide|spec)\b/u;

const files = committedFiles().filter(
  (file) =>
    /\.(?:[cm]?[jt]sx?|mdx?|css|html|json|rules|ya?ml)$/u.test(file) && !file.endsWith('package-lock.json'),
);
// These two files quote citations that must not resolve.
const own = ['tests/architecture/citations.test.ts', 'tests/specification/rules.test.ts'];
const cited = files.filter((file) => !own.includes(file)).map((file) => ({ file, text: readText(file) }));

/** A comment of the code; in a string, these marks follow a letter, a quotation mark or another mark. */
const comment = /(?<![\w'"`*.:/})\]-])(?:\/\*[^]*?\*\/|\/\/.*)/gu;

/** In camel case, and not of the code: a name of another program, or of an example. */
const foreignNames = [
  'createBrowserRouter',
  'functionsEmulatorRuntime',
  'homeTown',
  'httpsCallable',
  'onX',
  'popupRedirectResolver',
  'resetOptions',
  'toMatchScreenshot',
  'useBlocker',
];

describe('a citation', () => {
  it('of a name in a page or a comment is one of the code', () => {
    const sources = cited.filter(({ file }) => !file.endsWith('.mdx'));
    const code = sources.map(({ text }) => text.replace(comment, ' '));
    const names = new Set(foreignNames.concat(code.flatMap((text) => text.match(/\w+/gu) ?? [])));
    const unknown = (text: string) =>
      [...text.matchAll(/(?<=`)[a-z]+[A-Z]\w*(?=(?:\(\))?`)/gu)].flatMap(([name]) =>
        names.has(name) ? [] : [name],
      );
    const comments = sources.map(({ file, text }) => [file, (text.match(comment) ?? []).join('\n')] as const);
    const all = [...pages, ...comments];
    expect(all.flatMap(([file, text]) => unknown(text).map((name) => `${name} in ${file}`))).toEqual([]);
    // Put together, because this file is code too.
    expect(unknown(`\`noSuchName()\` and \`quoteFor\``)).toEqual([`noSuchName`]);
  });

  it('leads to a rule, a page of the documentation or a file', () => {
    expect(
      cited.flatMap(({ file, text }) => brokenCitations(text).map((each) => `${file}: ${each}`)),
    ).toEqual([]);
  });

  it('never names a document outside the project', () => {
    expect(cited.filter(({ text }) => foreign.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('is found broken if its rule, file, page or section does not exist', () => {
    const text =
      'R-NO-SUCH-RULE, `noSuchFile.ts`, reference/PayPal.mdx#no-such-section, decisions/NoSuchPage.mdx, reference/PayPal.mdx#tiers, `errors.ts`, most in src/domain/noSuchFile.ts';
    expect(brokenCitations(text)).toEqual([
      'R-NO-SUCH-RULE',
      'noSuchFile.ts',
      'src/domain/noSuchFile.ts',
      'reference/PayPal.mdx#no-such-section',
      'decisions/NoSuchPage.mdx',
    ]);
    expect(
      ['DECISIONS section 3', 'facts: paypal section 2', 'specification section 9'].every((each) =>
        foreign.test(each),
      ),
    ).toBe(true);
  });
});
