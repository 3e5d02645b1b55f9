import type { Evidence } from './evidence.ts';

/** A rule that must hold after every run, by its number in the project's list. */
export type InvariantId = `I${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 14 | 16 | 17 | 18}`;

/** A violation. */
export interface Violation {
  id: InvariantId;
  what: string;
}

/** The messages of one invariant's violated conditions. */
export type Rule = (evidence: Evidence) => string[];

/** The values that occur more than once. */
export function repeated<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items.filter((item, at) => items.indexOf(item) !== at))];
}

/** The violations' messages. */
export function broken(checks: ReadonlyArray<readonly [holds: boolean, words: string]>): string[] {
  return checks.filter(([holds]) => !holds).map(([, words]) => words);
}
