import { dayZone } from '#domain/chargeDay.ts';
import { escapeHtml } from '#domain/escapeHtml.ts';

export const colors = {
  step: '#f48a29',
  next: '#2f6f8f',
  good: '#3d8b56',
  coming: '#f4c08a',
  bad: '#b3402f',
} as const;

export interface Series {
  label: string;
  color: string;
  /** Null for a period without a value. */
  values: ReadonlyArray<number | null>;
}

/** The periods that a plot's bars show, in order. */
export interface Periods {
  kind: 'week' | 'month';
  starts: readonly Date[];
}

/** `below`: room for the dates; `above`: room for the largest number, above its line. */
const size = { width: 640, height: 300, below: 28, above: 24 } as const;

/** `Nov 3` for a week, in UTC; `Nov 26` for a month of 2026, in the zone of invoices. */
function labelOf({ kind }: Periods, date: Date): string {
  const parts = kind === 'week' ? { day: 'numeric' } : { year: '2-digit' };
  return date.toLocaleDateString('en-US', {
    ...(parts as Intl.DateTimeFormatOptions),
    month: 'short',
    timeZone: kind === 'week' ? 'UTC' : dayZone,
  });
}

/** Draws a bar of each series for each period, on one scale. The table beside it contains the same numbers. */
function drawing(periods: Periods, series: readonly Series[], most: { value: number; said: string }): string {
  const slot = size.width / periods.starts.length;
  const bar = (slot * 0.8) / series.length;
  const drawn = periods.starts.map((start, at) => {
    const x = (at + 0.1) * slot;
    const bars = series.map(({ color, values }, index) => {
      const height = (Math.max(0, values[at] ?? 0) / most.value) * (size.height - size.above);
      return `<rect x="${(x + index * bar).toFixed(1)}" y="${(size.height - height).toFixed(1)}" width="${(bar - 1).toFixed(1)}" height="${height.toFixed(1)}" fill="${color}"/>`;
    });
    const middle = ((at + 0.5) * slot).toFixed(1);
    const date = `<text x="${middle}" y="${size.height + 22}">${labelOf(periods, start)}</text>`;
    return bars.join('') + (at % 2 === 0 ? '' : date);
  });
  const line = (y: number, color: string) =>
    `<line x1="0" x2="${size.width}" y1="${y}" y2="${y}" stroke="${color}"/>`;
  return `<svg viewBox="0 0 ${size.width} ${size.height + size.below}" aria-hidden="true"><text class="most" x="0" y="${size.above - 6}">${most.said}</text>${line(size.above, '#e5dbd0')}${drawn.join('')}${line(size.height, '#8a8580')}</svg>`;
}

/** A share in percent, as `percent` counts it. */
export const shareText = (share: number | null) => (share === null ? '–' : `${share} %`);

/** A wide table, which scrolls by itself on a phone. */
export const scrolling = (label: string, table: string) =>
  `<div class="wide" role="region" aria-label="${escapeHtml(label)}" tabindex="0">${table}</div>`;

/** A plot beside a table of its numbers. `worded` formats a number; `about` is a sentence above the plot. */
export function periodPlot(
  heading: string,
  periods: Periods,
  series: readonly Series[],
  options: { percent?: boolean; worded?: (value: number) => string; about?: string } = {},
): string {
  const { percent = false, worded: said = percent ? shareText : String, about } = options;
  const { kind, starts } = periods;
  const title = `<h3>${escapeHtml(heading)}</h3>${about === undefined ? '' : `<p>${escapeHtml(about)}</p>`}`;
  const most = Math.max(...series.flatMap(({ values }) => values.map(Number)));
  if (most === 0) return `<section>${title}<p>None in these ${kind}s.</p></section>`;
  const row = (name: string, cells: string[]) =>
    `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const cell = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : escapeHtml(said(value));
  const rows = starts.map((start, at) =>
    row(
      labelOf(periods, start),
      series.map(({ values }) => cell(values[at])),
    ),
  );
  const sums = series.map(({ values }) => values.reduce<number>((sum, value) => sum + Number(value), 0));
  const heads = series.map(
    ({ label, color }) =>
      `<th scope="col"><span style="background:${color}"></span>${escapeHtml(label)}</th>`,
  );
  const table = [
    `<table><thead><tr><th scope="col">${kind === 'week' ? 'Week of' : 'Month'}</th>${heads.join('')}</tr></thead>`,
    `<tbody>${rows.join('')}</tbody>${percent ? '' : `<tfoot>${row('All', sums.map(cell))}</tfoot>`}</table>`,
  ];
  const top = percent ? Math.ceil(most / 10) * 10 : most;
  const drawn = drawing(periods, series, { value: top, said: cell(top) });
  const beside = series.length > 3 ? scrolling(heading, table.join('')) : table.join('');
  return `<section>${title}<div class="plot">${drawn}${beside}</div></section>`;
}
