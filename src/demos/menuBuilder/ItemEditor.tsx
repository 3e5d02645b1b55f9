import { useState } from 'react';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { DemoSheet } from '../frame/DemoSheet.tsx';
import type { Item, Modifier } from '../state/menu.ts';
import { EditorActions } from './EditorActions.tsx';
import { ModifierChoice } from './ModifierChoice.tsx';
import { draftOf, readDraft, type DraftProblems } from './pricedDraft.ts';
import { PricedFields } from './PricedFields.tsx';

export interface ItemEditorProps {
  /** The item to edit; omitted to add one. */
  item?: Item | undefined;
  /** Every modifier of the menu. */
  modifiers: readonly Modifier[];
  onSave: (item: Omit<Item, 'id'>) => void;
  /** Called to delete; if omitted, there is no delete button. */
  onRemove?: (() => void) | undefined;
  onClose: () => void;
}

/** A sheet for the name, price and modifiers of an item. */
export function ItemEditor({ item, modifiers, onSave, onRemove, onClose }: ItemEditorProps) {
  const [draft, setDraft] = useState(() => draftOf(item));
  const [modifierIds, setModifierIds] = useState<readonly string[]>(item?.modifierIds ?? []);
  const [problems, setProblems] = useState<DraftProblems>({});
  const handleSubmit = () => {
    const read = readDraft(draft);
    setProblems(read.problems);
    if (read.value) onSave({ ...read.value, modifierIds });
  };
  return (
    <DemoSheet
      open
      title={item ? menuBuilder.editItem : menuBuilder.newItem}
      onClose={onClose}
      onSubmit={handleSubmit}
      actions={<EditorActions onRemove={onRemove} onCancel={onClose} />}
    >
      <PricedFields {...{ draft, problems }} priceLabel={menuBuilder.price} onChange={setDraft} />
      <ModifierChoice modifiers={modifiers} chosen={modifierIds} onChange={setModifierIds} />
    </DemoSheet>
  );
}
