import { useState } from 'react';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { DemoSheet } from '../frame/DemoSheet.tsx';
import type { Modifier } from '../state/menu.ts';
import { EditorActions } from './EditorActions.tsx';
import { draftOf, readDraft, type DraftProblems } from './pricedDraft.ts';
import { PricedFields } from './PricedFields.tsx';

export interface ModifierEditorProps {
  /** The modifier to edit; omitted to add one. */
  modifier?: Modifier | undefined;
  onSave: (modifier: Omit<Modifier, 'id'>) => void;
  /** Called to delete; if omitted, there is no delete button. */
  onRemove?: (() => void) | undefined;
  onClose: () => void;
}

/** A sheet for the name and price of a modifier. */
export function ModifierEditor({ modifier, onSave, onRemove, onClose }: ModifierEditorProps) {
  const [draft, setDraft] = useState(() => draftOf(modifier));
  const [problems, setProblems] = useState<DraftProblems>({});
  const handleSubmit = () => {
    const read = readDraft(draft);
    setProblems(read.problems);
    if (read.value) onSave(read.value);
  };
  return (
    <DemoSheet
      open
      title={modifier ? menuBuilder.editModifier : menuBuilder.newModifier}
      onClose={onClose}
      onSubmit={handleSubmit}
      actions={<EditorActions onRemove={onRemove} onCancel={onClose} />}
    >
      <PricedFields {...{ draft, problems }} priceLabel={menuBuilder.addedPrice} onChange={setDraft} />
    </DemoSheet>
  );
}
