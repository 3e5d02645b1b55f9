import { styled } from '@mui/material/styles';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { tabularFigures, tokens, transition } from '#theme/index.ts';

const { color } = tokens;

const rowHeight = 46;
const barHeight = 14;

const Drawing = styled('svg')(({ theme }) => ({
  ...theme.typography.body2,
  // Enlarged text must leave room for the value beside the name.
  fontSize: `min(${String(theme.typography.body2.fontSize)}, 5.8cqi)`,
  display: 'block',
  width: '100%',
  overflow: 'visible',
  '& text': { fill: color.ink },
  '& text:nth-of-type(2)': { ...tabularFigures, textAnchor: 'end', fontWeight: 640 },
  '& rect': { transition: transition('width') },
}));

/** One bar: its name, its length, and the label at its end. */
export interface BarRow {
  id: string;
  name: string;
  value: number;
  /** The formatted value. */
  label: string;
  /** The length of a longer, paler bar behind it: `whole` is revenue where `value` is profit. */
  whole?: number;
}

export interface BarListProps {
  /** The bars from top to bottom. */
  rows: readonly BarRow[];
}

/** Horizontal bars below their names and values, in percentages, so that they fit any width. */
export function BarList({ rows }: BarListProps) {
  const height = rows.length * rowHeight;
  const largest = Math.max(1, ...rows.map(({ value, whole = 0 }) => Math.max(value, whole)));
  const along = scaleLinear<number>({ domain: [0, largest], range: [0, 100], clamp: true });
  const down = scaleBand<string>({ domain: rows.map(({ id }) => id), range: [0, height] });
  return (
    <Drawing height={height}>
      {rows.map(({ id, name, value, label, whole }) => {
        const top = down(id) ?? 0;
        return (
          <g key={id}>
            <text x="0" y={top + 18}>
              {name}
            </text>
            <text x="100%" y={top + 18}>
              {label}
            </text>
            {whole === undefined ? null : (
              <Bar
                x={0}
                y={top + 25}
                height={barHeight}
                rx={4}
                width={`${along(whole)}%`}
                fill={color.peach}
              />
            )}
            <Bar
              x={0}
              y={top + 25}
              height={barHeight}
              rx={4}
              width={`${along(value)}%`}
              fill={color.orange}
            />
          </g>
        );
      })}
    </Drawing>
  );
}
