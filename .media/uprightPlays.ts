import type { FilmName } from '#content/landing/album.ts';
import type { Play } from './plays.ts';
import { askForFridayEvening, named, offerTheFish, orderTwo, sellAndCompare } from './steps.ts';

/** The script of an upright film, whose player has controls and so offers captions. */
export interface UprightPlay extends Play {
  /** The captions, each with its start as a share of the video, from 0 to 1. */
  captions: ReadonlyArray<readonly [from: number, words: string]>;
}

/** The four films, upright, on a stage of 400 by 520 pixels: less is seen at once, and less is done. */
export const uprightPlays: Record<FilmName, UprightPlay> = {
  'heat-map': {
    rest: { x: 330, y: 380 },
    posterAt: 0.02,
    before: askForFridayEvening,
    act: async (page, pointer) => {
      await pointer.wait(18);
      await pointer.tap(named(page, 'radio', 'Lunch'), 18);
      await pointer.wait(34);
      await pointer.tap(named(page, 'radio', 'All day'), 16);
      await pointer.wait(34);
      await pointer.tap(named(page, 'radio', 'Evening'), 14);
      await pointer.wait(8);
      await pointer.glide({ x: 330, y: 380 }, 12);
      await pointer.wait(10);
    },
    captions: [
      [
        0,
        'A map of the city shows what each spot makes on a Friday evening, on average. Foundry Yard leads with $398.',
      ],
      [0.22, 'The owner asks for lunch. The glow moves to the spots that sell then.'],
      [0.5, 'The whole day.'],
      [0.76, 'Back to the evening: Foundry Yard again.'],
    ],
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
    captions: [
      [0, 'The menu: the tacos, and Today’s special, which is empty.'],
      [0.08, 'The owner drags the crispy fish taco by its grip into Today’s special.'],
      [0.42, 'It is opened, and chili crisp is offered with it.'],
      [0.84, 'Saved. What stands here is what the till sells.'],
    ],
  },
  'point-of-sale': {
    rest: { x: 200, y: 470 },
    posterAt: 0.34,
    act: async (page, pointer) => {
      await pointer.wait(8);
      await pointer.flip(named(page, 'switch', 'Airplane mode'));
      await pointer.wait(10);
      await orderTwo(page, pointer);
      await pointer.wait(4);
      await pointer.tap(named(page, 'button', /^Crispy fish taco/u));
      await pointer.wait(10);
      await pointer.look(named(page, 'button', 'Card'));
      await pointer.tap(named(page, 'button', 'Card'), 10);
      await pointer.wait(18);
      await pointer.look(named(page, 'switch', 'Airplane mode'));
      await pointer.flip(named(page, 'switch', 'Airplane mode'), 12);
      await pointer.wait(26);
      await pointer.glide({ x: 200, y: 470 }, 12);
      await pointer.wait(8);
    },
    captions: [
      [0, 'Airplane mode goes on: no signal.'],
      [0.2, 'Two al pastor tacos and a crispy fish taco. Taco Tuesday is taken off by itself.'],
      [0.48, 'The order is paid by card all the same, and waits on the device.'],
      [0.72, 'The signal is back. The order is sent, once.'],
    ],
  },
  analytics: {
    rest: { x: 200, y: 490 },
    posterAt: 0.55,
    act: async (page, pointer) => {
      await sellAndCompare(page, pointer, 12);
      await pointer.wait(14);
      await pointer.glide({ x: 200, y: 490 }, 10);
    },
    captions: [
      [0, 'Tuesday so far: profit, revenue, orders and peak hours.'],
      [0.1, 'Orders come in. With each one the numbers move and the noon column grows.'],
      [0.66, 'The week so far.'],
      [0.86, 'Back to Tuesday.'],
    ],
  },
};
