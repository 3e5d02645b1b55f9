import { useId, useState } from 'react';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import type { Menu } from '../world/menu.ts';
import { useWorld } from '../world/useWorld.ts';
import { editMenu } from '../world/world.ts';
import type { BuilderHands, Editing } from './builderHands.ts';
import { removalOf, type Removable, type Removal } from './removal.ts';
import { actionsId } from './thingIds.ts';
import { useArranging } from './useArranging.ts';
import { useDragging, type Dragging } from './useDragging.ts';
import { useFocusWish } from '../frame/useFocusWish.ts';
import { useSaid } from '../frame/useSaid.ts';

/** Everything the builder draws and answers to. */
export interface MenuBuilderState {
  /** The menu as it is drawn: while something is dragged, as it would be. */
  menu: Menu;
  /** The menu as it is kept. */
  stored: Menu;
  hands: BuilderHands;
  drag: Omit<Dragging, 'shown'>;
  editing: Editing | undefined;
  /** The latest deletion, while it can be taken back; the key tells one from the next. */
  removed: { name: string; key: number } | undefined;
  /** What the live region reads out. */
  said: string;
  onUndo: () => void;
  onSave: (edit: (menu: Menu) => Menu, words: string) => void;
  onClose: () => void;
}

/** Decides what the builder shows: the menu, what is open, what was deleted last, and what is read out. */
export function useMenuBuilder(): MenuBuilderState {
  const { world, change } = useWorld();
  const { said, say } = useSaid();
  const [editing, setEditing] = useState<Editing>();
  const [removed, setRemoved] = useState<Removal & { what: Removable; key: number }>();
  const needs = { menu: world.menu, change, say };
  const arranging = useArranging(needs);
  const { shown, ...drag } = useDragging(needs);
  const focus = useFocusWish();
  const gripHelpId = useId();

  const hands: BuilderHands = {
    lifted: arranging.lifted,
    gripHelpId,
    onEdit: setEditing,
    onRemove: (removable) => {
      const removal = removalOf(world.menu, removable);
      setEditing(undefined);
      if (!removal) return;
      change(editMenu(removal.remove));
      setRemoved((before) => ({ ...removal, what: removable, key: (before?.key ?? 0) + 1 }));
      say(menuBuilder.said.removed(removal.name));
    },
    onStep: arranging.step,
    onSend: arranging.send,
    onGripKeyDown: arranging.onGripKeyDown,
    onGripBlur: arranging.putDown,
  };

  return {
    menu: shown,
    stored: world.menu,
    hands,
    drag,
    editing,
    removed,
    said,
    onUndo: () => {
      if (!removed) return;
      change(editMenu(removed.restore));
      setRemoved(undefined);
      focus(actionsId(removed.what));
      say(menuBuilder.said.restored(removed.name));
    },
    onSave: (edit, words) => {
      change(editMenu(edit));
      setEditing(undefined);
      setRemoved(undefined);
      say(words);
    },
    onClose: () => setEditing(undefined),
  };
}
