import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesMatching, isFile } from '#tests/architecture/projectFiles.ts';

const root = path.resolve(import.meta.dirname, '../..');
const guide = readFileSync(path.join(root, 'stories/docs/guidelines/Spanish.mdx'), 'utf8');

/** Words that the glossary forbids, each with the English word it would translate. Brackets mark another sense. */
const refused = [...guide.matchAll(/^ {4}\['(?<english>[^']+)', '[^']+', '(?<not>[^']*)'\]/gmu)].flatMap(
  ({ groups: { english, not } = {} }) =>
    (not ?? '')
      .split(/, (?![^(]*\))/u)
      .filter((word) => word !== '' && !word.includes('('))
      .map((word) => ({ english, word })),
);

/** Spanish of other countries, and forms of address other than `tú`. */
const foreign = [
  'usted',
  '(?<!por )su cuenta',
  'vosotros',
  'ordenador',
  'móvil',
  'haga clic',
  'checar',
  'remover',
  'soportar',
  // Words of one country, or with a second meaning.
  'nomás',
  'al corriente',
  'hace rato',
  'los calientes',
  'almuerzo',
  'captura',
  'no se para',
  'se? regresó el (?:cobro|dinero)',
  'desde unos',
  'a salvo',
  'leen tu correo',
  // Of an owner's tablet. Any other device is a device.
  '(?<!otros |o |tus )dispositivo',
  // Untrue of an end that the owner did not choose, and of a pause that ends by its date.
  'cancelaste',
  'no se cobra nada hasta',
];

const files = [
  ...filesMatching('src/{content,domain}/es/**/*.ts'),
  ...filesMatching('src/domain/mails/words/es*.ts'),
];

/** The quoted texts of a file, without program names such as `faq-tablet`. */
function quoted(file: string): string[] {
  return readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\*\*|\*|\/\/|import|export \{)/u.test(line))
    .flatMap((line) => line.replaceAll(/\$\{[^{}]*\}/gu, ' ').match(/'[^']*'|`[^`]*`/gu) ?? [])
    .filter((text) => !/^'[\w#-]+[-/][\w/.-]+'$|\?subject=|\$\{/u.test(text));
}

it('the glossary has its forty words', () => {
  expect(guide.match(/^ {4}\['/gmu)?.length).toBeGreaterThanOrEqual(40);
  expect(refused.length).toBeGreaterThan(25);
});

it.each(files)('%s follows the glossary, and says tú', (file) => {
  const words = [...refused.map(({ word }) => word), ...foreign].map(
    (word) => new RegExp(String.raw`(?<!\p{L})${word}s?(?!\p{L})`, 'iu'),
  );
  const found = quoted(file).filter((text) => words.some((word) => word.test(text)));
  expect(found).toEqual([]);
});

it.each(files)('%s opens each question and exclamation with its inverted mark', (file) => {
  const closed = (text: string, open: string, close: string) =>
    text.split(open).length === text.split(close).length;
  expect(quoted(file).filter((text) => !closed(text, '¿', '?') || !closed(text, '¡', '!'))).toEqual([]);
});

/** The names of the texts that say of a day that it is the last one, in the order of the file. */
function inclusive(file: string, day: RegExp): string[] {
  let name = '';
  return readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .flatMap((line) => {
      name = /^\s*(?<name>\w+):/u.exec(line)?.groups?.name ?? name;
      return !/^\s*(?:\/\*\*|\*|\/\/)/u.test(line) && day.test(line) ? [name] : [];
    });
}

it.each(files)('%s says of the same days as the English that they still count', (file) => {
  const english = file.replace('/es/', '/').replace('/words/es', '/words/en');
  const said = isFile(english)
    ? inclusive(english, /(?<!go |went )\bthrough(?: \$\{|['`])|\blast (?:free )?day\b/iu)
    : [];
  expect(inclusive(file, /\binclusive\b|último día/iu)).toEqual(said);
});
