import { newAddress } from '../../e2e/support/owner.ts';
import { siteUrl } from '../../e2e/support/sandbox.ts';
import { pageScript } from '../driver/pageScripts.ts';
import { onPhones, type Journey } from '../journey.ts';
import { finishForFree } from './freeAndReset.ts';
import { linkFor, seeStep } from '../steps/signUp.ts';
import { walkThroughMenu } from './landing.ts';

/** The landing page and a whole sign-up in a browser that lets nothing be stored. */
export const withoutStorage: Journey = {
  name: 'refused storage: menu, motion and free sign-up',
  widths: onPhones,
  before: async () => [await pageScript('noStorage')],
  async run(tab) {
    await tab.window.goto(siteUrl);
    await walkThroughMenu(tab);
    await tab.tap({ role: 'button', name: 'Pause animations' });
    await tab.until(() => document.documentElement.dataset['motion'] === 'paused');
    const address = newAddress();
    await tab.window.goto(`${siteUrl}/sign-up/signin`);
    await tab.enter({ role: 'field', name: 'Email' }, address);
    await tab.tap({ role: 'button', name: 'Create Account with Email' });
    // It cannot name the address, which it was not allowed to keep.
    await seeStep(tab, 'Check Your Email');
    await tab.window.goto(await linkFor(address, 'sign-in-link'));
    await tab.at(/^\/sign-up\/register$/u);
    await finishForFree(tab, address);
  },
};
