import { mutationOf } from './options.ts';
import { fileOf, judgedServices } from './serviceJudges.ts';

/** `npm run mutation:services`: what the server does with money. */
export default mutationOf('services', {
  mutate: judgedServices.map(fileOf),
  // A constant is judged by starting anew: by the list of `npm run mutants`.
  ignoreStatic: true,
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/ignoreLogs.ts'],
  ignorers: ['logs'],
  timeoutMS: 15_000,
});
