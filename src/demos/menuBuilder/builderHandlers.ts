import type { KeyboardEvent } from 'react';
import type { Category, Item, Modifier } from '../state/menu.ts';
import type { Removable } from './removal.ts';
import type { Direction, MenuEntry } from './menuEntry.ts';

/** The entry being edited; without an item, category or modifier, the editor adds a new one. */
export type Editing =
  | { kind: 'item'; categoryId: string; item?: Item }
  | { kind: 'category'; category?: Category }
  | { kind: 'modifier'; modifier?: Modifier };

export interface BuilderHandlers {
  /** The entry picked up with the keyboard. */
  lifted: MenuEntry | undefined;
  /** Id of the text that explains the grip. */
  gripHelpId: string;
  onEdit: (editing: Editing) => void;
  onRemove: (removable: Removable) => void;
  /** Moves an entry by one position. */
  onStep: (entry: MenuEntry, direction: Direction) => void;
  /** Moves an item to the end of another category. */
  onSend: (itemId: string, categoryId: string) => void;
  onGripKeyDown: (entry: MenuEntry, event: KeyboardEvent) => void;
  onGripBlur: () => void;
}
