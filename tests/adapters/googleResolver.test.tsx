import { browserPopupRedirectResolver } from 'firebase/auth';
import { expect, test } from 'vitest';

test("the installed SDK's popup resolver still loads Google's frame on its own", () => {
  // `google.ts` calls it before the press; no public call of the SDK does the same (reference/Firebase.mdx#googles-frame).
  const Resolver = browserPopupRedirectResolver as unknown as new () => { _initialize?: unknown };
  expect(new Resolver()._initialize).toBeTypeOf('function');
});
