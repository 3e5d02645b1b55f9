import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sampleMails } from '#stories/support/sampleMails.ts';
import { filesMatching } from '#tests/architecture/projectFiles.ts';

const root = path.resolve(import.meta.dirname, '../..');
const guide = readFileSync(path.join(root, 'stories/docs/guidelines/Voice.mdx'), 'utf8');

/** The words in the left column of the voice guide's table. */
const refused = [...guide.matchAll(/^ {4}\['(?<words>[^']+)', '[^']+'\],$/gmu)].map(
  ({ groups }) => groups?.['words'] ?? '',
);

const files = [
  ...filesMatching('src/content/*.ts'),
  ...filesMatching('src/content/{account,demos,funnel,landing,legal}/*.ts'),
  ...filesMatching('src/domain/{timelineWords,agreementWords,contactWords}.ts'),
  ...filesMatching('src/domain/mails/words/en*.ts'),
];

/** The refused words in the quoted texts of some code. */
function refusedIn(code: string): string[] {
  const texts = code.match(/'[^'\n]*'|`[^`]*`/gu)?.filter((text) => text.includes(' ')) ?? [];
  return refused.filter((words) => texts.some((text) => text.toLowerCase().includes(words.toLowerCase())));
}

it('finds a refused word in a text, and not in a name', () => {
  expect(refused.length).toBeGreaterThan(10);
  expect(refusedIn("const cancelled = 'It was given back in full.';")).toEqual(['given back']);
});

it.each(files)('%s has no word that the voice guide refuses', (file) => {
  expect(refusedIn(readFileSync(path.join(root, file), 'utf8'))).toEqual([]);
});

/** What the provider says is said, and a refund is a refund: these words for them are not the field's. */
const privateWords = /\b(?:told|isTold|asTold|noted|givenBack|(?:give[ns]?|giving|gave) back)\b/giu;

it('the functions, the operations and the simulator have no private word for a report or a refund', () => {
  const code = ['functions/src', 'operations', 'packages/paypal-simulator/src', 'tests/server'].flatMap(
    (folder) => filesMatching(`${folder}/**/*.ts`),
  );
  const found = code.flatMap((file) =>
    (readFileSync(path.join(root, file), 'utf8').match(privateWords) ?? []).map((word) => `${file}: ${word}`),
  );
  expect(found).toEqual([]);
});

it('an operator reads canceled as an owner does', () => {
  const code = ['functions/src', 'operations', 'sandbox'].flatMap((folder) =>
    filesMatching(`${folder}/**/*.ts`),
  );
  const spelledOtherwise = code.filter((file) =>
    refusedIn(readFileSync(path.join(root, file), 'utf8')).includes('cancelled'),
  );
  expect(spelledOtherwise).toEqual([]);
});

/** The lines of a comment, or of a paragraph in JSX, that spell canceled otherwise than the texts. A quoted name of the code may. */
function spelledOtherwise(code: string): string[] {
  return code
    .split('\n')
    .filter((line) => /^\s*(?:\/\/|\/?\*|<p>)/u.test(line) && /(?<!['`])\bcancelled\b(?!['`])/iu.test(line));
}

it('comments and paragraphs spell canceled as the texts do', () => {
  expect(spelledOtherwise('  /** It was cancelled. */\n<p>Its owner has cancelled.</p>')).toHaveLength(2);
  expect(spelledOtherwise("if (state === 'cancelled') return;\n// `cancelled` is a state")).toEqual([]);
  const places = ['functions/src/**/*.ts', 'operations/**/*.ts', '{src,sandbox,stories,tests}/**/*.{ts,tsx}'];
  const found = places
    .flatMap((place) => filesMatching(place))
    .flatMap((file) =>
      spelledOtherwise(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}: ${line}`),
    );
  expect(found).toEqual([]);
});

/** A second name of an owner's tablet. Any other device, such as a phone, is a device. */
const aboutTablets = /(?<!any of your |another |other )\bdevices?\b/iu;

/** The specification's label of the field, and where the legal pages say what it means. */
const quotedName: Readonly<Record<string, string>> = {
  'src/content/funnel/register.ts': 'Number of POS Devices',
  'src/content/legal/privacyNotice.ts': 'the number of tablets (POS devices)',
  'src/content/legal/termsOfUse.ts': 'one tablet (POS device)',
};

/** The texts in some code about an owner's tablets that have another name for them. */
function otherNamesIn(code: string): string[] {
  const texts = code.match(/'[^'\n]*'|`[^`]*`/gu) ?? [];
  // Of a template's argument, its quoted words: `${pluralize(count, 'tablet', 'tablets')}`.
  const said = texts.map((text) =>
    text.replaceAll(/\$\{[^{}]*\}/gu, (argument) => argument.match(/'[^']*'/gu)?.join(' ') ?? ''),
  );
  return said.filter((text) => aboutTablets.test(text));
}

it('finds a second name for a tablet in a sentence, a label and a noun with its number', () => {
  const code =
    "devices: 'POS devices', first: 'The first device.', more: pluralize(devices, 'extra device', 'extra devices'), other: 'Sign in on your other devices.'";
  expect(otherNamesIn(code)).toHaveLength(4);
});

it.each(files)('%s calls a tablet a tablet in every text', (file) => {
  const code = readFileSync(path.join(root, file), 'utf8').replace(quotedName[file] ?? '', '');
  expect(otherNamesIn(code)).toEqual([]);
});

it.each(Object.entries(sampleMails))(
  'the e-mail %s names a thing before it says ‘it’',
  (_, { paragraphs }) => {
    const first = paragraphs.find((text) => !/^Hello\b/u.test(text)) ?? '';
    const [beforeTheNoun] = first.split(/(?<=[.?]) |subscription|payment|plan|link/u);
    expect(beforeTheNoun).not.toMatch(/^its\b|\b(?:it|them|that one)\b/iu);
  },
);
