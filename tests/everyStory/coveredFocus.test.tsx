import { expect, it } from 'vitest';
import { coverSettled, findCoveredFocus } from '#storybook/rules/coveredFocus.ts';
import { forgetReports, reported } from '#storybook/rules/report.ts';
import { storyFaults, type Written } from './storyFaults.ts';

/** The stories of whole screens. The public pages are walked as built. */
const files = import.meta.glob<Record<string, Written>>([
  '/stories/app/pages/*.stories.tsx',
  '/stories/account/AccountView.stories.tsx',
]);

const windows = [
  [320, 256],
  [375, 667],
  [768, 1024],
] as const;

it.each(Object.entries(files))('nothing covers what has the focus in %s', async (_, load) => {
  expect(await storyFaults(load, windows, findCoveredFocus)).toEqual([]);
});

it('a bar over a button is found, and one that holds the button is not', async () => {
  document.body.innerHTML = `
    <div style="height: 3000px"><button style="margin-top: 2000px">Send</button></div>
    <div style="position: fixed; inset: auto 0 0; height: 70%">Bar <button>Pay</button></div>`;
  const fault = '"Send" is covered by "Bar Pay"';
  expect(await findCoveredFocus()).toEqual([fault]);
  // The watch of all stories has seen it, too.
  await coverSettled();
  expect(reported()).toEqual([fault]);
  forgetReports();
  document.body.innerHTML = '';
});
