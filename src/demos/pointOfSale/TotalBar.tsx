import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { Icon } from '#components/Icon.tsx';
import { formatAmount } from '#content/demos/money.ts';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { tabularFigures, tokens } from '#theme/index.ts';
import { apart } from '../frame/apart.ts';
import { sum, type Sale } from '../state/pricing.ts';
import { orderId } from './orderId.ts';

const { color, radius, shadow, target } = tokens;

const Bar = styled(ButtonBase)({
  '--focus-color': tokens.focus.onDark,
  ...tabularFigures,
  ...apart,
  alignItems: 'center',
  columnGap: 12,
  width: '100%',
  minHeight: target.large,
  padding: '8px 16px',
  border: 0,
  borderRadius: radius.control + 2,
  boxShadow: shadow.lifted,
  font: 'inherit',
  fontWeight: 640,
  color: color.paper,
  backgroundColor: color.ink,
  cursor: 'pointer',
  '& > b': { fontSize: '1.25rem' },
  '& > span:last-child': { display: 'inline-flex', gap: 4, alignItems: 'center', marginLeft: 'auto' },
  '&:focus-visible': { outlineOffset: -5 },
});

export interface TotalBarProps {
  sale: Sale;
}

/** On a narrow screen: the total, always visible, with a link to the order. */
export function TotalBar({ sale }: TotalBarProps) {
  const count = sum(sale.lines, 'quantity');
  const handleClick = () => {
    const order = document.getElementById(orderId);
    order?.scrollIntoView({ block: 'start' });
    order?.focus({ preventScroll: true });
  };
  return (
    <Bar type="button" onClick={handleClick}>
      <span>{pointOfSale.items(count)}</span>
      <b>{formatAmount(sale.total)}</b>
      <span>
        {pointOfSale.seeTicket}
        <Icon of={ChevronDown} />
      </span>
    </Bar>
  );
}
