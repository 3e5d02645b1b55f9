import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { quietColor, tokens } from '#theme/index.ts';
import { holdsAt, type Discount } from '../state/discount.ts';
import type { PriceQuestion } from '../state/pricing.ts';
import { ruleName, scheduleName } from './discountWords.ts';
import { SwitchKey } from './SwitchKey.tsx';

const { color, radius } = tokens;

const Board = styled('section')({ display: 'flex', flexDirection: 'column', gap: 12 });

const Items = styled(List)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 270px), 1fr))',
  gap: 8,
  // Cards in a row have the same height.
  '& > li': { display: 'grid' },
});

const State = styled('span')({
  display: 'block',
  width: 'fit-content',
  marginTop: 4,
  padding: '0 8px',
  borderRadius: radius.round,
  fontWeight: 640,
  color: quietColor,
  backgroundColor: color.paperDeep,
  '&[data-on="true"]': { color: color.leaf, backgroundColor: color.leafSoft },
});

/** The menu provides the names of the discounted items and categories. */
export interface DiscountBoardProps extends Pick<PriceQuestion, 'discounts' | 'menu' | 'at'> {
  onSwitch: (change: { id: string; on: boolean }) => void;
}

/** Every discount of the truck: its effect, its schedule, whether it applies now, and its switch. */
export function DiscountBoard({ discounts, menu, at, onSwitch }: DiscountBoardProps) {
  const headingId = useId();
  const stateOf = (discount: Discount) => {
    if (!discount.on) return pointOfSale.off;
    return holdsAt(discount, at) ? pointOfSale.onNow : pointOfSale.waits;
  };
  return (
    <Board aria-labelledby={headingId}>
      <div>
        <Typography variant="h5" component="h4" id={headingId}>
          {pointOfSale.discounts}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {pointOfSale.discountsHint}
        </Typography>
      </div>
      <Items>
        {discounts.map((discount) => (
          <ListItem key={discount.id}>
            <SwitchKey
              label={discount.name}
              on={discount.on}
              onSwitch={({ on }) => onSwitch({ id: discount.id, on })}
              detail={
                <>
                  {ruleName(discount, menu)}. {scheduleName(discount)}.{' '}
                  <State data-on={holdsAt(discount, at)}>{stateOf(discount)}</State>
                </>
              }
            />
          </ListItem>
        ))}
      </Items>
    </Board>
  );
}
