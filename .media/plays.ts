import type { Page } from '@playwright/test';
import type { FilmName } from '#content/landing/album.ts';
import type { Pointer } from './pointer.ts';
import { askForFridayEvening, named, offerTheFish, orderTwo, sellAndCompare } from './steps.ts';

/** The script of a video: the actions of the pointer. */
export interface Play {
  /** The position of the finger at the start and the end, in CSS pixels of the stage. */
  rest: { x: number; y: number };
  /** The moment shown before the film plays, from 0 to 1. */
  posterAt: number;
  /** Choices made before the film begins. */
  before?: (page: Page) => Promise<void>;
  act: (page: Page, pointer: Pointer) => Promise<void>;
}

/** The four films in landscape. */
export const plays: Record<FilmName, Play> = {
  'heat-map': {
    rest: { x: 872, y: 590 },
    posterAt: 0.02,
    before: askForFridayEvening,
    act: async (page, pointer) => {
      await pointer.wait(16);
      await pointer.tap(named(page, 'radio', 'Lunch'), 16);
      await pointer.wait(22);
      await pointer.tap(named(page, 'radio', 'Tacos'), 16);
      await pointer.wait(16);
      await pointer.tap(named(page, 'radio', 'Everything'), 14);
      await pointer.wait(14);
      await pointer.tap(named(page, 'radio', 'All day'), 14);
      await pointer.wait(22);
      await pointer.tap(named(page, 'radio', 'Evening'), 14);
      await pointer.wait(6);
      await pointer.glide({ x: 872, y: 590 }, 10);
    },
  },
  'menu-builder': {
    rest: { x: 560, y: 560 },
    posterAt: 0.2,
    act: async (page, pointer) => {
      await pointer.wait(10);
      await offerTheFish(page, pointer, { aside: 40, scrolled: 260 });
      await pointer.wait(20);
      await pointer.glide({ x: 560, y: 560 }, 12);
      await pointer.wait(8);
    },
  },
  'point-of-sale': {
    rest: { x: 597, y: 560 },
    posterAt: 0.5,
    act: async (page, pointer) => {
      await pointer.wait(8);
      await orderTwo(page, pointer);
      await pointer.wait(4);
      await pointer.tap(named(page, 'button', /^Extras for/u));
      await pointer.wait(8);
      await pointer.tap(named(page, 'button', /^Guacamole/u));
      await pointer.wait(4);
      await pointer.tap(named(page, 'button', 'Done'));
      await pointer.wait(6);
      await pointer.flip(named(page, 'switch', 'Airplane mode'));
      await pointer.wait(10);
      await pointer.tap(named(page, 'button', 'Card'), 14);
      await pointer.wait(16);
      await pointer.flip(named(page, 'switch', 'Airplane mode'), 14);
      await pointer.wait(3);
      await pointer.glide({ x: 597, y: 560 }, 14);
      await pointer.wait(26);
    },
  },
  analytics: {
    rest: { x: 500, y: 600 },
    posterAt: 0.55,
    act: async (page, pointer) => {
      await sellAndCompare(page, pointer, 16);
      await pointer.wait(14);
      await pointer.glide({ x: 500, y: 600 }, 10);
    },
  },
};
