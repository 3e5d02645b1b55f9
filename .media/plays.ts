import type { Page } from '@playwright/test';
import type { FilmName } from '#content/landing/album.ts';
import type { Hand } from './hand.ts';

/** The script of a video: the actions of the hand. */
export interface Play {
  /** The position of the finger at the start and the end, in CSS pixels of the stage. */
  rest: { x: number; y: number };
  /** Which moment is shown before the film plays, from 0 to 1. */
  posterAt: number;
  act: (page: Page, hand: Hand) => Promise<void>;
}

/** A radio, button, tab or switch by its whole name. */
export const named = (page: Page, role: 'button' | 'radio' | 'tab' | 'switch', name: string | RegExp) =>
  page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name });

/** The four films, wide. */
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
  },
};
