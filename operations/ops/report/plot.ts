/** Text that is safe in HTML. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** One colour of a plot, with what it stands for. */
export interface Series {
  label: string;
  color: string;
  /** Null where there is nothing to say of a week. */
  values: ReadonlyArray<number | null>;
}

/** `below`: room for the weeks, whose letters grow on a phone, where the whole plot shrinks. */
const size = { width: 720, height: 180, below: 30, left: 46, above: 10 } as const;

/** `Nov 3`, in UTC. */
function dayOf(date: Date): string {
  return date.toLocaleDateString('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** A bar of each series for each week, drawn to one scale. */
function bars(weeks: readonly Date[], series: readonly Series[], most: number): string {
  const slot = (size.width - size.left) / weeks.length;
  const bar = (slot * 0.8) / series.length;
  return weeks
    .map((week, at) => {
      const x = size.left + at * slot;
      const drawn = series.map(({ color, values, label }, index) => {
        const value = values[at] ?? 0;
        const height = (value / most) * (size.height - size.above);
        const title = `<title>${escaped(`${label}, week of ${dayOf(week)}: ${value}`)}</title>`;
        return `<rect x="${(x + index * bar).toFixed(1)}" y="${(size.height - height).toFixed(1)}" width="${(bar - 1).toFixed(1)}" height="${height.toFixed(1)}" fill="${color}">${title}</rect>`;
      });
      const label =
        at % 2 === 0 ? `<text x="${x.toFixed(1)}" y="${size.height + 24}">${dayOf(week)}</text>` : '';
      return drawn.join('') + label;
    })
    .join('');
}

/** What a week comes to, in words. */
function worded(value: number | null | undefined, unit: string): string {
  return value === null || value === undefined ? '–' : `${value}${unit}`;
}

/** A plot with its heading and legend, and the same numbers as a table for those who do not see it. */
export function weeklyPlot(
  heading: string,
  weeks: readonly Date[],
  series: readonly Series[],
  { unit = '' }: { unit?: '' | ' %' } = {},
): string {
  const most = unit === ' %' ? 100 : Math.max(1, ...series.flatMap(({ values }) => values.map(Number)));
  const legend = series.map(({ label, color, values }) => {
    // Percentages have no sum.
    const sum = unit === ' %' ? '' : `: ${values.reduce<number>((total, value) => total + Number(value), 0)}`;
    return `<li><span style="background:${color}"></span>${escaped(label)}${sum}</li>`;
  });
  const rows = weeks.map(
    (week, at) =>
      `<tr><th scope="row">${dayOf(week)}</th>${series.map(({ values }) => `<td>${worded(values[at], unit)}</td>`).join('')}</tr>`,
  );
  return [
    `<section><h2>${escaped(heading)}</h2><ul class="legend">${legend.join('')}</ul>`,
    `<svg viewBox="0 0 ${size.width} ${size.height + size.below}" role="img" aria-label="${escaped(`${heading}: a bar for each week; the table below has the numbers`)}">`,
    `<line x1="${size.left}" x2="${size.width}" y1="${size.height}" y2="${size.height}" stroke="#8a8580"/>`,
    `<text class="scale" x="${size.left - 6}" y="18">${most}</text><text class="scale" x="${size.left - 6}" y="${size.height}">0</text>${bars(weeks, series, most)}</svg>`,
    `<details><summary>The numbers</summary><table><thead><tr><th scope="col">Week of</th>${series.map(({ label }) => `<th scope="col">${escaped(label)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></details></section>`,
  ].join('');
}
