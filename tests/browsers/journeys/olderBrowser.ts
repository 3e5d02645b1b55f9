import { newAddress } from '../../e2e/support/owner.ts';
import { siteUrl } from '../../e2e/support/sandbox.ts';
import { pageScript } from '../driver/pageScripts.ts';
import { inChromiumOnly, onPhones, type Journey } from '../journey.ts';
import { signUpForFree } from './freeAndReset.ts';
import { tryTheDemos } from './demos.ts';
import { readAnswers, walkThroughMenu } from './landing.ts';

const before = async () => [await pageScript('olderBrowser')];

/** The landing page without features that the oldest supported browsers lack. */
export const inAnOlderBrowser: Journey = {
  name: 'an older browser: menu and questions',
  widths: onPhones,
  before,
  async run(tab) {
    await tab.window.goto(siteUrl);
    await walkThroughMenu(tab);
    await readAnswers(tab);
  },
};

/** The demos and the sign-up without them. Each engine shows both in other journeys. */
export const signUpInAnOlderBrowser: Journey = {
  name: 'an older browser: demos and free sign-up',
  widths: inChromiumOnly,
  before,
  async run(tab) {
    await tab.window.goto(`${siteUrl}/#try-it`);
    await tryTheDemos(tab);
    await signUpForFree(tab, newAddress());
  },
};
