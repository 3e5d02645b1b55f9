import { beforeAll, describe, expect, it } from 'vitest';
import { lintInRooms } from './lintInRooms.ts';

const day = `const day = new Intl.DateTimeFormat('en-CA');`;

const refused = [
  'export const at = new Date(`${day.format(0)}T10:00:00Z`);',
  'export const at = Date.parse(day.format(0));',
  `export const parts = day.format(0).split('-');`,
  'export function year() { const text = day.format(0); return text.slice(0, 4); }',
  'export function year() { const [first] = day.format(0); return first; }',
  'export const year = Number(new Date(0).toLocaleDateString(undefined, {}));',
  `export const price = +(5).toLocaleString('en-US');`,
];

const allowed = [
  'export const line = `${day.format(0)} UTC`;',
  'export const shown = { text: day.format(0) };',
  'export const year = day.formatToParts(0).find(({ type }) => type === "year")?.value;',
  'export const stamp = new Date(0).toISOString().slice(0, 10);',
];

describe('the linter', () => {
  let answers: boolean[];

  beforeAll(async () => {
    const attempts = [...refused, ...allowed].map((code) => ({
      from: 'src/domain',
      code: `${day}\n${code}`,
    }));
    answers = await lintInRooms(attempts, ['formatted-text']);
  });

  it.each(refused.map((code, index) => [code, index] as const))('refuses to parse: %s', (_, index) => {
    expect(answers[index]).toBe(true);
  });

  it.each(allowed.map((code, index) => [code, index] as const))('allows: %s', (_, index) => {
    expect(answers[refused.length + index]).toBe(false);
  });
});
