import { expect } from 'vitest';
import { siteUrl } from '../../e2e/support/sandbox.ts';
import { narrowInFirefox, type Journey } from '../journey.ts';
import { getStarted, loadAhead } from '../steps/loadAhead.ts';
import { seeStep } from '../steps/signUp.ts';

/** What browsers count at most for a file they have kept: its headers, where they ask whether it is still the same. */
const keptFile = 300;

/** What the landing page loads ahead is what the sign-in screen needs, and is not downloaded again. */
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
    const loads = await tab.window.evaluate(() => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return resources.map(({ name, transferSize }) => ({ file: new URL(name).pathname, transferSize }));
    }, []);
    const used = loads.filter(({ file }) => ahead.includes(file));
    expect(new Set(used.map(({ file }) => file))).toEqual(new Set(ahead));
    expect(used.filter(({ transferSize }) => transferSize > keptFile)).toEqual([]);
  },
};
