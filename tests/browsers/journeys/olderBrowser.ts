import { newAddress } from '../../e2e/support/owner.ts';
import { siteUrl } from '../../e2e/support/sandbox.ts';
import { pageScript } from '../driver/pageScripts.ts';
import { onPhones, type Journey } from '../journey.ts';
import { signUpForFree } from './freeAndReset.ts';
import { tryTheDemos } from './demos.ts';
import { readAnswers, walkThroughMenu } from './landing.ts';

/** The landing page and a complete sign-up without features that the oldest supported browsers lack. */
export const inAnOlderBrowser: Journey = {
  name: 'an older browser: menu, questions, demos and free sign-up',
  widths: onPhones,
  before: async () => [await pageScript('olderBrowser')],
  async run(tab) {
    await tab.window.goto(siteUrl);
    await walkThroughMenu(tab);
    await readAnswers(tab);
    await tryTheDemos(tab);
    await signUpForFree(tab, newAddress());
  },
};
