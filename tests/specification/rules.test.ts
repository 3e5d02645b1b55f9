import { beforeAll, describe, expect, it } from 'vitest';
import { readText } from '../architecture/projectFiles.ts';
import { everyProof, testsIn } from './proofs.ts';
import { quotationsIn, reads } from './quotations.ts';
import { rulesIn, rulesOf } from './rulePage.ts';
import { rulePages } from './rulePages.ts';
import { shownTexts } from './shownTexts.ts';

let proofs = new Set<string>();
beforeAll(async () => {
  proofs = await everyProof();
}, 60_000);

it('gives every rule an id that no other rule has', () => {
  const ids = rulePages.flatMap(rulesOf).map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.length).toBeGreaterThan(100);
});

describe.each(rulePages)('the rules of $page', (rulePage) => {
  const rules = rulesOf(rulePage);

  it('are all read: every bold id in the page begins a rule', () => {
    const bold = [...readText(rulePage.page).matchAll(/\*\*(?<id>R-[^*]+)\*\*/gu)];
    expect(rules.map(({ id }) => id)).toEqual(bold.map(({ groups }) => groups?.['id']));
  });

  it('each have a proof', () => {
    const unproved = rules.filter(({ id }) => (rulePage.proofs[id] ?? []).length === 0);
    expect(unproved.map(({ id }) => id)).toEqual([]);
  });

  it('are the only ones that proofs are given for', () => {
    const ids = new Set(rules.map(({ id }) => id));
    expect(Object.keys(rulePage.proofs).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('are proved by stories and tests that exist', () => {
    const missing = Object.entries(rulePage.proofs).flatMap(([id, named]) =>
      named.filter((each) => !proofs.has(each)).map((each) => `${id}: ${each}`),
    );
    expect(missing).toEqual([]);
  });

  it('quote texts exactly as they are shown', () => {
    const shown = [...shownTexts()];
    const missing = rules.flatMap(({ id, text }) =>
      quotationsIn(text)
        .filter((quoted) => !shown.some((each) => reads(each, quoted)))
        .map((quoted) => `${id}: ${quoted}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('the readers of this test', () => {
  it('read a rule over several lines and unescape its braces', () => {
    const source =
      "# Page\n\n- **R-ONE** Says 'Go\n  \\{name\\}'.\n- **R-TWO** Short.\n\nR-THREE is only cited.\n";
    expect(rulesIn(source)).toEqual([
      { id: 'R-ONE', text: "Says 'Go {name}'." },
      { id: 'R-TWO', text: 'Short.' },
    ]);
  });

  it('count neither a todo nor a test inside a string as a test', () => {
    const source = [
      "it('one', () => {});",
      "it.each<[string]>([['x']])(\n  'two %s',\n  (word: string) => expect(word));",
      "test('three', async ({ page }) => { await page.goto('/'); });",
      "it.todo('four');",
      'const text = "it(\'five\', () => {})";',
      'describe(\'six\', () => { it("seven", () => {}); });',
      "itHolds('P1', 'part', { title: 'eight', property: fc.property(anything, () => {}) });",
    ].join('\n');
    expect(testsIn('a.test.ts', source)).toEqual(['one', 'two %s', 'three', 'seven', 'eight']);
  });

  it('do not take an apostrophe for a quotation mark', () => {
    expect(quotationsIn("the owner's 'Go on' and the plan's 'It\u2019s done'.")).toEqual([
      'Go on',
      'It\u2019s done',
    ]);
  });

  it('let three dots between spaces stand for any text, and nothing else', () => {
    expect(reads('Not for us here. Ask a front desk.', 'Not for ... here. Ask our ... desk.')).toBe(false);
    expect(reads('Not for us here. Ask our front desk.', 'Not for ... here. Ask our ... desk.')).toBe(true);
    expect(reads('Loading...', 'Loading...')).toBe(true);
    expect(reads('Loading...now', 'Loading...')).toBe(false);
    expect(reads('Selected', 'Select')).toBe(false);
  });
});
