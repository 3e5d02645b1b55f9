import { newAddress } from '../../e2e/support/owner.ts';
import { siteUrl } from '../../e2e/support/sandbox.ts';
import { pageScript } from '../driver/pageScripts.ts';
import { onPhones, type Journey } from '../journey.ts';
import { signUpForFree } from './freeAndReset.ts';
import { tryTheDemos } from './demos.ts';
import { readAnswers, walkThroughMenu } from './landing.ts';

const before = async () => [await pageScript('olderBrowser')];

/** The landing page without features that the oldest supported browsers lack. */
export const inAnOlderBrowser: Journey = {
  name: 'an older browser: menu, questions and demos',
  widths: onPhones,
  before,
  async run(tab) {
    await tab.window.goto(siteUrl);
    await walkThroughMenu(tab);
    await readAnswers(tab);
    await tryTheDemos(tab);
  },
};

/** The sign-up without them. In one engine: each signs up for free in other journeys, and the features are missing alike. */
export const signUpInAnOlderBrowser: Journey = {
  name: 'an older browser: free sign-up',
  widths: { ...onPhones, firefox: [], webkit: [] },
  before,
  run: (tab) => signUpForFree(tab, newAddress()),
};
