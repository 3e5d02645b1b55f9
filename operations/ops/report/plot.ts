import { escapeHtml } from '#domain/escapeHtml.ts';

/** One colour of a plot, with what it stands for. */
export interface Series {
  label: string;
  color: string;
  /** Null where there is nothing to say of a period. */
  values: ReadonlyArray<number | null>;
}

/** `below`: room for the dates, whose letters grow on a phone, where the whole plot shrinks; `left`: for an amount of money. */
const size = { width: 720, height: 180, below: 30, left: 84, above: 10 } as const;

/** What the bars of a plot stand for, one after the other. */
export interface Periods {
  kind: 'week' | 'month';
  /** Their first days. */
  starts: readonly Date[];
}

/** `Nov 3` for a week, `Nov 26` for a month of 2026, in UTC. */
function labelOf({ kind }: Periods, date: Date): string {
  const parts = kind === 'week' ? { day: 'numeric' } : { year: '2-digit' };
  return date.toLocaleDateString('en-US', {
    ...(parts as Intl.DateTimeFormatOptions),
    month: 'short',
    timeZone: 'UTC',
  });
}

type Worded = (value: number | null | undefined) => string;

/** A bar of each series for each period, drawn to one scale. */
function bars(
  periods: Periods,
  series: readonly Series[],
  { most, worded }: { most: number; worded: Worded },
) {
  const { starts, kind } = periods;
  const slot = (size.width - size.left) / starts.length;
  const bar = (slot * 0.8) / series.length;
  return starts
    .map((start, at) => {
      const x = size.left + at * slot;
      const drawn = series.map(({ color, values, label }, index) => {
        const value = values[at] ?? 0;
        const height = (value / most) * (size.height - size.above);
        const title = `<title>${escapeHtml(`${label}, ${kind} of ${labelOf(periods, start)}: ${worded(value)}`)}</title>`;
        return `<rect x="${(x + index * bar).toFixed(1)}" y="${(size.height - height).toFixed(1)}" width="${(bar - 1).toFixed(1)}" height="${height.toFixed(1)}" fill="${color}">${title}</rect>`;
      });
      const label =
        at % 2 === 0
          ? `<text x="${x.toFixed(1)}" y="${size.height + 24}">${labelOf(periods, start)}</text>`
          : '';
      return drawn.join('') + label;
    })
    .join('');
}

/**
 * A plot with its heading and legend, and the same numbers as a table for those who do not see it. `worded`: how a number is said;
 * percentages have no sum.
 */
export function periodPlot(
  heading: string,
  periods: Periods,
  series: readonly Series[],
  options: { percent?: boolean; worded?: (value: number) => string } = {},
): string {
  const { percent = false, worded: said = percent ? (value) => `${value} %` : String } = options;
  const worded: Worded = (value) => (value === null || value === undefined ? '–' : said(value));
  const most = percent ? 100 : Math.max(1, ...series.flatMap(({ values }) => values.map(Number)));
  const legend = series.map(({ label, color, values }) => {
    const sum = values.reduce<number>((total, value) => total + Number(value), 0);
    return `<li><span style="background:${color}"></span>${escapeHtml(label)}${percent ? '' : `: ${said(sum)}`}</li>`;
  });
  const rows = periods.starts.map(
    (start, at) =>
      `<tr><th scope="row">${labelOf(periods, start)}</th>${series.map(({ values }) => `<td>${worded(values[at])}</td>`).join('')}</tr>`,
  );
  const first = periods.kind === 'week' ? 'Week of' : 'Month';
  return [
    `<section><h2>${escapeHtml(heading)}</h2><ul class="legend">${legend.join('')}</ul>`,
    `<svg viewBox="0 0 ${size.width} ${size.height + size.below}" role="img" aria-label="${escapeHtml(`${heading}: a bar for each ${periods.kind}; the table below has the numbers`)}">`,
    `<line x1="${size.left}" x2="${size.width}" y1="${size.height}" y2="${size.height}" stroke="#8a8580"/>`,
    `<text class="scale" x="${size.left - 6}" y="18">${said(most)}</text><text class="scale" x="${size.left - 6}" y="${size.height}">${said(0)}</text>${bars(periods, series, { most, worded })}</svg>`,
    `<details><summary>The numbers</summary><table><thead><tr><th scope="col">${first}</th>${series.map(({ label }) => `<th scope="col">${escapeHtml(label)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></details></section>`,
  ].join('');
}
