import { afterAll, afterEach, expect } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** See `compat/lacked.ts`. */
    lackedByScripts(rules: readonly string[], elements: readonly string[]): Promise<Record<string, string[]>>;
  }
}

const rules = new Set<string>();
const elements = new Set<string>();

// The text as written: a browser drops from its own what it does not know.
// oxlint-disable-next-line typescript/unbound-method -- called with the sheet below
const { insertRule } = CSSStyleSheet.prototype;
CSSStyleSheet.prototype.insertRule = function (rule, index) {
  rules.add(rule);
  return insertRule.call(this, rule, index);
};

afterEach(() => {
  for (const element of document.body.querySelectorAll('*')) {
    elements.add((element.cloneNode() as Element).outerHTML);
  }
});

// Once for each file, and not after each story: Emotion inserts a rule once, so a repeated story would pass.
afterAll(async () => {
  CSSStyleSheet.prototype.insertRule = insertRule;
  expect(await commands.lackedByScripts([...rules], [...elements])).toEqual({});
});
