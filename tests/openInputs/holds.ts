import fc from 'fast-check';
import { it } from 'vitest';
import { plan, type Part, type PropertyId } from './plan.ts';

/** How many times as many inputs as planned: more for a night's run, fewer where only a mutant is to be judged. */
const factor = Number(process.env['OPEN_INPUTS'] ?? 1);

/** As many inputs as planned, times that. */
export function inputs(planned: number): number {
  return Math.ceil(planned * factor);
}

// A busy machine is slow, not wrong.
const patience = 60_000 * Math.max(1, factor);

/** A property as fast-check makes it, with or without waiting. */
type Property<Input> = fc.IRawProperty<Input>;

/**
 * A test that tries a property for as many inputs as the plan says. `cases` are tried first, each time: an input that
 * has failed once is added to them. On failure fast-check names the seed and the smallest input it found.
 */
export function itHolds<Id extends PropertyId, Input>(
  id: Id,
  part: Part<Id>,
  { title, property, cases = [] }: { title: string; property: Property<Input>; cases?: readonly Input[] },
): void {
  const parts: Readonly<Record<string, number>> = plan[id].parts;
  const numRuns = inputs(parts[part] ?? 0);
  it(
    `${title} (${id}, ${part})`,
    async () => {
      await fc.assert(property, {
        numRuns: Math.max(numRuns, cases.length),
        examples: [...cases],
        // A slow property would go on looking for a smaller input after the test has ended.
        plugins: [fc.interruptAfterTimeLimit(0.9 * patience, { failOnInterrupt: true })],
      });
    },
    patience,
  );
}
