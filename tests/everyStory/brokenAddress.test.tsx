import { afterEach, expect, it } from 'vitest';
import { findBrokenAddresses, longAddress } from './brokenAddress.tsx';
import { storyFaults } from './storyFaults.ts';

const files = import.meta.glob<Record<string, unknown>>([
  '/stories/{app,account,components,funnel,sections,site}/**/*.stories.tsx',
]);

afterEach(() => {
  document.body.innerHTML = '';
});

it.each(Object.entries(files))('a long address breaks inside no word of %s', async (_, load) => {
  const find = () => (document.body.textContent.includes('@') ? findBrokenAddresses() : []);
  expect(await storyFaults(load, [[320, 640]], find)).toEqual([]);
});

it.each([
  ['breaks', '<p style="width: 200px; overflow-wrap: anywhere">Sent to rosa@example.com.</p>'],
  ['leaves the window', '<p>Sent to <b>rosa@example.com</b></p>'],
])('an address that %s is found', (_, html) => {
  document.body.innerHTML = html;
  expect(findBrokenAddresses()).toContainEqual(expect.stringContaining(longAddress));
});
