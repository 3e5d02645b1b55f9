import { styled } from '@mui/material/styles';
import { analytics } from '#content/demos/analytics.ts';
import { formatAmount, formatWholeAmount } from '#content/demos/money.ts';
import { wholeNumber } from '#content/demos/week.ts';
import { quietColor, sheetEdge, tabularFigures, tokens } from '#theme/index.ts';
import { FactRows } from '../frame/FactRows.tsx';
import type { Takings } from '../state/sales.ts';

const { color, radius } = tokens;

const Row = styled('dl')(({ theme }) => ({
  display: 'grid',
  // One column where the text is large for a phone.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(6.5rem, 34%)), 1fr))',
  gap: 1,
  overflow: 'hidden',
  borderRadius: radius.card,
  backgroundColor: color.line,
  boxShadow: `0 0 0 1px ${color.line}`,
  ...sheetEdge,
  '@container demo (min-width: 640px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  // Aligns the numbers of a row when a name takes two lines.
  '& > div': {
    display: 'grid',
    alignContent: 'space-between',
    padding: '12px 16px',
    backgroundColor: color.white,
    ...sheetEdge,
  },
  '& dt': { ...theme.typography.caption, color: quietColor },
  // Keeps enlarged text in its cell.
  '& dd': {
    ...theme.typography.h3,
    ...tabularFigures,
    fontSize: `min(${String(theme.typography.h3.fontSize)}, 9cqi)`,
  },
}));

export interface KeyFiguresProps {
  /** The totals of the period. */
  total: Takings;
}

export function KeyFigures({ total }: KeyFiguresProps) {
  const { figures } = analytics;
  const { profit, revenue, orders } = total;
  const shown = [
    { name: figures.profit, value: formatWholeAmount(profit) },
    { name: figures.revenue, value: formatWholeAmount(revenue) },
    { name: figures.orders, value: wholeNumber(orders) },
    {
      name: figures.perOrder,
      value: orders === 0 ? formatAmount(0) : formatAmount(Math.round(revenue / orders)),
    },
  ];
  return (
    <Row>
      <FactRows facts={shown} />
    </Row>
  );
}
