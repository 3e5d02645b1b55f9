import type { Category, Item, Modifier } from '../state/menu.ts';
import type { Removable } from './removal.ts';
import type { Reordering } from './useReordering.ts';

/** The entry being edited; without an item, category or modifier, the editor adds a new one. */
export type Editing =
  | { kind: 'item'; categoryId: string; item?: Item }
  | { kind: 'category'; category?: Category }
  | { kind: 'modifier'; modifier?: Modifier };

export interface BuilderHandlers extends Reordering {
  /** Id of the text that explains the grip. */
  gripHelpId: string;
  onEdit: (editing: Editing) => void;
  onRemove: (removable: Removable) => void;
}
