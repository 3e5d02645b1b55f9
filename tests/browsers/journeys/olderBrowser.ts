import { verify } from '#content/funnel/verify.ts';
import { newAddress } from '../../e2e/support/owner.ts';
import { siteUrl } from '../../e2e/support/sandbox.ts';
import { pageScript } from '../driver/pageScripts.ts';
import { inChromiumOnly, type Journey } from '../journey.ts';
import { linkFor, seeStep } from '../steps/signUp.ts';
import { finishForFree } from './freeAndReset.ts';
import { tryTheDemos } from './demos.ts';
import { readAnswers, walkThroughMenu } from './landing.ts';

/** The landing page, its demos and the sign-up without what the oldest supported browsers lack, and without any storage. */
export const olderWithoutStorage: Journey = {
  name: 'an older browser without storage: menu, questions, motion, demos and free sign-up',
  widths: inChromiumOnly,
  before: async () => [await pageScript('olderBrowser'), await pageScript('noStorage')],
  async run(tab) {
    await tab.window.goto(siteUrl);
    await walkThroughMenu(tab);
    await tab.tap({ role: 'button', name: 'Pause animations' });
    await tab.until(() => document.documentElement.dataset['motion'] === 'paused');
    await readAnswers(tab);
    await tryTheDemos(tab);

    const address = newAddress();
    await tab.window.goto(`${siteUrl}/sign-up/signin`);
    await tab.enter({ role: 'field', name: 'Email' }, address);
    await tab.tap({ role: 'button', name: 'Create Account with Email' });
    // The page cannot name the address, because it could not store it.
    await seeStep(tab, 'Check Your Email');
    await tab.window.goto(await linkFor(address, 'sign-in-link'));
    // So the link counts as opened in another browser.
    await tab.tap({ role: 'button', name: verify.confirm.go(address) });
    await tab.at(/^\/sign-up\/register$/u);
    await finishForFree(tab, address);
  },
};
