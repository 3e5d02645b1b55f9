import { move } from '@dnd-kit/helpers';
import type { DragEndEvent, DragOverEvent } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { useState } from 'react';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import type { Menu } from '../world/menu.ts';
import { moveCategory, moveItem } from '../world/menuEdits.ts';
import { editMenu } from '../world/world.ts';
import { placedAs, standingOf, type Thing } from './thing.ts';
import type { ArrangingNeeds } from './useArranging.ts';

/** What a pointer is doing to the menu. */
export interface Dragging {
  /** The menu as it would be if the pointer let go now. */
  shown: Menu;
  onDragOver: (event: DragOverEvent) => void;
  onDragEnd: (event: DragEndEvent) => void;
}

/** Where an item lands, by the library's own reckoning of what lies under it. */
function landed(menu: Menu, event: DragOverEvent): Menu {
  const id = String(event.operation.source?.id);
  const groups = move(
    Object.fromEntries(
      menu.categories.map((category) => [category.id, category.items.map((item) => item.id)]),
    ),
    event,
  );
  const [categoryId, ids] = Object.entries(groups).find(([, items]) => items.includes(id)) ?? [];
  return categoryId === undefined || !ids ? menu : moveItem(menu, id, { categoryId, index: ids.indexOf(id) });
}

/** Keeps a draft of the menu while something is dragged and writes it when the pointer lets go. */
export function useDragging({ menu, change, say }: ArrangingNeeds): Dragging {
  const [draft, setDraft] = useState<Menu>();
  const shown = draft ?? menu;
  return {
    shown,
    onDragOver: (event) => {
      if (event.operation.source?.type === 'item') setDraft(landed(shown, event));
    },
    onDragEnd: (event) => {
      setDraft(undefined);
      const { source } = event.operation;
      if (event.canceled || !isSortable(source)) return;
      const thing: Thing = { kind: source.type === 'item' ? 'item' : 'category', id: String(source.id) };
      const next = thing.kind === 'item' ? shown : moveCategory(menu, thing.id, source.index);
      change(editMenu((now) => placedAs(now, thing, next)));
      const standing = standingOf(next, thing);
      if (standing) say(menuBuilder.said.dropped(standing.name, standing.at, standing.of, standing.category));
    },
  };
}
