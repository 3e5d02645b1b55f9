import { composeStory } from '@storybook/react-vite';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findCoveredFocus } from '../support/coveredFocus.ts';

/** A story as exported from its file. */
interface Written {
  input: object;
  meta: { input: Parameters<typeof composeStory>[1] };
}

/** The stories of whole screens. The public pages are walked as built. */
const files = import.meta.glob<Record<string, Written>>([
  '/stories/app/pages/*.stories.tsx',
  '/stories/account/AccountView.stories.tsx',
]);

const windows = [
  [320, 256],
  [360, 640],
  [375, 667],
  [768, 1024],
] as const;

it.each(Object.entries(files))('nothing covers what has the focus in %s', async (_, load) => {
  const faults: string[] = [];
  for (const [name, story] of Object.entries(await load())) {
    if (name === 'default') continue;
    const shown = composeStory({ ...story.input, play: undefined }, story.meta.input, undefined, name);
    await shown.run();
    for (const [width, height] of windows) {
      await page.viewport(width, height);
      for (const fault of await findCoveredFocus()) faults.push(`${name}, ${width} by ${height}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});

it('a bar over a button is found, and one that holds the button is not', async () => {
  document.body.innerHTML = `
    <div style="height: 3000px"><button style="margin-top: 2000px">Send</button></div>
    <div style="position: fixed; inset: auto 0 0; height: 70%">Bar <button>Pay</button></div>`;
  expect(await findCoveredFocus()).toEqual(['"Send" is covered by "Bar Pay"']);
  document.body.innerHTML = '';
});
