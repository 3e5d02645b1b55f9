import type { Page } from '@playwright/test';
import type { FilmName } from '#content/landing/album.ts';
import type { Hand } from './hand.ts';

/** The script of a video: the actions of the hand and the captions. */
export interface Play {
  /** The position of the finger at the start and the end, in CSS pixels of the stage. */
  rest: { x: number; y: number };
  /** Which moment is shown before the film plays, from 0 to 1. */
  posterAt: number;
  act: (page: Page, hand: Hand) => Promise<void>;
  /** The captions, each with its start as a share of the video, from 0 to 1. */
  captions: ReadonlyArray<readonly [from: number, words: string]>;
}

/** A radio, button, tab or switch by its whole name. */
const named = (page: Page, role: 'button' | 'radio' | 'tab' | 'switch', name: string | RegExp) =>
  page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name });

/** The four films. */
export const plays: Record<FilmName, Play> = {
  'heat-map': {
    rest: { x: 872, y: 590 },
    posterAt: 0.02,
    act: async (page, hand) => {
      await hand.wait(12);
      await hand.tap(named(page, 'radio', 'Drinks'), 16);
      await hand.wait(12);
      await hand.tap(named(page, 'radio', 'Cold brew'));
      await hand.wait(14);
      await hand.tap(named(page, 'radio', 'Breakfast'));
      await hand.wait(20);
      await hand.tap(named(page, 'radio', 'Everything'), 14);
      await hand.wait(16);
      await hand.tap(named(page, 'radio', 'All day'));
      await hand.wait(18);
      await hand.tap(named(page, 'radio', 'Lunch'), 14);
      await hand.wait(6);
      await hand.glide({ x: 872, y: 590 }, 10);
    },
    captions: [
      [
        0,
        'A map of the city shows what each spot makes at a Tuesday lunch, on average. Mission Street leads with $412.',
      ],
      [0.1, 'The owner chooses drinks, then cold brew. The glow moves to the spots that sell it.'],
      [0.34, 'At breakfast, Tram Depot lights up: cold brew makes $84 there.'],
      [0.55, 'Everything again, at breakfast, then over the whole day.'],
      [0.78, 'Back to Tuesday lunch: Mission Street again.'],
    ],
  },
  'menu-builder': {
    rest: { x: 560, y: 560 },
    posterAt: 0.2,
    act: async (page, hand) => {
      await hand.wait(10);
      const special = await page.getByText('Nothing here yet').boundingBox();
      await hand.drag(
        page.getByRole('button', { name: 'Move Crispy fish taco', exact: true }),
        { x: (special?.x ?? 0) + 40, y: (special?.y ?? 0) + 30 },
        30,
      );
      await hand.wait(14);
      await hand.tap(named(page, 'button', /^Edit Crispy fish taco/u));
      await hand.wait(8);
      await hand.scroll(page.locator('[role=dialog] form'), 260);
      await hand.wait(3);
      await hand.tap(named(page, 'button', /^Chili crisp/u).last());
      await hand.wait(10);
      await hand.tap(named(page, 'button', 'Save'));
      await hand.wait(20);
      await hand.glide({ x: 560, y: 560 }, 12);
      await hand.wait(8);
    },
    captions: [
      [0, 'The menu stands on a board, one card for each category. Today’s special is empty.'],
      [0.08, 'The owner drags the crispy fish taco by its grip from Tacos into Today’s special.'],
      [0.42, 'It is opened, and chili crisp is offered with it.'],
      [0.84, 'Saved. What stands on the board is what the till sells.'],
    ],
  },
  'point-of-sale': {
    rest: { x: 597, y: 560 },
    posterAt: 0.5,
    act: async (page, hand) => {
      await hand.wait(8);
      await hand.tap(named(page, 'button', /^Al pastor taco/u));
      await hand.wait(3);
      await hand.tap(named(page, 'button', /^Al pastor taco/u));
      await hand.wait(4);
      await hand.tap(named(page, 'button', /^Extras for/u));
      await hand.wait(8);
      await hand.tap(named(page, 'button', /^Guacamole/u));
      await hand.wait(4);
      await hand.tap(named(page, 'button', 'Done'));
      await hand.wait(6);
      await hand.flip(named(page, 'switch', 'Airplane mode'));
      await hand.wait(10);
      await hand.tap(named(page, 'button', 'Card'), 14);
      await hand.wait(16);
      await hand.flip(named(page, 'switch', 'Airplane mode'), 14);
      await hand.wait(3);
      await hand.glide({ x: 597, y: 560 }, 14);
      await hand.wait(26);
    },
    captions: [
      [0, 'The till is open at the tacos. Two taps put two al pastor tacos on the order.'],
      [0.26, 'Extras: guacamole. The Taco Tuesday discount is taken off by itself. Total $10.70.'],
      [0.5, 'Airplane mode goes on: no signal. The order is paid by card all the same.'],
      [0.66, 'It waits in the queue on the device.'],
      [0.78, 'The signal is back. The order is sent, and the server has it, once.'],
    ],
  },
  analytics: {
    rest: { x: 500, y: 600 },
    posterAt: 0.55,
    act: async (page, hand) => {
      const sell = named(page, 'button', 'Sell a sample order');
      await hand.wait(10);
      for (let sale = 0; sale < 8; sale += 1) {
        await hand.tap(sell, 14);
        await hand.wait(6);
      }
      await hand.tap(named(page, 'radio', 'This week'), 16);
      await hand.wait(26);
      await hand.tap(named(page, 'radio', 'Tuesday'));
      await hand.wait(14);
      await hand.glide({ x: 500, y: 600 }, 10);
    },
    captions: [
      [0, 'Tuesday so far: profit, revenue, orders, best sellers and peak hours.'],
      [0.1, 'Orders come in. With each one the numbers move and the noon column grows.'],
      [0.66, 'The week so far: 102 orders, $444 after costs.'],
      [0.86, 'Back to Tuesday.'],
    ],
  },
};
