import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { ModifierKeys } from '../frame/ModifierKeys.tsx';
import type { Item, Modifier } from '../state/menu.ts';
import { PricedEditor, type PricedEditorProps } from './PricedEditor.tsx';

export interface ItemEditorProps extends Pick<PricedEditorProps, 'onRemove' | 'onClose'> {
  /** The item to edit; omitted to add one. */
  item?: Item | undefined;
  /** Every modifier of the menu. */
  modifiers: readonly Modifier[];
  onSave: (item: Omit<Item, 'id'>) => void;
}

/** A sheet for the name, price and modifiers of an item. A new modifier is added at the end of the item's list. */
export function ItemEditor({ item, modifiers, onSave, ...sheet }: ItemEditorProps) {
  const [modifierIds, setModifierIds] = useState<readonly string[]>(item?.modifierIds ?? []);
  return (
    <PricedEditor
      {...sheet}
      title={item ? menuBuilder.editItem : menuBuilder.newItem}
      priced={item}
      priceLabel={menuBuilder.price}
      onSave={(value) => onSave({ ...value, modifierIds })}
    >
      {modifiers.length === 0 ? (
        <Typography variant="body2">{menuBuilder.noModifiers}</Typography>
      ) : (
        <ModifierKeys
          label={menuBuilder.offeredWith}
          modifiers={modifiers}
          chosen={modifierIds}
          onChange={setModifierIds}
        />
      )}
    </PricedEditor>
  );
}
