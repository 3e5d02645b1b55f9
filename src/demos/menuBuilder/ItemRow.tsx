import { useSortable } from '@dnd-kit/react/sortable';
import ButtonBase from '@mui/material/ButtonBase';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '#components/VisuallyHidden.tsx';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { formatAmount } from '#content/demos/money.ts';
import { hovered, quietColor, tabularFigures, tokens, transition } from '#theme/index.ts';
import { wordsKey } from '../frame/wordsKey.ts';
import { modifiersOf, type Item, type Menu } from '../state/menu.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import type { BuilderHandlers } from './builderHandlers.ts';
import { GripButton } from './GripButton.tsx';
import { itemActions } from './menuEntryActions.ts';
import { useDropAnimation } from './useDropAnimation.ts';

const { color, radius, shadow, target } = tokens;

// There each control has an edge, which must touch neither words nor another one.
const forced = '@media (forced-colors: active)';

const Row = styled(ListItem)({
  display: 'flex',
  alignItems: 'center',
  backgroundColor: color.white,
  // A perforated line between two items.
  '& + &': { borderTop: `2px dotted ${color.line}`, [forced]: { border: 0, marginTop: 6 } },
  [forced]: { gap: 6 },
  '&[data-lifted="true"], &[data-dnd-dragging]': { borderRadius: radius.control },
  '&[data-lifted="true"]': {
    position: 'relative',
    zIndex: 1,
    outline: `2px solid ${color.orange}`,
    boxShadow: shadow.lifted,
  },
  '&[data-dnd-dragging]': {
    boxShadow: shadow.lifted,
    outline: `2px solid ${color.orange}`,
    rotate: '-1.2deg',
    borderTopColor: 'transparent',
  },
  '&[data-dnd-placeholder]': { opacity: 0.35 },
});

const Face = styled(ButtonBase)({
  ...wordsKey,
  flex: '1 1 0',
  minWidth: 0,
  minHeight: target.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: 2,
  padding: '6px 4px',
  borderRadius: radius.control,
  lineHeight: 1.25,
  color: color.ink,
  transition: transition('background-color'),
  ...hovered({ backgroundColor: color.peachSoft }),
  [forced]: { paddingInline: 10 },
  '& > b': { fontWeight: 640, overflowWrap: 'anywhere' },
});

const Extras = styled('small')(({ theme }) => ({
  ...theme.typography.caption,
  lineHeight: 1.35,
  color: quietColor,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '& > b': { ...tabularFigures, marginRight: 8, fontSize: '0.9375rem', fontWeight: 640, color: color.ink },
}));

export interface ItemRowProps {
  menu: Menu;
  item: Item;
  categoryId: string;
  /** The item's position in the category, from 0. */
  index: number;
  handlers: BuilderHandlers;
}

/** One item of a category: its grip, its name and price as a button, and the three-dot menu. */
export function ItemRow({ menu, item, categoryId, index, handlers }: ItemRowProps) {
  const entry = { kind: 'item', id: item.id } as const;
  const { ref, handleRef } = useSortable({
    id: item.id,
    index,
    group: categoryId,
    type: 'item',
    accept: 'item',
    ...useDropAnimation(),
  });
  const extras = modifiersOf(menu, item).map(({ name }) => name);
  return (
    <Row ref={ref} data-lifted={handlers.lifted?.id === item.id}>
      <GripButton
        ref={handleRef}
        entry={entry}
        handlers={handlers}
        name={item.name}
        style={{ color: quietColor }}
      />
      <Face type="button" onClick={() => handlers.onEdit({ kind: 'item', categoryId, item })}>
        <VisuallyHidden>{menuBuilder.edit} </VisuallyHidden>
        <b>{item.name}</b>{' '}
        <Extras>
          <b>{formatAmount(item.price)}</b> <span>{extras.join(', ')}</span>
        </Extras>
      </Face>
      <ActionsMenu
        entry={entry}
        name={item.name}
        actions={itemActions({ menu, item, categoryId, handlers })}
      />
    </Row>
  );
}
