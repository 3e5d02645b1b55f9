import { expect, it } from 'vitest';
import { mutants, placesOf } from '../server/adversary/mutants/list.ts';

it.each(mutants)('the money fault "$title" can still be planted', (mutant) => {
  expect(placesOf(mutant)).toBe(1);
});
