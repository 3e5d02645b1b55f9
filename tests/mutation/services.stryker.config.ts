import { mutationOf } from './options.ts';

/** The folders through which money goes. */
const money = 'account/change,cancel,checkout,coupons,ledger,paypal,standing,subscription,sync';

/** The files to mutate: all of these folders, or those in `MUTATE=coupons/coupons,paypal/refunds`. */
const files = process.env['MUTATE'] ?? money.replaceAll(/[^,]+/gu, '$&/**/*');

/** `npm run measure -- mutation:services`: the server code that handles money. */
export default mutationOf('services', {
  mutate: files.split(',').map((name) => `functions/src/${name}.ts`),
  // A mutant of a constant needs its own process and every test. The constants are limits, which tests compare by name.
  ignoreStatic: true,
  plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/ignoreLogs.ts'],
  ignorers: ['logs'],
  timeoutMS: 15_000,
});
