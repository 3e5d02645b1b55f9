import { useId, useState } from 'react';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import type { Menu } from '../state/menu.ts';
import { useDemoState } from '../state/useDemoState.ts';
import { editMenu } from '../state/demoState.ts';
import type { BuilderHandlers, Editing } from './builderHandlers.ts';
import { removalOf, type Removable, type Removal } from './removal.ts';
import { actionsId } from './menuEntryIds.ts';
import { useReordering } from './useReordering.ts';
import { useDragging } from './useDragging.ts';
import { useFocusAfterRender } from '../frame/useFocusAfterRender.ts';
import { useAnnouncer } from '../frame/useAnnouncer.ts';

/** The state of the builder: the menu, the open editor, the last deletion and the announcement. */
export function useMenuBuilder() {
  const { state, change } = useDemoState();
  const { said, say } = useAnnouncer();
  const [editing, setEditing] = useState<Editing>();
  const [removed, setRemoved] = useState<Removal & { what: Removable; key: number }>();
  const needs = { menu: state.menu, change, say };
  const { shown, ...drag } = useDragging(needs);
  const focus = useFocusAfterRender();

  const handlers: BuilderHandlers = {
    ...useReordering(needs),
    gripHelpId: useId(),
    onEdit: setEditing,
    onRemove: (removable) => {
      const removal = removalOf(state.menu, removable);
      setEditing(undefined);
      if (!removal) return;
      change(editMenu(removal.remove));
      setRemoved((before) => ({ ...removal, what: removable, key: (before?.key ?? 0) + 1 }));
      say(menuBuilder.said.removed(removal.name));
    },
  };

  return {
    /** The menu as rendered; during a drag, with the dragged entry at its new position. */
    menu: shown,
    stored: state.menu,
    handlers,
    drag,
    editing,
    /** The latest deletion, while it can be undone; each has a different key. */
    removed,
    /** Text of the live region. */
    said,
    onUndo: () => {
      if (!removed) return;
      change(editMenu(removed.restore));
      setRemoved(undefined);
      focus(actionsId(removed.what));
      say(menuBuilder.said.restored(removed.name));
    },
    onSave: (edit: (menu: Menu) => Menu, words: string) => {
      change(editMenu(edit));
      setEditing(undefined);
      setRemoved(undefined);
      say(words);
    },
    onClose: () => setEditing(undefined),
  };
}
