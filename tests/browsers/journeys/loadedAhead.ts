import { expect } from 'vitest';
import { siteUrl } from '../../e2e/support/sandbox.ts';
import { waitFor } from '../driver/waitFor.ts';
import { narrowInFirefox, type Journey } from '../journey.ts';
import { getStarted, loadAhead } from '../steps/loadAhead.ts';
import { seeStep } from '../steps/signUp.ts';

/** The maximum bytes that browsers count for a cached file: the headers of a revalidation. */
const keptFile = 300;

/** Every file that the landing page preloads is needed by the sign-in screen and not downloaded again. */
export const loadedAhead: Journey = {
  name: 'the sign-in screen takes the files loaded ahead',
  widths: narrowInFirefox,
  cached: true,
  async run(tab) {
    await tab.window.goto(siteUrl);
    const ahead = await loadAhead(tab);
    expect(ahead).not.toHaveLength(0);
    await getStarted(tab);
    await seeStep(tab, 'Create Account');
    // The form is in the document, so that its screen is seen before the script of the other screens has come.
    const used = await waitFor(
      () => `the sign-in to take ${ahead.join(', ')}`,
      async () => {
        const loads = await tab.window.evaluate(() => {
          const loaded = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind));
          return (loaded as PerformanceResourceTiming[]).map(({ name, transferSize }) => ({
            file: new URL(name).pathname,
            transferSize,
          }));
        }, []);
        const needed = loads.filter(({ file }) => ahead.includes(file));
        return ahead.every((path) => needed.some(({ file }) => file === path)) ? needed : undefined;
      },
    );
    expect(used.filter(({ transferSize }) => transferSize > keptFile)).toEqual([]);
  },
};
