import fc from 'fast-check';
import type { World } from '../world.ts';

/** What somebody may do: its arguments, whether it makes sense now, and the doing. */
export interface Verb<Args> {
  args: fc.Arbitrary<Args>;
  /** How often it is tried, compared with the others; 1 if omitted. */
  weight?: number;
  /** Whether there is anything to do it with. */
  can?: (world: World, args: Args) => boolean;
  run: (world: World, args: Args) => Promise<void>;
}

/** Makes a verb, so that its arguments are typed once. */
export const verb = <Args>(one: Verb<Args>): Verb<Args> => one;

/** One of two people. */
export const who: fc.Arbitrary<number> = fc.constantFrom(0, 0, 0, 1);

/** A plan that is on sale. */
export const plan = fc.constantFrom('Monthly' as const, 'Monthly' as const, 'Yearly' as const);

/** A number of devices. */
export const devices: fc.Arbitrary<number> = fc.constantFrom(1, 2, 3, 10);

/** One of some numbers. */
export const number = (...some: number[]): fc.Arbitrary<number> => fc.constantFrom(...some);
