import { useState, type KeyboardEvent } from 'react';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import type { Menu } from '../state/menu.ts';
import { moveItem } from '../state/menuEdits.ts';
import { editMenu, type StateUpdate } from '../state/demoState.ts';
import { movedLike, positionOf, movedByOne, type Direction, type MenuEntry } from './menuEntry.ts';
import { actionsId, gripId } from './menuEntryIds.ts';
import { useFocusAfterRender } from '../frame/useFocusAfterRender.ts';

const { said } = menuBuilder;

const directions: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export interface ReorderingOptions {
  menu: Menu;
  change: (step: StateUpdate) => void;
  /** Announces a text to screen readers. */
  say: (words: string) => void;
}

/** Reordering without a pointer: from the actions menu, or with the arrow keys on the grip. */
export interface Reordering {
  /** The entry picked up with the keyboard. */
  lifted: MenuEntry | undefined;
  /** Moves an entry by one position, from the actions menu. */
  onStep: (entry: MenuEntry, direction: Direction) => void;
  /** Moves an item to the end of another category, from the actions menu. */
  onSend: (itemId: string, categoryId: string) => void;
  onGripKeyDown: (entry: MenuEntry, event: KeyboardEvent) => void;
  /** Drops the picked-up entry at its current position when the grip loses focus. */
  onGripBlur: () => void;
}

/** Reorders the menu from the keyboard and the actions menu, and announces the new position. */
export function useReordering({ menu, change, say }: ReorderingOptions): Reordering {
  const [lifted, setLifted] = useState<{ entry: MenuEntry; before: Menu }>();
  const focus = useFocusAfterRender();

  const apply = (entry: MenuEntry, next: Menu, words: (typeof said)['moved' | 'dropped']) => {
    change(editMenu((now) => movedLike(now, entry, next)));
    const position = positionOf(next, entry);
    if (position) say(words(position.name, position.at, position.of, position.category));
  };
  const go = (entry: MenuEntry, direction: Direction) => {
    const next = movedByOne(menu, entry, direction);
    if (next === menu) say(said.edge(positionOf(menu, entry)?.name ?? ''));
    else apply(entry, next, said.moved);
  };
  const lift = (entry: MenuEntry) => {
    const position = positionOf(menu, entry);
    if (!position) return;
    setLifted({ entry, before: menu });
    say(said.lifted(position.name, position.at, position.of, position.category));
  };
  const putDown = () => {
    if (!lifted) return;
    setLifted(undefined);
    apply(lifted.entry, menu, said.dropped);
  };
  const putBack = () => {
    if (!lifted) return;
    setLifted(undefined);
    change(editMenu((now) => movedLike(now, lifted.entry, lifted.before)));
    say(said.returned(positionOf(lifted.before, lifted.entry)?.name ?? ''));
  };

  return {
    lifted: lifted?.entry,
    onStep: (entry, direction) => {
      go(entry, direction);
      focus(actionsId(entry));
    },
    onSend: (id, categoryId) => {
      const entry: MenuEntry = { kind: 'item', id };
      apply(entry, moveItem(menu, id, { categoryId, index: Infinity }), said.moved);
      focus(actionsId(entry));
    },
    onGripKeyDown: (entry, event) => {
      const isLifted = lifted?.entry.id === entry.id;
      const direction = directions[event.key];
      if (event.key === ' ' || event.key === 'Enter') {
        if (isLifted) putDown();
        else lift(entry);
      } else if (isLifted && event.key === 'Escape') putBack();
      else if (isLifted && direction) go(entry, direction);
      else return;
      event.preventDefault();
      focus(gripId(entry));
    },
    onGripBlur: putDown,
  };
}
