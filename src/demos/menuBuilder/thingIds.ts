import type { Removable } from './removal.ts';
import type { Thing } from './thing.ts';

/** Id of the grip of a thing, by which focus finds it after it has moved. */
export function gripId({ kind, id }: Thing): string {
  return `menu-${kind}-${id}-grip`;
}

/** Id of what opens a thing: its three dots, or the modifier itself. */
export function actionsId({ kind, id }: Removable): string {
  return `menu-${kind}-${id}-actions`;
}
