import { styled } from '@mui/material/styles';
import { ChartColumn } from 'lucide-react';
import { analytics } from '#content/demos/analytics.ts';
import { formatAmount, formatWholeAmount } from '#content/demos/money.ts';
import { hourName, wholeNumber } from '#content/demos/week.ts';
import { NothingYet } from '../frame/NothingYet.tsx';
import { BarList } from './BarList.tsx';
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
  return (
    <Grid>
      <Sellers {...{ report, days }} />
      <Hours {...{ report, days }} />
      <Spots {...{ report, days }} />
      <Extras report={report} />
    </Grid>
  );
}

function Sellers({ report, days }: ChartsProps) {
  const { sellers } = analytics;
  const seller = report.sellers[0];
  return (
    <ChartCard
      heading={sellers.heading}
      summary={seller ? sellers.summary(seller.name, seller.items, days) : analytics.nothing}
      table={{
        columns: sellers.columns,
        rows: report.sellers.map(({ itemId, name, items, revenue, profit }) => ({
          id: itemId,
          name,
          cells: [wholeNumber(items), formatAmount(revenue), formatAmount(profit)],
        })),
      }}
    >
      <BarList
        rows={report.sellers.slice(0, drawn).map(({ itemId, name, items }) => ({
          id: itemId,
          name,
          value: items,
          label: sellers.sold(items),
        }))}
      />
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

function Spots({ report, days }: ChartsProps) {
  const { spots } = analytics;
  const spot = report.spots[0];
  return (
    <ChartCard
      heading={spots.heading}
      summary={
        spot && spot.takings.orders > 0
          ? spots.summary(spot.spot.name, formatWholeAmount(spot.takings.profit), days)
          : analytics.nothing
      }
      table={{
        columns: spots.columns,
        rows: report.spots.map(({ spot: { id, name }, takings }) => ({
          id,
          name,
          cells: [formatAmount(takings.profit), formatAmount(takings.revenue), wholeNumber(takings.orders)],
        })),
      }}
    >
      <BarList
        rows={report.spots
          .filter(({ takings }) => takings.orders > 0)
          .slice(0, drawn)
          .map(({ spot: { id, name }, takings: { profit, revenue } }) => ({
            id,
            name,
            value: profit,
            whole: revenue,
            label: spots.of(formatWholeAmount(profit), formatWholeAmount(revenue)),
          }))}
      />
    </ChartCard>
  );
}

function Extras({ report }: Pick<ChartsProps, 'report'>) {
  const { extras } = analytics;
  const extra = report.extras[0];
  return (
    <ChartCard
      heading={extras.heading}
      summary={extra ? extras.summary(extra.name, extra.share) : analytics.nothing}
      table={{
        columns: extras.columns,
        rows: report.extras.map(({ id, name, times, share }) => ({
          id,
          name,
          cells: [wholeNumber(times), extras.percent(share)],
        })),
      }}
    >
      <BarList
        rows={report.extras.slice(0, drawn).map(({ id, name, times, share }) => ({
          id,
          name,
          value: times,
          label: extras.times(times, share),
        }))}
      />
    </ChartCard>
  );
}
