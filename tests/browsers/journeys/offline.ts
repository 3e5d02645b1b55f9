import { serve } from '../../prerender/support/site.ts';
import { wideInFirefox, type Journey } from '../journey.ts';
import { builtSite } from '../support/folders.ts';

/** A separate site that can be switched off. */
export const offline: Journey = {
  name: 'reload without a network',
  inChromium: 'prerender/offline',
  widths: wideInFirefox,
  async run(tab) {
    const site = await serve({ root: builtSite });
    try {
      await tab.window.goto(site.url);
      await tab.until(() => navigator.serviceWorker.controller?.state === 'activated');
    } finally {
      await site.stop();
    }
    await tab.window.reload();
    await tab.see({ css: 'h1', name: /^Take control of your food truck/u });
    await tab.until(() =>
      [...document.querySelectorAll('link[rel=stylesheet]')].every((link) => (link as HTMLLinkElement).sheet),
    );
    await tab.window.goto(`${site.url}/terms-of-use`);
    await tab.see({ css: 'h1', name: 'Terms of Use' });
  },
};
