import { move } from '@dnd-kit/helpers';
import type { DragEndEvent, DragOverEvent } from '@dnd-kit/react';
import { useRef, useState } from 'react';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import type { Menu } from '../state/menu.ts';
import { moveCategory, moveItem } from '../state/menuEdits.ts';
import { editMenu } from '../state/demoState.ts';
import { movedLike, positionOf, type MenuEntry } from './menuEntry.ts';
import type { ReorderingOptions } from './useReordering.ts';

export interface Dragging {
  /** The menu as if the entry were dropped now. */
  shown: Menu;
  onDragStart: () => void;
  onDragOver: (event: DragOverEvent) => void;
  onDragEnd: (event: DragEndEvent) => void;
}

/** The dragged entry; undefined if it was removed in the meantime. */
function draggedEntry({ operation: { source } }: DragOverEvent | DragEndEvent): MenuEntry | undefined {
  return source ? { kind: source.type === 'item' ? 'item' : 'category', id: String(source.id) } : undefined;
}

function withCategoryLanded(menu: Menu, id: string, event: DragOverEvent): Menu {
  const ids = move(
    menu.categories.map((category) => category.id),
    event,
  );
  return moveCategory(menu, id, ids.indexOf(id));
}

function withItemLanded(menu: Menu, id: string, event: DragOverEvent): Menu {
  const groups = move(
    Object.fromEntries(
      menu.categories.map((category) => [category.id, category.items.map((item) => item.id)]),
    ),
    event,
  );
  const [categoryId, ids] = Object.entries(groups).find(([, items]) => items.includes(id)) ?? [];
  return categoryId === undefined || !ids ? menu : moveItem(menu, id, { categoryId, index: ids.indexOf(id) });
}

/** Keeps a draft of the menu during a drag, and stores it on drop. */
export function useDragging({ menu, change, say }: ReorderingOptions): Dragging {
  const [draft, setDraft] = useState<Menu>();
  const held = useRef(false);
  const shown = draft ?? menu;
  return {
    shown,
    onDragStart: () => {
      held.current = true;
    },
    onDragOver: (event) => {
      const entry = draggedEntry(event);
      // The library may report a last move after the end; its draft would never be cleared.
      if (!entry || !held.current) return;
      const land = entry.kind === 'item' ? withItemLanded : withCategoryLanded;
      setDraft(land(shown, entry.id, event));
    },
    onDragEnd: (event) => {
      held.current = false;
      setDraft(undefined);
      const entry = draggedEntry(event);
      if (event.canceled || !entry) return;
      change(editMenu((now) => movedLike(now, entry, shown)));
      const position = positionOf(shown, entry);
      if (position) say(menuBuilder.said.dropped(position.name, position.at, position.of, position.category));
    },
  };
}
