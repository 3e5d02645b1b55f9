import { expect, it } from 'vitest';
import { coverSettled, findCoveredFocus } from '#storybook/rules/coveredFocus.ts';
import { forgetReports, reported } from '#storybook/rules/report.ts';

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
