import { useSortable } from '@dnd-kit/react/sortable';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '#components/Icon.tsx';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { quietColor, sheetEdge, tokens } from '#theme/index.ts';
import { toneColors } from '../frame/toneColors.ts';
import type { Category, Menu } from '../state/menu.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import type { BuilderHandlers } from './builderHandlers.ts';
import { GripButton } from './GripButton.tsx';
import { ItemRow } from './ItemRow.tsx';
import { categoryActions } from './menuEntryActions.ts';
import { useDropAnimation } from './useDropAnimation.ts';

const { color, radius, shadow } = tokens;

const Card = styled(ListItem)({
  ...sheetEdge,
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

const Head = styled(Stack)({
  flexDirection: 'row',
  alignItems: 'center',
  minHeight: tokens.target.large,
  padding: '2px 0',
  '@media (forced-colors: active)': { gap: 8, padding: 4 },
  borderRadius: `${radius.card}px ${radius.card}px 0 0`,
  '&[data-tone="green"], &[data-tone="chili"]': { '--focus-color': tokens.focus.onDark },
});

const Name = styled(Typography)(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: 1.2,
  '& > span': { ...theme.typography.caption, display: 'block' },
})) as typeof Typography;

const Items = styled(List)({ flex: 1, margin: '4px 4px 0', minHeight: 56 }) as typeof List;

const Empty = styled(ListItem)(({ theme }) => ({
  ...theme.typography.body2,
  margin: 8,
  padding: 16,
  borderRadius: radius.control,
  border: `2px dashed ${color.lineStrong}`,
  color: quietColor,
  textAlign: 'center',
}));

const Add = styled(Button)({
  margin: 4,
  borderRadius: `${radius.control}px ${radius.control}px ${radius.card - 4}px ${radius.card - 4}px`,
});

export interface CategoryCardProps {
  menu: Menu;
  category: Category;
  /** The category's position, from 0. */
  index: number;
  handlers: BuilderHandlers;
}

/** A category of the menu as a card: its heading, its items and a button that adds one. */
export function CategoryCard({ menu, category, index, handlers }: CategoryCardProps) {
  const entry = { kind: 'category', id: category.id } as const;
  const headingId = useId();
  const { ref, handleRef, isDropTarget } = useSortable({
    id: category.id,
    index,
    type: 'category',
    accept: ['item', 'category'],
    // An item under the pointer has priority over its card.
    collisionPriority: 1,
    ...useDropAnimation(),
  });
  const lifted = handlers.lifted?.id === category.id;
  const { ground, text } = toneColors[category.tone];
  return (
    <Card ref={ref} data-lifted={lifted} data-over={isDropTarget && category.items.length === 0}>
      <Head data-tone={category.tone} style={{ backgroundColor: ground, color: text }}>
        <GripButton ref={handleRef} entry={entry} handlers={handlers} name={category.name} />
        <Name variant="h5" component="h4" id={headingId}>
          {category.name} <span>{menuBuilder.items(category.items.length)}</span>
        </Name>
        <ActionsMenu
          entry={entry}
          name={category.name}
          actions={categoryActions({ menu, category, handlers })}
        />
      </Head>
      <Items component="ol" aria-labelledby={headingId}>
        {category.items.map((item, place) => (
          <ItemRow
            key={item.id}
            menu={menu}
            item={item}
            handlers={handlers}
            categoryId={category.id}
            index={place}
          />
        ))}
        {category.items.length === 0 ? <Empty>{menuBuilder.emptyCategory}</Empty> : null}
      </Items>
      <Add
        startIcon={<Icon of={Plus} />}
        aria-label={menuBuilder.addItemTo(category.name)}
        onClick={() => handlers.onEdit({ kind: 'item', categoryId: category.id })}
      >
        {menuBuilder.addItem}
      </Add>
    </Card>
  );
}
