import { styled } from '@mui/material/styles';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { tabularFigures, tokens, transition } from '#theme/index.ts';
import { apart } from '../frame/apart.ts';

const { color } = tokens;

// A long name, or enlarged text, takes its value to a line of its own.
const Row = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  ...apart,
  columnGap: 12,
  overflowWrap: 'anywhere',
  '& + &': { marginTop: 8 },
  '& > b': { ...tabularFigures, marginLeft: 'auto', fontWeight: 640 },
  '& > svg': { display: 'block', width: '100%' },
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
  const largest = Math.max(1, ...rows.map(({ value, whole = 0 }) => Math.max(value, whole)));
  const along = scaleLinear<number>({ domain: [0, largest], range: [0, 100], clamp: true });
  return (
    <div>
      {rows.map(({ id, name, value, label, whole }) => (
        <Row key={id}>
          <span>{name}</span>
          <b>{label}</b>
          <svg height={14}>
            {whole === undefined ? null : (
              <Bar height={14} rx={4} width={`${along(whole)}%`} fill={color.peach} />
            )}
            <Bar height={14} rx={4} width={`${along(value)}%`} fill={color.orange} />
          </svg>
        </Row>
      ))}
    </div>
  );
}
