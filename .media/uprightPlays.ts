import { pointOfSale } from '#content/demos/pointOfSale.ts';
import type { FilmName } from '#content/landing/media.ts';
import type { Play } from '#studio/index.ts';
import {
  askForFridayEvening,
  flip,
  named,
  offerTheFish,
  orderTwo,
  partOfDay,
  sellAndCompare,
} from './steps.ts';

/** The script of an upright film, whose player has controls and so offers captions. */
export interface UprightPlay extends Play {
  /** When each caption begins (`content/landing/captions.ts`), as a share of the video from 0 to 1. */
  captionsFrom: readonly number[];
}

/** The four upright films, on a stage of 400 by 520 pixels, which show and do less than the wide ones. */
export const uprightPlays: Record<FilmName, UprightPlay> = {
  'heat-map': {
    rest: { x: 330, y: 380 },
    posterAt: 0.02,
    before: askForFridayEvening,
    act: async (page, pointer) => {
      await pointer.wait(18);
      await pointer.tap(named(page, 'radio', partOfDay('lunch')), 18);
      await pointer.wait(34);
      await pointer.tap(named(page, 'radio', partOfDay('all')), 16);
      await pointer.wait(34);
      await pointer.tap(named(page, 'radio', partOfDay('evening')), 14);
      await pointer.wait(8);
      await pointer.glide({ x: 330, y: 380 }, 12);
      await pointer.wait(10);
    },
    captionsFrom: [0, 0.32, 0.53, 0.76],
  },
  'menu-builder': {
    rest: { x: 200, y: 480 },
    posterAt: 0.2,
    act: async (page, pointer) => {
      await pointer.wait(10);
      await offerTheFish(page, pointer, { aside: 30, scrolled: 320 });
      await pointer.wait(20);
      await pointer.glide({ x: 200, y: 480 }, 12);
      await pointer.wait(8);
    },
    captionsFrom: [0, 0.175, 0.42, 0.84],
  },
  'point-of-sale': {
    rest: { x: 200, y: 470 },
    posterAt: 0.34,
    act: async (page, pointer) => {
      await pointer.wait(8);
      await flip(pointer, named(page, 'switch', pointOfSale.airplane));
      await pointer.wait(6);
      await orderTwo(page, pointer);
      await pointer.wait(12);
      await pointer.look(named(page, 'button', pointOfSale.cash));
      await pointer.wait(16);
      await pointer.tap(named(page, 'button', pointOfSale.cash), 10);
      await pointer.wait(5);
      await pointer.look(named(page, 'button', pointOfSale.exact));
      await pointer.tap(named(page, 'button', pointOfSale.exact));
      await pointer.wait(8);
      await pointer.look(named(page, 'switch', pointOfSale.airplane));
      await flip(pointer, named(page, 'switch', pointOfSale.airplane), 12);
      await pointer.wait(18);
      await pointer.glide({ x: 200, y: 470 }, 12);
      await pointer.wait(8);
    },
    captionsFrom: [0, 0.2, 0.47, 0.765],
  },
  analytics: {
    rest: { x: 200, y: 490 },
    posterAt: 0.55,
    act: async (page, pointer) => {
      await sellAndCompare(page, pointer, 12);
      await pointer.wait(14);
      await pointer.glide({ x: 200, y: 490 }, 10);
    },
    captionsFrom: [0, 0.11, 0.66, 0.86],
  },
};
