import { heatMap } from '#content/demos/heatMap.ts';
import { pointOfSale } from '#content/demos/pointOfSale.ts';
import { sample } from '#content/demos/sample.ts';
import type { FilmName } from '#content/landing/media.ts';
import type { Play } from '#studio/index.ts';
import {
  askForFridayEvening,
  beginning,
  flip,
  named,
  offerTheFish,
  orderTwo,
  partOfDay,
  sellAndCompare,
} from './steps.ts';

export const plays: Record<FilmName, Play> = {
  'heat-map': {
    rest: { x: 872, y: 590 },
    posterAt: 0.02,
    before: askForFridayEvening,
    act: async (page, pointer) => {
      await pointer.wait(16);
      await pointer.tap(named(page, 'radio', partOfDay('lunch')), 16);
      await pointer.wait(22);
      await pointer.tap(named(page, 'radio', sample.categories.tacos), 16);
      await pointer.wait(16);
      await pointer.tap(named(page, 'radio', heatMap.everything), 14);
      await pointer.wait(14);
      await pointer.tap(named(page, 'radio', partOfDay('all')), 14);
      await pointer.wait(22);
      await pointer.tap(named(page, 'radio', partOfDay('evening')), 14);
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
      await pointer.tap(beginning(page, pointOfSale.extrasFor('')));
      await pointer.wait(5);
      await pointer.tap(beginning(page, sample.modifiers.guacamole));
      await pointer.wait(4);
      await pointer.tap(named(page, 'button', pointOfSale.done));
      await pointer.wait(4);
      await flip(pointer, named(page, 'switch', pointOfSale.airplane));
      await pointer.wait(6);
      await pointer.tap(named(page, 'button', pointOfSale.cash), 12);
      await pointer.wait(5);
      await pointer.tap(named(page, 'button', pointOfSale.exact));
      await pointer.wait(6);
      await flip(pointer, named(page, 'switch', pointOfSale.airplane), 14);
      await pointer.wait(3);
      await pointer.glide({ x: 597, y: 560 }, 14);
      await pointer.wait(18);
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
