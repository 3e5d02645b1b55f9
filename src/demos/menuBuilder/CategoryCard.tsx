import { useSortable } from '@dnd-kit/react/sortable';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '#components/Icon.tsx';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { tokens } from '#theme/index.ts';
import { toneColors } from '../frame/toneColors.ts';
import type { Category, Menu } from '../world/menu.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import type { BuilderHands } from './builderHands.ts';
import { GripButton } from './GripButton.tsx';
import { ItemRow } from './ItemRow.tsx';
import { categoryActions } from './thingActions.ts';
import { useSettling } from './useSettling.ts';

const { color, radius, shadow } = tokens;

const Card = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  borderRadius: radius.card,
  backgroundColor: color.white,
  boxShadow: shadow.low,
  '&[data-lifted="true"], &[data-dnd-dragging]': {
    boxShadow: shadow.lifted,
    outline: `3px solid ${color.orange}`,
  },
  '&[data-over="true"]': { boxShadow: `0 0 0 2px ${color.green}` },
  '&[data-dnd-placeholder]': { opacity: 0.35 },
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minHeight: tokens.target.large,
  padding: '2px 0',
  borderRadius: `${radius.card}px ${radius.card}px 0 0`,
  '&[data-tone="green"], &[data-tone="chili"]': { '--focus-color': tokens.focus.onDark },
});

const Name = styled('h4')(({ theme }) => ({
  ...theme.typography.h5,
  flex: '1 1 0',
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: 1.2,
  '& > span': { ...theme.typography.caption, display: 'block' },
}));

const Items = styled('ol')({ flex: 1, margin: '4px 4px 0', minHeight: 56 });

const Empty = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 8,
  padding: 16,
  borderRadius: radius.control,
  border: `2px dashed ${color.lineStrong}`,
  color: color.inkMuted,
  textAlign: 'center',
}));

const Add = styled(Button)({
  margin: 4,
  borderRadius: `${radius.control}px ${radius.control}px ${radius.card - 4}px ${radius.card - 4}px`,
});

/** Props of `CategoryCard`. */
export interface CategoryCardProps {
  menu: Menu;
  category: Category;
  /** Its place in the row, from 0. */
  index: number;
  hands: BuilderHands;
}

/** A page of the menu as a card: painted head, its items in order, and the way to add one. */
export function CategoryCard({ menu, category, index, hands }: CategoryCardProps) {
  const thing = { kind: 'category', id: category.id } as const;
  const headingId = useId();
  const { ref, handleRef, isDropTarget } = useSortable({
    id: category.id,
    index,
    type: 'category',
    accept: ['item', 'category'],
    // An item under the pointer is meant before the card it lies on.
    collisionPriority: 1,
    ...useSettling(),
  });
  const lifted = hands.lifted?.id === category.id;
  const { ground, text } = toneColors[category.tone];
  return (
    <Card ref={ref} data-lifted={lifted} data-over={isDropTarget && category.items.length === 0}>
      <Head data-tone={category.tone} style={{ backgroundColor: ground, color: text }}>
        <GripButton
          ref={handleRef}
          {...{ thing, lifted }}
          name={category.name}
          helpId={hands.gripHelpId}
          onKeyDown={(event) => hands.onGripKeyDown(thing, event)}
          onBlur={hands.onGripBlur}
        />
        <Name id={headingId}>
          {category.name} <span>{menuBuilder.items(category.items.length)}</span>
        </Name>
        <ActionsMenu
          {...{ thing }}
          name={category.name}
          actions={categoryActions({ menu, category, hands })}
        />
      </Head>
      <Items aria-labelledby={headingId}>
        {category.items.map((item, place) => (
          <ItemRow key={item.id} {...{ menu, item, hands }} categoryId={category.id} index={place} />
        ))}
        {category.items.length === 0 ? <Empty>{menuBuilder.emptyCategory}</Empty> : null}
      </Items>
      <Add
        startIcon={<Icon of={Plus} />}
        aria-label={menuBuilder.addItemTo(category.name)}
        onClick={() => hands.onEdit({ kind: 'item', categoryId: category.id })}
      >
        {menuBuilder.addItem}
      </Add>
    </Card>
  );
}
