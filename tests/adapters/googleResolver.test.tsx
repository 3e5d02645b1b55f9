import { browserPopupRedirectResolver } from 'firebase/auth';
import { expect, test } from 'vitest';

test("the installed SDK's popup resolver still loads Google's frame on its own", () => {
  // `google.ts` calls it before the click; the SDK has no public call for this (reference/Firebase.mdx#googles-frame).
  const Resolver = browserPopupRedirectResolver as unknown as new () => { _initialize?: unknown };
  expect(new Resolver()._initialize).toBeTypeOf('function');
});
