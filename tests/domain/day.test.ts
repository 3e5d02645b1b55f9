import { expect, it } from 'vitest';
import { screenDayIn } from '#domain/day.ts';
import { locales } from '#domain/language.ts';

it.each([
  ['en', 'December\u00A06, 2026'],
  ['es', '6\u00A0de\u00A0diciembre de\u00A02026'],
] as const)('a line of a screen breaks a date in %s only before its year', (language, day) => {
  expect(screenDayIn(locales[language])(new Date('2026-12-06T10:00:00Z'))).toBe(day);
});
