import { expect, vi } from 'vitest';
import { siteUrl } from '../../e2e/support/sandbox.ts';
import { plantedFaults as all, plantFaults } from '../../support/plantFaults.ts';
import { onPhones, type Journey } from '../journey.ts';

// WebKit's bare window reports nothing over a focus; a visit of the built site plants that (tests/prerender/rules.spec.ts).
const faults = all.filter((fault) => !fault.includes('covered'));

/** A page that breaks the rules. */
export const plantedFaults: Journey = {
  name: 'a lost focus, a region inside another, a lost press and a stop at no control are reported',
  widths: onPhones,
  async run(tab) {
    // Complaints of the sandbox's own pages fail no journey.
    await tab.window.goto(`${siteUrl}/__sandbox/world`);
    await tab.window.evaluate(plantFaults, []);
    await tab.focus({ role: 'button', name: 'Remove' });
    await tab.key('Enter');
    await tab.gone({ role: 'button', name: 'Remove' });
    await tab.tap({ role: 'button', name: 'Moving' });
    await tab.key('Tab');
    await vi.waitFor(() => {
      const heard = tab.window.complaints().join('\n');
      for (const fault of faults) expect(heard).toContain(fault);
    });
  },
};
