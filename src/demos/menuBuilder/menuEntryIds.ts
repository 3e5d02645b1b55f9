import type { Removable } from './removal.ts';
import type { MenuEntry } from './menuEntry.ts';

/** Id of an entry's grip; focus returns to it after a move. */
export function gripId({ kind, id }: MenuEntry): string {
  return `menu-${kind}-${id}-grip`;
}

/** Id of the button that opens an entry's actions: the three dots, or the modifier itself. */
export function actionsId({ kind, id }: Removable): string {
  return `menu-${kind}-${id}-actions`;
}
