import fc from 'fast-check';
import { it } from 'vitest';

/** The multiple of the planned inputs: higher for a night's run, lower for testing mutants. */
const factor = Number(process.env['OPEN_INPUTS'] ?? 1);

/** The planned number of inputs times that factor. */
export function inputs(planned: number): number {
  return Math.ceil(planned * factor);
}

// A limit against what hangs; a busy machine is slow.
const patience = 600_000 * Math.max(1, factor);

/** A fast-check property, synchronous or not. */
type Property<Input> = fc.IRawProperty<Input>;

/**
 * A test that checks a property for the planned number of inputs. `cases` are always checked first: add each input that has
 * failed once. On failure fast-check prints the seed and the smallest input it found.
 */
export function itHolds<Input>(
  planned: number,
  { title, property, cases = [] }: { title: string; property: Property<Input>; cases?: readonly Input[] },
): void {
  it(
    title,
    async () => {
      await fc.assert(property, {
        numRuns: Math.max(inputs(planned), cases.length),
        examples: [...cases],
        // A slow property would keep shrinking its input after the test has ended.
        plugins: [fc.interruptAfterTimeLimit(0.9 * patience, { failOnInterrupt: true })],
      });
    },
    patience,
  );
}
