import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { currencyOptions } from '#content/currencies.ts';
import { languages } from '#domain/language.ts';
import { holdsWords, pseudo } from '#storybook/pseudo.ts';
import { filesMatching, isFile } from '#tests/architecture/projectFiles.ts';

const [english, ...others] = languages;

/** Words that are the same in English and Spanish, and names. */
const same = new Set([
  ...currencyOptions.map(({ label }) => label),
  ...`Cookies|Dashboard|Demos|Facebook|Twitter|Instagram|LinkedIn|API|Legal|Plan|Total|Subtotal|Error|No|Email|OR|Extras|Extra
   |Tacos|Dumplings|Churros|Horchata|Guacamole|Port Calder|Mission Street|Harbor Steps|Foundry Yard|Lantern Market
   |Juniper Park|College Green|Tram Depot|Ropewalk Lane|euros|PayPal`
    .split('|')
    .map((word) => word.trim()),
]);

/** English modules without a translation: they have no words, or combine modules that have one. */
const wordless =
  /^src\/content\/(?:brand|index|languageNames|legal|funnel|social|demos\/money|landing\/(?:media|prices))\.ts$/u;

/** The structure of a value, equal for a text and its translation. */
function shapeOf(value: unknown, key = ''): unknown {
  if (typeof value === 'function') return `function of ${value.length}`;
  if (typeof value === 'string')
    return /^(?:id|href|group)$/u.test(key) && !value.startsWith('mailto:') ? value : 'text';
  if (Array.isArray(value)) return value.map((item) => shapeOf(item));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shapeOf(item, name)]));
  return value;
}

function textsOf(value: unknown, place = ''): Array<[string, string]> {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, `${place}.${name}`));
}

const weekdays = [
  'monday tuesday wednesday thursday friday saturday sunday'.split(' '),
  'lunes martes miércoles jueves viernes sábado domingo'.split(' '),
];

/** The facts of a text that are equal in every language: its numbers and days of the week, sorted. */
function factsOf(text: string): string[] {
  const days = (text.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) =>
    Math.max(...weekdays.map((names) => names.indexOf(word))),
  );
  const numbers = text.match(/\d[\d,.:]*(?<=\d)/gu) ?? [];
  return [...numbers, ...days.filter((day) => day >= 0).map((day) => `day ${day}`)].toSorted();
}

function isWords([place, text]: [string, string]): boolean {
  return holdsWords(place, text) && !same.has(text.replace(/ \| Curbwise$/u, ''));
}

describe.each(others)('the words in %s', (language) => {
  const files = filesMatching(`src/{content,domain}/${language}/**/*.ts`);
  const englishFile = (file: string) => file.replace(`/${language}/`, '/');
  const pairs = files.filter((file) => isFile(englishFile(file)) && !file.endsWith('/language.ts'));
  const load = async (file: string) => ({
    original: (await import(path.resolve(englishFile(file)))) as Record<string, unknown>,
    translation: (await import(path.resolve(file))) as Record<string, unknown>,
  });

  it.each(pairs)('%s has every export, list, number and parameter of the English module', async (file) => {
    const { original, translation } = await load(file);
    const exported = Object.fromEntries(Object.keys(original).map((name) => [name, translation[name]]));
    expect(shapeOf(exported)).toEqual(shapeOf({ ...original }));
  });

  it.each(pairs)('%s leaves no English text untranslated', async (file) => {
    const { original, translation } = await load(file);
    const spoken = new Map(textsOf({ ...translation }));
    const left = textsOf({ ...original }).filter(isWords);
    expect(left.filter(([place, text]) => spoken.get(place) === text)).toEqual([]);
  });

  it.each(pairs)('%s has the numbers and weekdays of the English module', async (file) => {
    const { original, translation } = await load(file);
    const spoken = new Map(textsOf({ ...translation }));
    const stated = textsOf({ ...original })
      .filter(isWords)
      // The English date is numeric (R-LEGAL-DATE).
      .filter(([place]) => !place.endsWith('.lastUpdated'));
    expect(stated.map(([place]) => [place, factsOf(spoken.get(place) ?? '')])).toEqual(
      stated.map(([place, text]) => [place, factsOf(text)]),
    );
  });

  it('every module with words has a translation', () => {
    const missing = filesMatching('src/content/**/*.ts')
      .filter((file) => !others.some((other) => file.includes(`/content/${other}/`)) && !wordless.test(file))
      .filter((file) => !files.includes(file.replace('src/content/', `src/content/${language}/`)));
    expect(missing).toEqual([]);
  });
});

describe('the words in en-XA', () => {
  const load = async () =>
    Promise.all(
      filesMatching('src/content/**/*.ts')
        // The link to the other language is in that language.
        .filter((file) => !/\/(?:es\/|languageNames)/u.test(file))
        .map(async (file) => (await import(path.resolve(file))) as object),
    );
  const length = (texts: Array<[string, string]>) => texts.reduce((sum, [, text]) => sum + text.length, 0);

  it('have every list, number and parameter of the English words', async () => {
    const modules = await load();
    expect(shapeOf(pseudo(modules))).toEqual(shapeOf(modules));
  });

  it('are the English words with accents, 40 % longer', async () => {
    const modules = await load();
    const original = textsOf(modules).filter(isWords);
    const spoken = new Map(textsOf(pseudo(modules)));
    expect(original.filter(([place, text]) => spoken.get(place) === text)).toEqual([]);
    const written = original.map(([place]): [string, string] => [place, spoken.get(place) ?? '']);
    expect(length(written) / length(original)).toBeCloseTo(1.4, 1);
  });

  it('include the results of functions, and are not lengthened twice', () => {
    const write = pseudo((count: number) => ({ text: `${count} ${pseudo('taps')} a day`, id: 'taps' }));
    expect(write(3)).toEqual({ text: '3 tååpšš åå dååý', id: 'taps' });
  });
});

it('English is the language whose modules have no folder', () => {
  expect(english).toBe('en');
});
