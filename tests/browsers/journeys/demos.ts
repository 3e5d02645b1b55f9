import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { siteUrl } from '../../e2e/support/sandbox.ts';
import type { KeyName } from '../driver/engine.ts';
import type { Tab, Target } from '../driver/tab.ts';
import { waitFor } from '../driver/waitFor.ts';
import { onPhones, wideInFirefox, type Journey } from '../journey.ts';
import { walkThroughMenu } from './landing.ts';

const panel = { css: '#try-it-panel' };
const inPanel = (target: Target): Target => ({ ...target, within: panel });
const grip = (name: string) => inPanel({ role: 'button', name: `Move ${name}` });

async function openDemo(tab: Tab, name: string, title: string): Promise<void> {
  await tab.tap({ role: 'tab', name });
  await tab.see(inPanel({ role: 'heading', name: title }));
}

async function menuOrder(tab: Tab): Promise<string[]> {
  const grips = await tab.names(inPanel({ role: 'button', name: /^Move /u }));
  return grips.map((name) => name.replace('Move ', ''));
}

async function readHeatMap(tab: Tab): Promise<void> {
  await tab.tap({ role: 'tab', name: 'Heat map' });
  await tab.tap(inPanel({ role: 'button', name: /^Harbor Steps/u }));
  await tab.see(inPanel({ css: '[aria-pressed=true]', name: /^Harbor Steps/u }));
  await tab.tap(inPanel({ role: 'radio', name: 'Orders' }));
  await tab.see({ ...panel, text: 'served' });
}

async function hear(tab: Tab, words: string): Promise<void> {
  await tab.see({ role: 'status', text: words, within: panel });
}

/** Lifts with the keyboard, moves and drops, each after the previous announcement. */
async function moveByKeyboard(tab: Tab, target: Target, steps: readonly [KeyName, string][]): Promise<void> {
  await tab.focus(target);
  for (const [key, heard] of steps) {
    await tab.see(target, ({ focused }) => focused);
    await tab.key(key);
    await hear(tab, heard);
  }
}

/** Waits until the page shows the menu in this order: a moved row stands at its old place until it has come to rest. */
async function seeMenuOrder(tab: Tab, order: readonly string[]): Promise<void> {
  await waitFor(
    () => order.join(', '),
    async () => isDeepStrictEqual(await menuOrder(tab), order),
  );
}

async function arrangeMenu(tab: Tab): Promise<void> {
  await openDemo(tab, 'Menu builder', 'Menu builder');
  const [pastor, asada] = [grip('Al pastor taco'), grip('Carne asada taco')];
  const before = await menuOrder(tab);
  const after = before.with(1, 'Carne asada taco').with(2, 'Al pastor taco');
  const held = () => tab.until(() => document.querySelector('[data-dnd-dragging]') !== null);
  await tab.drag(pastor, asada, { held, shown: async () => isDeepStrictEqual(await menuOrder(tab), after) });
  await hear(tab, 'Al pastor taco dropped, 2 of 4 in Tacos.');
  expect(await menuOrder(tab)).toEqual(after);

  // Repeats immediately, while the row is still moving; the move may or may not count, but no entry may be lost.
  await tab.drag(pastor, asada);
  await tab.until(() => !document.querySelector('[data-dnd-dragging], [data-dnd-dropping]'));
  const atRest = await menuOrder(tab);
  expect(atRest.toSorted()).toEqual(before.toSorted());

  await moveByKeyboard(tab, grip('Mushroom taco'), [
    ['Space', 'Mushroom taco picked up, 4 of 4 in Tacos.'],
    ['ArrowUp', 'Mushroom taco, 3 of 4 in Tacos.'],
    ['Space', 'Mushroom taco dropped, 3 of 4 in Tacos.'],
  ]);
  await seeMenuOrder(tab, atRest.with(3, 'Mushroom taco').with(4, 'Crispy fish taco'));
}

async function sell(tab: Tab): Promise<void> {
  await openDemo(tab, 'Point of sale', 'Point of sale');
  await tab.tap(inPanel({ role: 'switch', name: /Airplane mode/u }));
  await tab.tap(inPanel({ role: 'button', name: /^Carne asada taco/u }));
  const seeOrder = inPanel({ role: 'button', name: /^See order/u });
  if (await tab.find(seeOrder)) await tab.tap(seeOrder);
  // Without a signal only cash is taken.
  await tab.tap(inPanel({ role: 'button', name: 'Cash' }));
  // Not where 'Cash' was: there, a quick press is the second of a double one, which does nothing.
  await tab.tap(inPanel({ role: 'button', name: '$20.00' }));
  await tab.tap(inPanel({ role: 'button', name: 'Next order' }));
  await tab.see({ ...panel, text: '1 on this tablet' });
  await tab.tap(inPanel({ role: 'switch', name: /Airplane mode/u }));
  await tab.see({ ...panel, text: '0 on this tablet' });
  await tab.see({ ...panel, text: '1 order on the server, exactly once.' });
}

async function readFigures(tab: Tab): Promise<void> {
  // Moves between tabs by keyboard.
  await tab.focus({ role: 'tab', name: 'Point of sale' });
  await tab.key('ArrowRight');
  await tab.see(inPanel({ role: 'heading', name: 'How the day is going' }));
  await tab.see({ ...panel, text: 'Sold by you' });
  await tab.tap(inPanel({ css: 'summary, button', text: 'Show the numbers' }));
  await tab.see(inPanel({ css: 'tr', text: 'Carne asada taco' }));
}

/** The page's menu and the drag and drop, with a finger. */
export const byTouch: Journey = {
  name: 'a finger: menu, heat map, dragging a row',
  // WebKitWebDriver treats a finger as a mouse.
  widths: { ...onPhones, webkit: [] },
  touch: true,
  async run(tab) {
    await tab.window.goto(siteUrl);
    await tab.window.evaluate(() => {
      addEventListener('pointerdown', ({ pointerType }) => (document.body.dataset['pointer'] = pointerType));
    }, []);
    await walkThroughMenu(tab);
    await readHeatMap(tab);
    await arrangeMenu(tab);
    expect(await tab.window.evaluate(() => document.body.dataset['pointer'], [])).toBe('touch');
  },
};

/** Uses all four demos with pointer and keyboard. Returns the final order of the menu. */
export async function tryTheDemos(tab: Tab): Promise<string[]> {
  await readHeatMap(tab);
  await arrangeMenu(tab);
  const arranged = await menuOrder(tab);
  await sell(tab);
  await readFigures(tab);
  return arranged;
}

export const tryingTheDemos: Journey = {
  name: 'all four demos, by drag and by keyboard',
  inChromium: 'an older browser without storage, prerender/demos',
  widths: wideInFirefox,
  async run(tab) {
    await tab.window.goto(`${siteUrl}/#try-it`);
    const arranged = await tryTheDemos(tab);
    await tab.window.reload();
    await openDemo(tab, 'Menu builder', 'Menu builder');
    expect(await menuOrder(tab)).toEqual(arranged);
  },
};
