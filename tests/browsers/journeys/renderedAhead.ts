import { expect } from 'vitest';
import { siteUrl } from '../../e2e/support/sandbox.ts';
import type { Journey } from '../journey.ts';
import { getStarted, loadAhead } from '../steps/loadAhead.ts';
import { seeStep } from '../steps/signUp.ts';

/** Chrome renders the sign-in ahead; the app starts nothing before a visitor sees it. */
export const renderedAhead: Journey = {
  name: 'the sign-in is rendered ahead and starts when it is seen',
  // The other engines render nothing ahead.
  widths: { chromium: [1280], firefox: [], webkit: [] },
  cached: true,
  async run(tab) {
    await tab.window.goto(siteUrl);
    await loadAhead(tab);
    await getStarted(tab);
    await seeStep(tab, 'Create Account');
    const times = await tab.until(() => {
      const [visit] = performance.getEntriesByType('navigation') as Array<{ activationStart?: number }>;
      const seen = visit?.activationStart;
      const files = performance.getEntriesByType('resource');
      const signIn = files.find(({ name }) => name.includes('firebaseIdentity'));
      return seen && signIn ? { seen, signInStarted: signIn.startTime } : undefined;
    });
    expect(times.signInStarted).toBeGreaterThan(times.seen);
  },
};
