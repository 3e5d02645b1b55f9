import { expect, it } from 'vitest';
import { mutants } from '../server/adversary/mutants/list.ts';
import { readText } from './projectFiles.ts';

it.each(mutants)('the money fault "$title" can still be planted', ({ file, edit: [from] }) => {
  expect(readText(`functions/src/${file}`).split(from)).toHaveLength(2);
});
