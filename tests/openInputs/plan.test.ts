import { expect, it } from 'vitest';
import { filesMatching, readText } from '../architecture/projectFiles.ts';
import { inputs } from './holds.ts';
import { plan } from './plan.ts';

const tests = filesMatching('tests/**/*.test.ts').map(readText).join('\n');
const parts = Object.entries(plan).flatMap(([id, { parts: counts }]) =>
  Object.entries(counts).map(([part, count]: [string, number]) => ({ id, part, count })),
);

it.each(parts)('$id, $part is tested, once', ({ id, part }) => {
  expect(tests.split(`itHolds('${id}', '${part}', {`)).toHaveLength(2);
});

const total = inputs(parts.reduce((sum, { count }) => sum + count, 0));

it(`${total} inputs are tested in all`, () => {
  expect(total).toBeGreaterThanOrEqual(inputs(56_000));
});
