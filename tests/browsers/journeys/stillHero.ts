import { expect } from 'vitest';
import { siteUrl } from '../../e2e/support/sandbox.ts';
import { pageScript } from '../driver/pageScripts.ts';
import type { Tab } from '../driver/tab.ts';
import { inBoth, type Journey } from '../journey.ts';

/**
 * In CSS pixels. No line may be added or lost. Words side by side may shift by half a letter: fonts differ in the width of
 * some words, and WebKitGTK rounds the widths of system fonts to whole pixels.
 */
const allowed = { down: 1, sideways: 8 };

async function expectNothingMoved(tab: Tab): Promise<void> {
  const moved = await tab.window.evaluate((most) => globalThis.firstScreen.moved(most), [allowed]);
  expect(moved).toEqual([]);
}

/** The first screen is first rendered in a system font; nothing moves when the web font and the scripts load. */
export const stillHero: Journey = {
  name: 'the first screen stands still when the web font arrives',
  widths: inBoth,
  before: async () => [await pageScript('firstScreen')],
  async run(tab) {
    await tab.window.goto(siteUrl);
    await tab.until(() => document.readyState === 'complete' && globalThis.firstScreen.heldFonts() > 0);
    await tab.until(() => {
      const arriving = document.querySelector('header')?.getAnimations({ subtree: true }) ?? [];
      return arriving.every(({ playState }) => playState === 'finished');
    });
    expect(await tab.window.evaluate(() => globalThis.firstScreen.keep(), [])).toBeGreaterThan(20);
    await tab.window.evaluate(() => globalThis.firstScreen.letFontsCome(), []);
    await expectNothingMoved(tab);

    await tab.tap({ css: 'main h1' });
    await tab.until(() => document.documentElement.dataset['js'] === '');
    await expectNothingMoved(tab);
  },
};
