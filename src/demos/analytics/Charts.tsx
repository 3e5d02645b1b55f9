import { styled } from '@mui/material/styles';
import { ChartColumn } from 'lucide-react';
import { analytics } from '#content/demos/analytics.ts';
import { formatAmount, formatWholeAmount } from '#content/demos/money.ts';
import { hourName, wholeNumber } from '#content/demos/week.ts';
import { NothingYet } from '../frame/NothingYet.tsx';
import { BarList, type BarRow } from './BarList.tsx';
import { ChartCard } from './ChartCard.tsx';
import { HourColumns } from './HourColumns.tsx';
import type { Report } from './report.ts';

const Grid = styled('div')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container demo (min-width: 760px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 16 },
});

/** Number of rows drawn; the table has all of them. */
const drawn = 6;

export interface ChartsProps {
  report: Report;
  /** The period in words: 'Tuesday', 'all week'. */
  days: string;
}

/** Charts of items, hours, spots and extras. */
export function Charts({ report, days }: ChartsProps) {
  if (report.total.orders === 0) {
    return (
      <NothingYet icon={ChartColumn} title={analytics.nothing}>
        {analytics.nothingYet}
      </NothingYet>
    );
  }
  const { sellers, spots, extras } = report;
  const [[seller], [spot], [extra]] = [sellers, spots, extras];
  const spotRows = spots.map(({ spot: { id, name }, takings: { profit, revenue, orders } }) => ({
    id,
    name,
    cells: [formatAmount(profit), formatAmount(revenue), wholeNumber(orders)],
    value: profit,
    whole: revenue,
    label: analytics.spots.of(formatWholeAmount(profit), formatWholeAmount(revenue)),
  }));
  return (
    <Grid>
      <ChartOfBars
        words={analytics.sellers}
        summary={seller && analytics.sellers.summary(seller.name, seller.items, days)}
        rows={sellers.map(({ itemId, name, items, revenue, profit }) => ({
          id: itemId,
          name,
          cells: [wholeNumber(items), formatAmount(revenue), formatAmount(profit)],
          value: items,
          label: analytics.sellers.sold(items),
        }))}
      />
      <Hours report={report} days={days} />
      <ChartOfBars
        words={analytics.spots}
        summary={
          spot?.takings.orders
            ? analytics.spots.summary(spot.spot.name, formatWholeAmount(spot.takings.profit), days)
            : undefined
        }
        rows={spotRows}
        bars={spotRows.filter((_, index) => spots[index]?.takings.orders)}
      />
      <ChartOfBars
        words={analytics.extras}
        summary={extra && analytics.extras.summary(extra.name, extra.share)}
        rows={extras.map(({ id, name, times, share }) => ({
          id,
          name,
          cells: [wholeNumber(times), analytics.extras.percent(share)],
          value: times,
          label: analytics.extras.times(times, share),
        }))}
      />
    </Grid>
  );
}

interface ChartOfBarsProps {
  words: { heading: string; columns: readonly string[] };
  /** Omitted where nothing was sold. */
  summary: string | undefined;
  /** Every bar, best first, with its cells of the table. */
  rows: ReadonlyArray<BarRow & { cells: readonly string[] }>;
  /** The bars that may be drawn; all of them by default. */
  bars?: readonly BarRow[];
}

function ChartOfBars({ words, summary = analytics.nothing, rows, bars = rows }: ChartOfBarsProps) {
  const { heading, columns } = words;
  return (
    <ChartCard heading={heading} summary={summary} table={{ columns, rows }}>
      <BarList rows={bars.slice(0, drawn)} />
    </ChartCard>
  );
}

function Hours({ report, days }: ChartsProps) {
  const { hours } = analytics;
  const busiest = report.hours.toSorted((one, other) => other.orders - one.orders)[0];
  return (
    <ChartCard
      heading={hours.heading}
      summary={busiest ? hours.summary(busiest.hour, busiest.orders, days) : analytics.nothing}
      table={{
        columns: hours.columns,
        rows: report.hours.map(({ hour, orders, mine }) => ({
          id: String(hour),
          name: hourName(hour),
          cells: [wholeNumber(orders), wholeNumber(mine)],
        })),
      }}
    >
      <HourColumns hours={report.hours} />
    </ChartCard>
  );
}
