import { menuBuilder } from '#content/demos/menuBuilder.ts';
import type { Category, Item, Menu, Modifier } from '../state/menu.ts';
import {
  addCategory,
  addItem,
  addModifier,
  changeCategory,
  changeItem,
  changeModifier,
} from '../state/menuEdits.ts';
import type { Editing } from './builderHandlers.ts';
import { CategoryEditor } from './CategoryEditor.tsx';
import { ItemEditor } from './ItemEditor.tsx';
import { PricedEditor } from './PricedEditor.tsx';
import type { Removable } from './removal.ts';

export interface EditorProps {
  menu: Menu;
  /** The open editor. */
  editing: Editing;
  /** Called with the edit of the menu and its announcement. */
  onSave: (edit: (menu: Menu) => Menu, words: string) => void;
  onRemove: (removable: Removable) => void;
  onClose: () => void;
}

/** The sheet for the item, category or modifier being edited. */
export function Editor({ menu, editing, onSave, onRemove, onClose }: EditorProps) {
  const { said } = menuBuilder;
  /** Saves a value as a change of what is edited, or as a new entry. */
  const store =
    <Value extends { name: string }>(
      known: { id: string } | undefined,
      change: (menu: Menu, id: string, value: Value) => Menu,
      add: (menu: Menu, value: Value & { id: string }) => Menu,
    ) =>
    (value: Value) =>
      known
        ? onSave((now) => change(now, known.id, value), said.saved(value.name))
        : onSave((now) => add(now, { ...value, id: crypto.randomUUID() }), said.added(value.name));
  if (editing.kind === 'item') {
    const { item, categoryId } = editing;
    return (
      <ItemEditor
        item={item}
        modifiers={menu.modifiers}
        onClose={onClose}
        onRemove={item && (() => onRemove({ kind: 'item', id: item.id }))}
        onSave={store<Omit<Item, 'id'>>(item, changeItem, (now, added) => addItem(now, categoryId, added))}
      />
    );
  }
  if (editing.kind === 'category') {
    const { category } = editing;
    return (
      <CategoryEditor
        category={category}
        onClose={onClose}
        onSave={store<Pick<Category, 'name' | 'tone'>>(category, changeCategory, (now, added) =>
          addCategory(now, { ...added, items: [] }),
        )}
      />
    );
  }
  const { modifier } = editing;
  return (
    <PricedEditor
      title={modifier ? menuBuilder.editModifier : menuBuilder.newModifier}
      priced={modifier}
      priceLabel={menuBuilder.addedPrice}
      onClose={onClose}
      onRemove={modifier && (() => onRemove({ kind: 'modifier', id: modifier.id }))}
      onSave={store<Omit<Modifier, 'id'>>(modifier, changeModifier, addModifier)}
    />
  );
}
