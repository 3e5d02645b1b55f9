import { composeStory } from '@storybook/react-vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findBrokenAddresses, longAddress } from './brokenAddress.tsx';

/** A story as exported from its file. */
interface Written {
  input: object;
  meta: { input: Parameters<typeof composeStory>[1] };
}

const files = import.meta.glob<Record<string, Written>>([
  '/stories/{app,account,components,funnel,sections,site}/**/*.stories.tsx',
]);

beforeEach(() => page.viewport(320, 640));
afterEach(() => {
  document.body.innerHTML = '';
});

it.each(Object.entries(files))('a long address breaks inside no word of %s', async (_, load) => {
  const faults: string[] = [];
  for (const [name, story] of Object.entries(await load())) {
    if (name === 'default') continue;
    const shown = composeStory({ ...story.input, play: undefined }, story.meta.input, undefined, name);
    await shown.run();
    if (!document.body.textContent.includes('@')) continue;
    for (const fault of findBrokenAddresses()) faults.push(`${name}: ${fault}`);
  }
  expect(faults).toEqual([]);
});

it.each([
  ['breaks', '<p style="width: 200px; overflow-wrap: anywhere">Sent to rosa@example.com.</p>'],
  ['leaves the window', '<p>Sent to <b>rosa@example.com</b></p>'],
])('an address that %s is found', (_, html) => {
  document.body.innerHTML = html;
  expect(findBrokenAddresses()).toContainEqual(expect.stringContaining(longAddress));
});
