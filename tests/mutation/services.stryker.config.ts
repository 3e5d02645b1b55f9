import { mutationOf } from './options.ts';

/** The services through which money goes, one or several at a time: `MUTATE=coupons,webhooks`. */
const names =
  process.env['MUTATE'] ??
  'activation,startSubscription,coupons,couponTransaction,outbox,webhooks,giveBack,recordStatus';

/** `npm run mutation:services`: what the server does with money. */
export default mutationOf('services', {
  mutate: names.split(',').map((name) => `functions/src/services/${name}.ts`),
  // A constant is judged by starting anew: by the list of `npm run mutants`.
  ignoreStatic: true,
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/ignoreLogs.ts'],
  ignorers: ['logs'],
  timeoutMS: 15_000,
});
