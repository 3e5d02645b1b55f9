import type { KeyboardEvent } from 'react';
import type { Category, Item, Modifier } from '../world/menu.ts';
import type { Removable } from './removal.ts';
import type { Direction, Thing } from './thing.ts';

/** What is open for editing; without the thing itself a new one is made. */
export type Editing =
  | { kind: 'item'; categoryId: string; item?: Item }
  | { kind: 'category'; category?: Category }
  | { kind: 'modifier'; modifier?: Modifier };

/** What the parts of the builder may ask of it. */
export interface BuilderHands {
  /** What is picked up with the keyboard. */
  lifted: Thing | undefined;
  /** Id of the words that say how a grip is used. */
  gripHelpId: string;
  onEdit: (editing: Editing) => void;
  onRemove: (removable: Removable) => void;
  /** Moves by one step. */
  onStep: (thing: Thing, direction: Direction) => void;
  /** Moves to the end of another category. */
  onSend: (itemId: string, categoryId: string) => void;
  onGripKeyDown: (thing: Thing, event: KeyboardEvent) => void;
  onGripBlur: () => void;
}
