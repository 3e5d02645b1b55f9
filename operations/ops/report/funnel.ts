import { escapeHtml } from '#domain/escapeHtml.ts';
import { stepNames, steps, type Step } from '#domain/steps.ts';
import type { StepCount } from '#functions/documents/counts/steps.ts';
import { visitsOf, type Figures } from '#functions/figures/figures.ts';
import { grouped, percent, sum } from '#functions/figures/weeks.ts';
import { scrolling, shareText } from './plot.ts';

const dimensions = [
  ['Device', 'device'],
  ['Source', 'source'],
  ['Language', 'language'],
  ['Plan', 'plan'],
  ['Coupon', 'coupon'],
] as const;

/** The most values of a dimension that have a row of their own. */
const mostRows = 10;

/** How many visits came to each step, by the values of each dimension. */
function byDimension(counted: readonly StepCount[]) {
  return dimensions.map(([name, dimension]) => {
    const known = counted.filter((one) => one[dimension] !== '-');
    const groups = grouped(known, (one) => one[dimension]);
    const rows = groups.map(([value, some]) => ({ value, counts: visitsOf(some) }));
    return {
      name,
      rows: rows.toSorted((one, other) => sum(other.counts) - sum(one.counts)).slice(0, mostRows),
    };
  });
}

const table = (
  label: string,
  heads: readonly string[],
  rows: ReadonlyArray<readonly (string | number)[]>,
) => {
  const cells = (row: readonly (string | number)[]) =>
    row.map((cell, at) =>
      at === 0 ? `<th scope="row">${escapeHtml(String(cell))}</th>` : `<td>${escapeHtml(String(cell))}</td>`,
    );
  const head = heads.map((name) => `<th scope="col">${escapeHtml(name)}</th>`).join('');
  const body = rows.map((row) => `<tr>${cells(row).join('')}</tr>`).join('');
  return scrolling(label, `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`);
};

/** The section about the steps from the front page to paid. `known`: what the server's own documents say of some steps. */
export function funnelSection(
  counted: readonly StepCount[],
  { registered, checkout, subscribed }: Figures['steps'],
): string {
  const all = visitsOf(counted);
  const title = '<section><h2>Where visits give up</h2>';
  if (sum(all) === 0) return `${title}<p>No visit was counted in these weeks.</p></section>`;
  const known: Partial<Record<Step, number>> = {
    registered: sum(registered),
    checkout: sum(checkout),
    paid: sum(subscribed),
  };
  const rows = steps.map((step, at) => {
    const [count = 0, before = 0] = [all[at], all[at - 1]];
    const kept = at === 0 ? ['', ''] : [shareText(percent(count, before)), Math.max(0, before - count)];
    return [stepNames[step], count, ...kept, shareText(percent(count, all[0] ?? 0)), known[step] ?? ''];
  });
  const heads = ['Step', 'Visits', 'Of the step before', 'Gave up', 'Of all', 'On record'];
  const parts = byDimension(counted)
    .filter((part) => part.rows.length > 0)
    .map(({ name, rows: values }) => {
      // A plan and a coupon are known from later steps on.
      const taken = steps.filter((_, at) => values.some(({ counts }) => (counts[at] ?? 0) > 0));
      const lines = values.map(({ value, counts }) => [
        value,
        ...taken.map((step) => counts[steps.indexOf(step)] ?? 0),
      ]);
      const columns = [name, ...taken.map((step) => stepNames[step])];
      return `<h3>By ${name.toLowerCase()}</h3>${table(`By ${name.toLowerCase()}`, columns, lines)}`;
    });
  return [
    title,
    '<p>Counted by browsers in the last twelve weeks, without those that ask not to be counted. Visits, not people. ‘On record’ is what the server’s documents say.</p>',
    table('Steps', heads, rows),
    ...parts,
    '</section>',
  ].join('');
}
