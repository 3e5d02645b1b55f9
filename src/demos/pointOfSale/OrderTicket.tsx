import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '#components/Icon.tsx';
import { TicketCard } from '#components/TicketCard.tsx';
import { formatAmount } from '#content/demos/money.ts';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { quietColor, tabularFigures, tokens } from '#theme/index.ts';
import { apart } from '../frame/apart.ts';
import { FactRows } from '../frame/FactRows.tsx';
import type { PricedLine, Sale } from '../state/pricing.ts';
import { Sums } from './Sums.tsx';
import { TenderPad, type Tender } from './TenderPad.tsx';
import { TicketLine } from './TicketLine.tsx';

const { color } = tokens;

const Head = styled(Stack)({
  ...apart,
  alignItems: 'center',
  minHeight: tokens.target.regular,
  borderBottom: `2px solid ${color.ink}`,
});

const Heading = styled(Typography)({ ...tabularFigures });

const Lines = styled(List)({ margin: 0 });

const Hint = styled(Typography)({ padding: '28px 0 12px', textAlign: 'center', color: quietColor });

export interface OrderTicketProps {
  /** The order's pickup number. */
  ticket: number;
  sale: Sale;
  /** Whether there is no signal. */
  offline: boolean;
  /** Whether an item has modifiers. */
  canHaveExtras: (itemId: string) => boolean;
  onQuantity: (line: PricedLine, quantity: number) => void;
  onExtras: (lineId: string) => void;
  onClear: () => void;
  onPay: (tender: Tender) => void;
}

/** The current order, on the cook's ticket: lines, discounts as they apply, total, payment. */
export function OrderTicket({
  ticket,
  sale,
  offline,
  canHaveExtras,
  onQuantity,
  onExtras,
  onClear,
  onPay,
}: OrderTicketProps) {
  const headingId = useId();
  const { lines, subtotal, discount, total } = sale;
  const reduced = [
    { name: pointOfSale.subtotal, value: formatAmount(subtotal) },
    { name: pointOfSale.discount, value: pointOfSale.minus(formatAmount(discount)), color: color.leaf },
  ].slice(discount > 0 ? 0 : 2);
  const sums = (
    <>
      <Sums style={{ marginBottom: 16 }}>
        <FactRows facts={[...reduced, { name: pointOfSale.total, value: formatAmount(total), main: true }]} />
      </Sums>
      <TenderPad total={total} offline={offline} onPay={onPay} />
    </>
  );
  return (
    <section aria-labelledby={headingId}>
      <TicketCard stub={lines.length > 0 ? sums : undefined}>
        <Head>
          <Heading variant="h4" id={headingId}>
            {pointOfSale.order(ticket)}
          </Heading>
          {lines.length > 0 ? (
            <Button startIcon={<Icon of={Trash2} />} aria-label={pointOfSale.clearLabel} onClick={onClear}>
              {pointOfSale.clear}
            </Button>
          ) : null}
        </Head>
        {lines.length === 0 ? <Hint>{pointOfSale.emptyOrder}</Hint> : null}
        <Lines>
          {lines.map((line) => (
            <TicketLine
              key={line.id}
              line={line}
              canHaveExtras={canHaveExtras(line.itemId)}
              onQuantity={(quantity) => onQuantity(line, quantity)}
              onExtras={() => onExtras(line.id)}
            />
          ))}
        </Lines>
      </TicketCard>
    </section>
  );
}
