import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, CornerDownRight, Pencil, Trash2 } from 'lucide-react';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import type { Category, Item, Menu } from '../world/menu.ts';
import type { Action } from './ActionsMenu.tsx';
import type { BuilderHands } from './builderHands.ts';
import { slotOf, stepped, type Thing } from './thing.ts';

/** Everything one can do to an item, in the order of the menu. */
export function itemActions({
  menu,
  item,
  categoryId,
  hands,
}: {
  menu: Menu;
  item: Item;
  categoryId: string;
  hands: BuilderHands;
}): Action[] {
  const thing: Thing = { kind: 'item', id: item.id };
  const home = slotOf(menu, item.id)?.categoryId;
  return [
    {
      label: menuBuilder.edit,
      icon: Pencil,
      onChoose: () => hands.onEdit({ kind: 'item', categoryId, item }),
    },
    {
      label: menuBuilder.moveUp,
      icon: ArrowUp,
      disabled: stepped(menu, thing, 'up') === menu,
      onChoose: () => hands.onStep(thing, 'up'),
    },
    {
      label: menuBuilder.moveDown,
      icon: ArrowDown,
      disabled: stepped(menu, thing, 'down') === menu,
      onChoose: () => hands.onStep(thing, 'down'),
    },
    ...menu.categories
      .filter(({ id }) => id !== home)
      .map(({ id, name }) => ({
        label: menuBuilder.moveTo(name),
        icon: CornerDownRight,
        onChoose: () => hands.onSend(item.id, id),
      })),
    { label: menuBuilder.remove, icon: Trash2, grave: true, onChoose: () => hands.onRemove(thing) },
  ];
}

/** Everything one can do to a category, in the order of the menu. */
export function categoryActions({
  menu,
  category,
  hands,
}: {
  menu: Menu;
  category: Category;
  hands: BuilderHands;
}): Action[] {
  const thing: Thing = { kind: 'category', id: category.id };
  return [
    { label: menuBuilder.edit, icon: Pencil, onChoose: () => hands.onEdit({ kind: 'category', category }) },
    {
      label: menuBuilder.moveEarlier,
      icon: ArrowLeft,
      disabled: stepped(menu, thing, 'left') === menu,
      onChoose: () => hands.onStep(thing, 'left'),
    },
    {
      label: menuBuilder.moveLater,
      icon: ArrowRight,
      disabled: stepped(menu, thing, 'right') === menu,
      onChoose: () => hands.onStep(thing, 'right'),
    },
    { label: menuBuilder.remove, icon: Trash2, grave: true, onChoose: () => hands.onRemove(thing) },
  ];
}
