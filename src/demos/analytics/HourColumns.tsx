import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { analytics } from '#content/demos/analytics.ts';
import { hourName } from '#content/demos/week.ts';
import { quietColor, tabularFigures, tokens, transition } from '#theme/index.ts';

const { color } = tokens;

const drawn = 176;
const foot = 26;
const head = 22;
/** The number of hours between two labels below the columns. */
const named = 4;
/** Where the columns begin, in percent of the width: after the numbers of the grid lines. */
const beside = 9;

const Drawing = styled('svg')(({ theme }) => ({
  ...theme.typography.caption,
  ...tabularFigures,
  // Limits enlarged text, to keep clear of the next hour.
  fontSize: `min(${String(theme.typography.caption.fontSize)}, 5.2cqi)`,
  display: 'block',
  width: '100%',
  overflow: 'visible',
  '& text': { fill: quietColor, textAnchor: 'middle' },
  '& text[data-most]': { fill: color.ink, fontWeight: 680 },
  '& text[data-tick]': { textAnchor: 'start' },
  '& line': { stroke: color.line },
  '& rect': { transition: transition('height', 'y') },
}));

const Legend = styled(Typography)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& i': { width: 14, height: 14, borderRadius: 4, forcedColorAdjust: 'none' },
  // The green is dark.
  '@media (forced-colors: active)': { '& i': { outline: '1px solid CanvasText' } },
});

export interface HourColumnsProps {
  /** Each hour's orders, and how many of them the visitor sold. */
  hours: ReadonlyArray<{ hour: number; orders: number; mine: number }>;
}

/** A column for each hour, with the visitor's own sales on top in green; the busiest hour shows its number. */
export function HourColumns({ hours }: HourColumnsProps) {
  const most = Math.max(1, ...hours.map(({ orders }) => orders));
  const up = scaleLinear<number>({ domain: [0, most], range: [0, drawn], nice: true });
  const across = scaleBand<number>({
    domain: hours.map(({ hour }) => hour),
    range: [beside, 100],
    padding: 0.18,
  });
  const floor = head + drawn;
  const busiest = hours.find(({ orders }) => orders === most);
  const percent = (value: number) => `${value}%`;
  return (
    <>
      <Drawing height={floor + foot}>
        {up
          .ticks(3)
          // Orders are whole numbers.
          .filter(Number.isInteger)
          .map((tick) => (
            <g key={tick}>
              <line x1="0" x2="100%" y1={floor - up(tick)} y2={floor - up(tick)} />
              <text x="0" y={floor - up(tick) - 4} data-tick>
                {tick === 0 ? '' : tick}
              </text>
            </g>
          ))}
        {hours.map(({ hour, orders, mine }, index) => {
          const x = across(hour) ?? 0;
          const width = across.bandwidth();
          const middle = percent(x + width / 2);
          return (
            <g key={hour}>
              <Bar
                x={percent(x)}
                width={percent(width)}
                y={floor - up(orders)}
                height={up(orders)}
                rx={4}
                fill={color.orange}
              />
              <Bar
                x={percent(x)}
                width={percent(width)}
                y={floor - up(orders)}
                height={up(mine)}
                rx={4}
                fill={color.green}
                stroke={color.white}
                strokeWidth={mine > 0 ? 2 : 0}
              />
              {hour === busiest?.hour ? (
                <text x={middle} y={floor - up(orders) - 7} data-most>
                  {orders}
                </text>
              ) : null}
              {index % named === 1 ? (
                <text x={middle} y={floor + 18}>
                  {hourName(hour)}
                </text>
              ) : null}
            </g>
          );
        })}
      </Drawing>
      <Legend variant="caption">
        <span>
          <i style={{ backgroundColor: color.orange }} />
          {analytics.sample}
        </span>
        <span>
          <i style={{ backgroundColor: color.green }} />
          {analytics.mine}
        </span>
      </Legend>
    </>
  );
}
