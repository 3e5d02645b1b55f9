import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  CornerDownRight,
  Pencil,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import type { Category, Item, Menu } from '../state/menu.ts';
import type { Action } from './ActionsMenu.tsx';
import type { BuilderHandlers, Editing } from './builderHandlers.ts';
import { movedByOne, type Direction, type MenuEntry } from './menuEntry.ts';

/** The actions of every entry: edit, one step in each direction, actions for its kind, remove. */
function entryActions(
  { menu, entry, handlers }: { menu: Menu; entry: MenuEntry; handlers: BuilderHandlers },
  edited: Editing,
  steps: ReadonlyArray<[label: string, icon: LucideIcon, direction: Direction]>,
  ofItsKind: readonly Action[] = [],
): Action[] {
  return [
    { label: menuBuilder.edit, icon: Pencil, onChoose: () => handlers.onEdit(edited) },
    ...steps.map(([label, icon, direction]) => ({
      label,
      icon,
      disabled: movedByOne(menu, entry, direction) === menu,
      onChoose: () => handlers.onStep(entry, direction),
    })),
    ...ofItsKind,
    { label: menuBuilder.remove, icon: Trash2, grave: true, onChoose: () => handlers.onRemove(entry) },
  ];
}

export function itemActions({
  menu,
  item,
  categoryId,
  handlers,
}: {
  menu: Menu;
  item: Item;
  categoryId: string;
  handlers: BuilderHandlers;
}): Action[] {
  const moves = menu.categories
    .filter(({ id }) => id !== categoryId)
    .map(({ id, name }) => ({
      label: menuBuilder.moveTo(name),
      icon: CornerDownRight,
      onChoose: () => handlers.onSend(item.id, id),
    }));
  return entryActions(
    { menu, entry: { kind: 'item', id: item.id }, handlers },
    { kind: 'item', categoryId, item },
    [
      [menuBuilder.moveUp, ArrowUp, 'up'],
      [menuBuilder.moveDown, ArrowDown, 'down'],
    ],
    moves,
  );
}

export function categoryActions({
  menu,
  category,
  handlers,
}: {
  menu: Menu;
  category: Category;
  handlers: BuilderHandlers;
}): Action[] {
  return entryActions(
    { menu, entry: { kind: 'category', id: category.id }, handlers },
    { kind: 'category', category },
    [
      [menuBuilder.moveEarlier, ArrowLeft, 'left'],
      [menuBuilder.moveLater, ArrowRight, 'right'],
    ],
  );
}
