import { beforeAll, describe, expect, it } from 'vitest';
import { lintInRooms } from './lintInRooms.ts';

const refused = [
  `export const word = (interval: string) => (interval === 'year' ? 'YEAR' : 'MONTH');`,
  `export const plan = (name: string) => (name !== 'Yearly' ? 1 : 2);`,
  `export const sign = (kind: string, whole: boolean) => (whole && kind === 'charge' ? 1 : -1);`,
  `export const mark = (currency: string) => (!(currency === 'USD') ? 1 : 2);`,
  `export const home = (language: string) => ('en' === language ? '/' : '/es');`,
];
const allowed = [
  `export const word = (interval: 'month' | 'year') => ({ month: 'MONTH', year: 'YEAR' })[interval];`,
  `export const yearly = (names: string[]) => names.find((name) => name === 'Yearly');`,
  `export const tab = (open: string) => (open === 'menu' ? 1 : 2);`,
];

describe('a two-way choice by a word of a closed list', () => {
  let answers: boolean[];
  beforeAll(async () => {
    const attempts = [...refused, ...allowed].map((code) => ({ from: 'src/domain', code }));
    answers = await lintInRooms(attempts, ['closed-unions']);
  });

  it.each(refused.map((code, index) => ({ code, index })))('is refused: $code', ({ index }) => {
    expect(answers[index]).toBe(true);
  });

  it.each(allowed.map((code, index) => ({ code, index })))('is not $code', ({ index }) => {
    expect(answers[refused.length + index]).toBe(false);
  });
});
