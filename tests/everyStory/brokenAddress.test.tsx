import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findBrokenAddresses, longAddress } from './brokenAddress.tsx';
import { storyFaults, type Written } from './storyFaults.ts';

const files = import.meta.glob<Record<string, Written>>([
  '/stories/{app,account,components,funnel,sections,site}/**/*.stories.tsx',
]);

const narrow = [320, 640] as const;

beforeEach(() => page.viewport(...narrow));
afterEach(() => {
  document.body.innerHTML = '';
});

it.each(Object.entries(files))('a long address breaks inside no word of %s', async (_, load) => {
  const find = () => (document.body.textContent.includes('@') ? findBrokenAddresses() : []);
  expect(await storyFaults(load, [narrow], find)).toEqual([]);
});

it.each([
  ['breaks', '<p style="width: 200px; overflow-wrap: anywhere">Sent to rosa@example.com.</p>'],
  ['leaves the window', '<p>Sent to <b>rosa@example.com</b></p>'],
])('an address that %s is found', (_, html) => {
  document.body.innerHTML = html;
  expect(findBrokenAddresses()).toContainEqual(expect.stringContaining(longAddress));
});
