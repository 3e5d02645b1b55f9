/* Runs after the recorder, and reports through `console.error` what breaks the rules of every story. */
import { findCoveredFocus } from '#storybook/rules/coveredFocus.ts';
import { rulesSettled, watchRules } from '#storybook/rules/watch.ts';

declare global {
  var rules: { findCoveredFocus: typeof findCoveredFocus; settled: typeof rulesSettled } | undefined;
}

if (window === window.top) {
  watchRules();
  globalThis.rules = { findCoveredFocus, settled: rulesSettled };
}
