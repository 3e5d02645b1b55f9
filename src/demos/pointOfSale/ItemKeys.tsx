import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Icon } from '#components/Icon.tsx';
import { pressedOften } from '#components/pressedOften.ts';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { formatAmount } from '#content/demos/money.ts';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { hovered, quietColor, tabularFigures, tokens, transition } from '#theme/index.ts';
import { toneColors } from '../frame/toneColors.ts';
import { wordsKey } from '../frame/wordsKey.ts';
import type { Category, Item } from '../state/menu.ts';
import { foodIcon } from './foodIcons.ts';

const { color, radius } = tokens;

const Keys = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(7.25rem, 22%)), 1fr))',
  gap: 10,
});

const Key = styled(ButtonBase)({
  ...pressedOften,
  ...wordsKey,
  position: 'relative',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
  minHeight: 128,
  padding: '14px 14px 12px',
  borderRadius: radius.control + 2,
  fontSize: '1.0625rem',
  fontWeight: 640,
  lineHeight: 1.18,
  overflowWrap: 'anywhere',
  color: 'var(--tone-text)',
  backgroundColor: 'var(--tone)',
  boxShadow: 'inset 0 -5px 0 rgb(31 26 23 / 0.18)',
  transition: transition('background-color', 'box-shadow', 'transform'),
  ...hovered({ backgroundColor: 'var(--tone-bright)' }),
  '&:active': { transform: 'translateY(3px)', boxShadow: 'inset 0 -2px 0 rgb(31 26 23 / 0.18)' },
});

const Price = styled('span')({ ...tabularFigures, fontWeight: 560 });

const Tag = styled('span')({
  ...tabularFigures,
  position: 'absolute',
  right: 8,
  bottom: 12,
  padding: '2px 8px',
  borderRadius: radius.round,
  fontSize: '0.875rem',
  fontWeight: 680,
  color: color.ink,
  backgroundColor: color.white,
  // For keys too narrow for price and discount side by side.
  '@container demo (max-width: 300px)': { bottom: 'auto', top: 24 },
});

const Count = styled('span')({
  ...tabularFigures,
  position: 'absolute',
  top: -6,
  right: -6,
  minWidth: 28,
  height: 28,
  padding: '0 8px',
  borderRadius: radius.round,
  lineHeight: '28px',
  fontSize: '0.9375rem',
  textAlign: 'center',
  color: color.paper,
  backgroundColor: color.ink,
  boxShadow: `0 0 0 2px ${color.paper}`,
});

const Empty = styled(Typography)({ padding: '32px 8px', color: quietColor });

export interface ItemKeysProps {
  category: Category;
  /** Quantity of an item in the order. */
  countOf: (itemId: string) => number;
  /** The discount that applies to an item now, as a short tag. */
  tagOf: (item: Item) => string | undefined;
  onPress: (item: Item) => void;
}

/** One category of the menu as keys, each with a drawing of the dish: a tap adds one to the order. */
export function ItemKeys({ category, countOf, tagOf, onPress }: ItemKeysProps) {
  const { ground, text, bright } = toneColors[category.tone];
  if (category.items.length === 0) return <Empty>{pointOfSale.emptyCategory}</Empty>;
  return (
    <Keys style={{ '--tone': ground, '--tone-text': text, '--tone-bright': bright } as object}>
      {category.items.map((item) => {
        const count = countOf(item.id);
        const tag = tagOf(item);
        return (
          <Key key={item.id} type="button" onClick={() => onPress(item)}>
            <Icon of={foodIcon(item.id)} size={32} />
            <span>{item.name}</span>
            <Price>{formatAmount(item.price)}</Price>
            {tag ? <Tag>{tag}</Tag> : null}
            {count > 0 ? (
              <Count>
                {count}
                <VisuallyHidden>{pointOfSale.inTheOrder}</VisuallyHidden>
              </Count>
            ) : null}
          </Key>
        );
      })}
    </Keys>
  );
}
