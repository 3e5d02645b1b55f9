/** Changes of a record's state that the table of states does not have. `logs/setup.ts` fails the file that wrote one. */
export const unknownTransitions: string[] = [];
