/** What is said about a typed number that cannot count. */
export interface NumberProblems {
  /** Nothing, or no number. */
  missing: string;
  notWhole: string;
  tooSmall: string;
  tooLarge: string;
}

/** Judges what is in a native number field by its `min`, `max` and `step`. Undefined: it counts. */
export function numberProblem({ value, validity }: HTMLInputElement): keyof NumberProblems | undefined {
  // The value of a field is empty, too, where its text is no number.
  if (value === '') return 'missing';
  if (validity.rangeUnderflow) return 'tooSmall';
  if (validity.rangeOverflow) return 'tooLarge';
  return validity.stepMismatch ? 'notWhole' : undefined;
}
