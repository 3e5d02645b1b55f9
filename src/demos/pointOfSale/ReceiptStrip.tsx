import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { keyframes, styled } from '@mui/material/styles';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { useFocusOnMount } from '#hooks/useFocusOnMount.ts';
import { Icon } from '#components/Icon.tsx';
import { TicketCard } from '#components/TicketCard.tsx';
import { formatAmount } from '#content/demos/money.ts';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { motion, tabularFigures, tokens } from '#theme/index.ts';
import { apart } from '../frame/apart.ts';
import { FactRows } from '../frame/FactRows.tsx';
import { Sums } from './Sums.tsx';
import { SyncState } from './SyncState.tsx';
import type { Receipt } from './usePointOfSale.ts';

const { color } = tokens;

const print = keyframes({ from: { transform: 'translateY(-24px)' } });

const Strip = styled('section')({ animation: `${print} ${motion.slow}ms ${motion.curve}` });

const Heading = styled(Typography)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 8,
  '& > svg': { color: color.leaf },
});

const Lines = styled(List)({
  ...tabularFigures,
  padding: '8px 0',
  borderTop: `2px solid ${color.ink}`,
  '& > li': { ...apart, columnGap: 12, overflowWrap: 'anywhere' },
  '& > li > :last-child': { marginLeft: 'auto' },
});

const Tally = styled(Typography)(({ theme }) => ({
  ...tabularFigures,
  marginBottom: 16,
  '& > b': { display: 'block', ...theme.typography.overline, color: color.orangeText },
  '& > strong': { display: 'block', fontWeight: 640, fontSize: '1rem' },
}));

export interface ReceiptStripProps extends Receipt {
  /** Sales at this spot in this hour, including this order. */
  tally: { where: string; sold: string; profit: string };
  onNext: () => void;
}

/** The receipt after a sale: the payment, the change and the tally of the shift. */
export function ReceiptStrip({ order, tender, sync, tally, onNext }: ReceiptStripProps) {
  const headingId = useId();
  const ref = useFocusOnMount<HTMLButtonElement>();
  const paid =
    tender.kind === 'card'
      ? [{ name: pointOfSale.paidByCard, value: formatAmount(order.total) }]
      : [
          { name: pointOfSale.cashGiven, value: formatAmount(tender.given) },
          { name: pointOfSale.change, value: formatAmount(tender.given - order.total), main: true },
        ];
  return (
    <Strip aria-labelledby={headingId}>
      <TicketCard
        stub={
          <>
            <Tally variant="body2">
              <b>{tally.where}</b>
              <strong>{tally.sold}</strong>
              {tally.profit}
            </Tally>
            <Button ref={ref} fullWidth size="large" variant="contained" onClick={onNext}>
              {pointOfSale.next}
            </Button>
          </>
        }
      >
        <Heading variant="h4" id={headingId}>
          <Icon of={CircleCheck} size={24} />
          {pointOfSale.paid(order.ticket)}
        </Heading>
        <Lines>
          {order.lines.map(({ id, quantity, itemName, total }) => (
            <ListItem key={id}>
              <span>
                {pointOfSale.quantity(quantity)} {itemName}
              </span>
              <span>{formatAmount(total)}</span>
            </ListItem>
          ))}
        </Lines>
        <Sums style={{ paddingTop: 8, borderTop: `2px dotted ${color.line}` }}>
          <FactRows facts={[{ name: pointOfSale.total, value: formatAmount(order.total) }, ...paid]} />
        </Sums>
        <div style={{ marginTop: 12 }}>
          <SyncState sync={sync} />
        </div>
      </TicketCard>
    </Strip>
  );
}
