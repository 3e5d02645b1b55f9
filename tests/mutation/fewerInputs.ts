import fc from 'fast-check';

// A mutant is judged by hundreds of runs of properties that were written to be tried once; and by the same inputs each
// time, so that what survives is the same.
fc.configureGlobal({ numRuns: 50, seed: 11 });
