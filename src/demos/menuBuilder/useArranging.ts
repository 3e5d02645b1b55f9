import { useState, type KeyboardEvent } from 'react';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import type { Menu } from '../world/menu.ts';
import { moveItem } from '../world/menuEdits.ts';
import { editMenu, type Step } from '../world/world.ts';
import { placedAs, standingOf, stepped, type Direction, type Thing } from './thing.ts';
import { actionsId, gripId } from './thingIds.ts';
import { useFocusWish } from '../frame/useFocusWish.ts';

const { said } = menuBuilder;

const directions: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** What arranging needs of the builder. */
export interface ArrangingNeeds {
  menu: Menu;
  change: (step: Step) => void;
  /** Reads words out. */
  say: (words: string) => void;
}

/** Moving things without a pointer: step by step from the three dots, or picked up at the grip. */
export interface Arranging {
  /** What is picked up with the keyboard. */
  lifted: Thing | undefined;
  /** One step, from the menu of the three dots. */
  step: (thing: Thing, direction: Direction) => void;
  /** To the end of another category, from the menu of the three dots. */
  send: (itemId: string, categoryId: string) => void;
  onGripKeyDown: (thing: Thing, event: KeyboardEvent) => void;
  /** Puts down what is picked up, where it is; for when the grip loses focus. */
  putDown: () => void;
}

/** Decides what the keyboard and the three dots do to the order of the menu, and says where things stand. */
export function useArranging({ menu, change, say }: ArrangingNeeds): Arranging {
  const [lifted, setLifted] = useState<{ thing: Thing; before: Menu }>();
  const focus = useFocusWish();

  const apply = (thing: Thing, next: Menu, words: (typeof said)['moved' | 'dropped']) => {
    change(editMenu((now) => placedAs(now, thing, next)));
    const standing = standingOf(next, thing);
    if (standing) say(words(standing.name, standing.at, standing.of, standing.category));
  };
  const go = (thing: Thing, direction: Direction) => {
    const next = stepped(menu, thing, direction);
    if (next === menu) say(said.edge(standingOf(menu, thing)?.name ?? ''));
    else apply(thing, next, said.moved);
  };
  const lift = (thing: Thing) => {
    const standing = standingOf(menu, thing);
    if (!standing) return;
    setLifted({ thing, before: menu });
    say(said.lifted(standing.name, standing.at, standing.of, standing.category));
  };
  const putDown = () => {
    if (!lifted) return;
    setLifted(undefined);
    apply(lifted.thing, menu, said.dropped);
  };
  const putBack = () => {
    if (!lifted) return;
    setLifted(undefined);
    change(editMenu((now) => placedAs(now, lifted.thing, lifted.before)));
    say(said.returned(standingOf(lifted.before, lifted.thing)?.name ?? ''));
  };

  return {
    lifted: lifted?.thing,
    step: (thing, direction) => {
      go(thing, direction);
      focus(actionsId(thing));
    },
    send: (id, categoryId) => {
      const thing: Thing = { kind: 'item', id };
      apply(thing, moveItem(menu, id, { categoryId, index: Infinity }), said.moved);
      focus(actionsId(thing));
    },
    onGripKeyDown: (thing, event) => {
      const isLifted = lifted?.thing.id === thing.id;
      const direction = directions[event.key];
      if (event.key === ' ' || event.key === 'Enter') {
        if (isLifted) putDown();
        else lift(thing);
      } else if (isLifted && event.key === 'Escape') putBack();
      else if (isLifted && direction) go(thing, direction);
      else return;
      event.preventDefault();
      focus(gripId(thing));
    },
    putDown,
  };
}
