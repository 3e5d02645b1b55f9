import { expect, vi } from 'vitest';
import { siteUrl } from '../../e2e/support/sandbox.ts';
import { onPhones, type Journey } from '../journey.ts';

/** What must be reported: a lost focus, and a change that live regions do not say once. */
export const plantedFaults: Journey = {
  name: 'a lost focus and a live region inside another are reported',
  widths: onPhones,
  async run(tab) {
    // Complaints of the sandbox's own pages fail no journey.
    await tab.window.goto(`${siteUrl}/__sandbox/world`);
    await tab.window.evaluate(() => {
      document.body.innerHTML =
        '<button>Remove</button><button>Stay</button><div aria-live="polite"><p role="status">Saved</p></div>';
      const [remove] = document.querySelectorAll('button');
      remove?.addEventListener('click', () => remove.remove());
    }, []);
    await tab.focus({ role: 'button', name: 'Remove' });
    await tab.key('Enter');
    await tab.until(() => document.querySelectorAll('button').length === 1);
    // What had the focus is judged when the next action begins.
    await tab.key('Escape');
    await vi.waitFor(() => {
      const heard = tab.window.complaints().join('\n');
      expect(heard).toContain('The focus is on the body after an action at "Remove"');
      expect(heard).toContain('A live region is inside another: "Saved"');
    });
  },
};
