import { describe, expect, it } from 'vitest';
import { provedIn, provedRules } from './proofs.ts';
import { quotationsIn, reads } from './quotations.ts';
import { rulePages, rulesIn } from './rules.ts';
import { shownTexts } from './shownTexts.ts';

const everyRule = rulePages.flatMap(({ rules }) => rules);

it('gives every rule an id that no other rule has', () => {
  const ids = everyRule.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids.length).toBeGreaterThan(100);
});

it('finds a test or a story for each rule', async () => {
  const proved = await provedRules();
  expect(everyRule.filter(({ id }) => !proved.has(id)).map(({ id }) => id)).toEqual([]);
});

describe.each(rulePages)('the rules of $page', ({ source, rules }) => {
  it('are all read: every bold id in the page begins a rule', () => {
    const bold = [...source.matchAll(/\*\*(?<id>R-[^*]+)\*\*/gu)];
    expect(rules.map(({ id }) => id)).toEqual(bold.map(({ groups }) => groups?.['id']));
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

describe('the parsers of this test', () => {
  it('read a rule over several lines and unescape its braces', () => {
    const source =
      "# Page\n\n- **R-ONE** Says 'Go\n  \\{name\\}'.\n- **R-TWO** Short.\n\nR-THREE is only cited.\n";
    expect(rulesIn(source)).toEqual([
      { id: 'R-ONE', text: "Says 'Go {name}'." },
      { id: 'R-TWO', text: 'Short.' },
    ]);
  });

  it('find ids in titles, in titles of properties and in rows, but not in a todo or a test’s body', () => {
    const source = [
      "it('one (R-ONE)', () => { expect('R-BODY'); });",
      "it.each<[string]>([['R-ROW']])(\n  'two %s (R-TWO, R-THREE)',\n  (word: string) => expect(word));",
      "test('three (R-PAGE)', async ({ page }) => { await page.goto('/'); });",
      "it.todo('four (R-TODO)');",
      'describe(\'six (R-SIX)\', () => { it("seven (R-SEVEN)", () => {}); });',
      "itHolds(9, { title: 'eight (R-EIGHT)', property: fc.property(anything, () => {}) });",
      "const text = 'R-ELSEWHERE';",
    ].join('\n');
    const ids = ['R-EIGHT', 'R-ONE', 'R-PAGE', 'R-ROW', 'R-SEVEN', 'R-SIX', 'R-THREE', 'R-TWO'];
    expect([...new Set(provedIn('a.test.ts', source))].toSorted()).toEqual(ids);
  });

  it('do not treat an apostrophe as a quotation mark', () => {
    expect(quotationsIn("the owner's 'Go on' and the plan's 'It\u2019s done'.")).toEqual([
      'Go on',
      'It\u2019s done',
    ]);
  });

  it('let three dots between spaces match any text, and nothing else', () => {
    expect(reads('Not for us here. Ask a front desk.', 'Not for ... here. Ask our ... desk.')).toBe(false);
    expect(reads('Not for us here. Ask our front desk.', 'Not for ... here. Ask our ... desk.')).toBe(true);
    expect(reads('Loading...', 'Loading...')).toBe(true);
    expect(reads('Loading...now', 'Loading...')).toBe(false);
    expect(reads('Selected', 'Select')).toBe(false);
  });
});
