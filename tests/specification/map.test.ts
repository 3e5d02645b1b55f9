import { beforeAll, describe, expect, it } from 'vitest';
import { readText } from '../architecture/projectFiles.ts';
import { funnel } from './funnel/funnel.ts';
import { everyProof, testsIn } from './proofs.ts';
import { quotationsIn, reads } from './quotations.ts';
import { shownTexts } from './shownTexts.ts';

const areas = [funnel];

let proofs = new Set<string>();
beforeAll(async () => {
  proofs = await everyProof();
}, 60_000);

/** An area's text without its headings: the words that rows must answer for. */
function saidIn(text: string): string {
  return readText(text).replace(/^#.*$/gmu, '');
}

/** What is left of a text when the excerpts of all rows are taken out of it; excerpts may overlap. */
function unanswered(text: string, excerpts: readonly string[]): string {
  const answered = excerpts.map((excerpt) => {
    const from = text.indexOf(excerpt);
    return { from, to: from + excerpt.length };
  });
  return text.replace(/[\p{L}\p{N}]+/gu, (word, at: number) =>
    answered.some(({ from, to }) => from <= at && at + word.length <= to) ? '' : word,
  );
}

describe.each(areas)('the specification of the $name', ({ text, rows }) => {
  it('is quoted by its rows, each from one place', () => {
    const said = saidIn(text);
    const wrong = rows.filter(({ says }) => said.split(says).length !== 2);
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('says nothing that no row answers for', () => {
    const left = unanswered(
      saidIn(text),
      rows.map(({ says }) => says),
    );
    expect(left.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')).toEqual([]);
  });

  it('has a row for every text it quotes', () => {
    const answered = new Set(rows.flatMap(({ says }) => quotationsIn(says)));
    expect(quotationsIn(saidIn(text)).filter((quoted) => !answered.has(quoted))).toEqual([]);
  });

  it('is shown word for word', () => {
    const shown = [...shownTexts()];
    const missing = rows.flatMap(({ id, says, values = [] }) =>
      quotationsIn(says)
        .filter((quoted) => !values.includes(quoted) && !shown.some((each) => reads(each, quoted)))
        .map((quoted) => `${id}: ${quoted}`),
    );
    expect(missing).toEqual([]);
  });
});

describe.each(areas)('every row of the $name', ({ rows }) => {
  it('has an id of its own, which names its section', () => {
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^S[24589]-[a-z]+(?:-[a-z]+)*$/u.test(id))).toEqual([]);
  });

  it('has a proof', () => {
    expect(rows.filter(({ proof }) => proof.length === 0).map(({ id }) => id)).toEqual([]);
  });

  it('names stories and tests that exist', () => {
    const missing = rows.flatMap(({ id, proof }) =>
      proof.filter((each) => !proofs.has(each)).map((each) => `${id}: ${each}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('how the map is read', () => {
  it('a test that is only announced or written of in a string is none', () => {
    const source = [
      "it('one', () => {});",
      "it.each<[string]>([['x']])(\n  'two %s',\n  (word: string) => expect(word));",
      "test('three', async ({ page }) => { await page.goto('/'); });",
      "it.todo('four');",
      'const text = "it(\'five\', () => {})";',
      'describe(\'six\', () => { it("seven", () => {}); });',
    ].join('\n');
    expect(testsIn('a.test.ts', source)).toEqual(['one', 'two %s', 'three', 'seven']);
  });

  it('an apostrophe neither begins nor ends a quotation', () => {
    expect(quotationsIn("the owner's 'Go on' and the plan's 'It\u2019s done'.")).toEqual([
      'Go on',
      'It\u2019s done',
    ]);
  });

  it('a gap of the specification holds anything, its other words nothing else', () => {
    expect(reads('Not for us here. Ask a front desk.', 'Not for ... here. Ask our ... desk.')).toBe(false);
    expect(reads('Not for us here. Ask our front desk.', 'Not for ... here. Ask our ... desk.')).toBe(true);
    expect(reads('Loading...', 'Loading...')).toBe(true);
    expect(reads('Loading...now', 'Loading...')).toBe(false);
    expect(reads('Selected', 'Select')).toBe(false);
  });
});
