import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { Minus, Plus, SlidersHorizontal } from 'lucide-react';
import IconButton from '@mui/material/IconButton';
import Button from '@mui/material/Button';
import { Icon } from '#components/Icon.tsx';
import { pressedOften } from '#components/pressedOften.ts';
import { formatAmount } from '#content/demos/money.ts';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { quietColor, tabularFigures, tokens } from '#theme/index.ts';
import { apart } from '../frame/apart.ts';
import { maxQuantity } from '../state/cart.ts';
import type { PricedLine } from '../state/pricing.ts';

const { color, radius, target } = tokens;

const Line = styled(ListItem)({
  padding: '10px 0 8px',
  '& + &': { borderTop: `2px dotted ${color.line}` },
});

const Row = styled('div')({
  ...tabularFigures,
  ...apart,
  alignItems: 'baseline',
  columnGap: 12,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  '& > b': { fontWeight: 640 },
  '& > span:last-child': { marginLeft: 'auto', fontWeight: 580 },
  '&[data-kind="extra"]': { paddingLeft: 16, fontSize: '0.9375rem', color: quietColor },
  '&[data-kind="discount"]': {
    margin: '2px 0 0 8px',
    padding: '2px 8px',
    borderRadius: 6,
    fontSize: '0.9375rem',
    fontWeight: 600,
    color: color.leaf,
    backgroundColor: color.leafSoft,
  },
});

const Keys = styled(Stack)({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  marginTop: 4,
});

const Count = styled('span')({ ...tabularFigures, minWidth: 28, textAlign: 'center', fontWeight: 640 });

const Step = styled(IconButton)({
  ...pressedOften,
  minWidth: target.regular,
  borderRadius: radius.control,
  backgroundColor: color.paperDeep,
});

const Extras = styled(Button)({ marginLeft: 'auto' });

export interface TicketLineProps {
  line: PricedLine;
  /** Whether the item has modifiers. */
  canHaveExtras: boolean;
  onQuantity: (quantity: number) => void;
  onExtras: () => void;
}

/** One line of the order: item, quantity, modifiers and discounts. */
export function TicketLine({ line, canHaveExtras, onQuantity, onExtras }: TicketLineProps) {
  const { itemName, itemPrice, quantity, modifiers, discounts } = line;
  return (
    <Line>
      <Row>
        <b>{itemName}</b>
        <span>{formatAmount(quantity * itemPrice)}</span>
      </Row>
      {modifiers.map(({ id, name, price }) => (
        <Row key={id} data-kind="extra">
          <span>{name}</span>
          <span>{price === 0 ? '' : formatAmount(quantity * price)}</span>
        </Row>
      ))}
      {discounts.map(({ id, name, amount }) => (
        <Row key={id} data-kind="discount">
          <span>{name}</span>
          <span>{pointOfSale.minus(formatAmount(amount))}</span>
        </Row>
      ))}
      <Keys>
        <Step aria-label={pointOfSale.fewer(itemName)} onClick={() => onQuantity(quantity - 1)}>
          <Icon of={Minus} />
        </Step>
        <Count>{quantity}</Count>
        <Step
          aria-label={pointOfSale.more(itemName)}
          aria-disabled={quantity >= maxQuantity}
          onClick={() => onQuantity(quantity + 1)}
        >
          <Icon of={Plus} />
        </Step>
        {canHaveExtras ? (
          <Extras
            startIcon={<Icon of={SlidersHorizontal} />}
            aria-label={pointOfSale.extrasFor(itemName)}
            onClick={onExtras}
          >
            {pointOfSale.extras}
          </Extras>
        ) : null}
      </Keys>
    </Line>
  );
}
