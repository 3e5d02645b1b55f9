import { mutationOf } from './options.ts';
import { fileOf, judgedServices } from './serviceJudges.ts';

/** `npm run measure -- mutation:services`: the server code that handles money. */
export default mutationOf('services', {
  mutate: judgedServices.map(fileOf),
  // A mutant of a constant needs its own process and every test. The constants are limits, which tests compare by name.
  ignoreStatic: true,
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/ignoreLogs.ts'],
  ignorers: ['logs'],
  timeoutMS: 15_000,
});
