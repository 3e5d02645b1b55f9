import { describe, expect, it } from 'vitest';
import { formatDay } from '#domain/day.ts';

describe('a day', () => {
  it.each([
    ['2024-09-09T00:00:00Z', 'September 9, 2024'],
    ['2026-12-31T23:59:59Z', 'December 31, 2026'],
    ['2028-02-29T12:00:00Z', 'February 29, 2028'],
  ])('%s is written in UTC as %s', (moment, words) => {
    expect(formatDay(new Date(moment))).toBe(words);
  });
});
