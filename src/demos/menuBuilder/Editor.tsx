import { menuBuilder } from '#content/demos/menuBuilder.ts';
import type { Menu } from '../state/menu.ts';
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

/** The sheet for the item or category being edited. */
export function Editor({ menu, editing, onSave, onRemove, onClose }: EditorProps) {
  const { said } = menuBuilder;
  if (editing.kind === 'item') {
    const { item, categoryId } = editing;
    return (
      <ItemEditor
        item={item}
        modifiers={menu.modifiers}
        onClose={onClose}
        onRemove={item && (() => onRemove({ kind: 'item', id: item.id }))}
        onSave={(value) =>
          item
            ? onSave((now) => changeItem(now, item.id, value), said.saved(value.name))
            : onSave(
                (now) => addItem(now, categoryId, { ...value, id: crypto.randomUUID() }),
                said.added(value.name),
              )
        }
      />
    );
  }
  if (editing.kind === 'category') {
    const { category } = editing;
    return (
      <CategoryEditor
        category={category}
        onClose={onClose}
        onSave={(value) =>
          category
            ? onSave((now) => changeCategory(now, category.id, value), said.saved(value.name))
            : onSave(
                (now) => addCategory(now, { ...value, id: crypto.randomUUID(), items: [] }),
                said.added(value.name),
              )
        }
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
      onSave={(value) =>
        modifier
          ? onSave((now) => changeModifier(now, modifier.id, value), said.saved(value.name))
          : onSave((now) => addModifier(now, { ...value, id: crypto.randomUUID() }), said.added(value.name))
      }
    />
  );
}
