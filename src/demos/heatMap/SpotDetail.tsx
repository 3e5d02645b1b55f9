import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { heatMap } from '#content/demos/heatMap.ts';
import { formatAmount, formatWholeAmount } from '#content/demos/money.ts';
import { hourName, wholeNumber } from '#content/demos/week.ts';
import { quietColor, tabularFigures, tokens } from '#theme/index.ts';
import { FactRows } from '../frame/FactRows.tsx';
import type { Weekday } from '../state/moment.ts';
import type { SpotTakings } from './ranking.ts';

const { color, radius } = tokens;

const Card = styled(Stack)({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 24px',
  padding: '12px 16px',
  borderRadius: radius.card,
  backgroundColor: color.white,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
});

const Heading = styled(Typography)({ flexBasis: '100%' }) as typeof Typography;

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  '& dt': { ...theme.typography.caption, color: quietColor },
  '& dd': { ...tabularFigures, fontWeight: 640 },
}));

export interface SpotDetailProps {
  /** The result for this spot. */
  takings: SpotTakings;
  /** The selected weekday; undefined for the whole week. */
  day?: Weekday | undefined;
  /** The hour with the highest value; undefined if there were no sales. */
  bestHour?: number | undefined;
  /** Name of the best-selling item at that time, even if another item is selected. */
  bestSeller?: string | undefined;
}

/** The details of the selected spot. */
export function SpotDetail({ takings, day, bestHour, bestSeller }: SpotDetailProps) {
  const { spot, visits, orders, revenue, profit } = takings;
  const { measures, detail } = heatMap;
  const facts =
    orders === 0
      ? []
      : [
          { name: measures.profit, value: formatWholeAmount(profit) },
          { name: measures.revenue, value: formatWholeAmount(revenue) },
          { name: measures.orders, value: wholeNumber(orders) },
          { name: detail.perOrder, value: formatAmount(Math.round(profit / orders)) },
          ...(bestHour === undefined ? [] : [{ name: detail.bestHour, value: hourName(bestHour) }]),
          ...(bestSeller === undefined ? [] : [{ name: detail.bestItem, value: bestSeller }]),
        ];
  return (
    <Card>
      <Heading variant="h6" component="h4">
        {spot.name}
      </Heading>
      {orders === 0 ? (
        <Typography>{heatMap.noSales}</Typography>
      ) : (
        <Facts>
          <FactRows facts={facts} />
        </Facts>
      )}
      {visits === 0 ? null : (
        <Typography variant="body2" color="textSecondary">
          {detail.visits(visits, day)}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {detail.costs(spot.sharePercent, spot.runningPercent)}
      </Typography>
    </Card>
  );
}
