import { styled } from '@mui/material/styles';
import { heatMap } from '#content/demos/heatMap.ts';
import { formatAmount } from '#content/demos/money.ts';
import { hourName, wholeNumber } from '#content/demos/week.ts';
import { NumberTable } from '../frame/NumberTable.tsx';
import { measures } from '../state/sales.ts';
import type { HeatQuestion, HourTakings, SpotTakings } from './ranking.ts';

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 24 });

export interface SpotTablesProps {
  question: HeatQuestion;
  /** The spots, best first. */
  ranking: readonly SpotTakings[];
  /** Each hour of the day, for all spots together. */
  hours: readonly HourTakings[];
  /** Name of the selected subject. */
  subject: string;
}

/** The numbers of the map and of the hourly bars, to the cent. */
export function SpotTables({ question, ranking, hours, subject }: SpotTablesProps) {
  const { columns, percent, caption, measures: names } = heatMap;
  const { measure, day } = question;
  const write = measure === 'orders' ? wholeNumber : formatAmount;
  return (
    <Stack>
      <NumberTable
        caption={caption(subject, day, question.hours.from, question.hours.to)}
        columns={[columns.spot, columns.profit, columns.revenue, columns.orders, columns.share]}
        mainColumn={measures.indexOf(measure)}
        rows={ranking.map(({ spot, profit, revenue, orders }) => ({
          id: spot.id,
          name: spot.name,
          cells: [
            formatAmount(profit),
            formatAmount(revenue),
            wholeNumber(orders),
            percent(spot.sharePercent),
          ],
        }))}
      />
      <NumberTable
        caption={heatMap.byHour(subject, day)}
        columns={[heatMap.hour, names[measure]]}
        rows={hours.map(({ hour, value }) => ({
          id: String(hour),
          name: hourName(hour),
          cells: [write(value)],
        }))}
      />
    </Stack>
  );
}
