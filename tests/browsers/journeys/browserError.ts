import path from 'node:path';
import { openSqliteStore } from '#functions/store/sqliteStore.ts';
import { browserErrorLines } from '#operations/ops/errors.ts';
import { siteUrl } from '../../e2e/support/sandbox.ts';
import { waitFor } from '../driver/waitFor.ts';
import { wideInFirefox, type Journey } from '../journey.ts';
import { sandboxFolder } from '../support/folders.ts';
import { english } from '../steps/words.ts';

/** What `npm run ops -- errors` prints about the sandbox. */
async function toldErrors(): Promise<string[]> {
  const store = openSqliteStore(path.join(sandboxFolder, 'store.sqlite'));
  try {
    return await browserErrorLines(store);
  } finally {
    await store.close();
  }
}

/** An error that a screen throws is on the operator's list a moment later, with its file and without its words. */
export const browserError: Journey = {
  name: 'an error of a screen reaches the list of the operator',
  widths: wideInFirefox,
  plants: 'planted for ada@truck.example',
  async run(tab) {
    await tab.window.goto(`${siteUrl}/sign-up/signin`);
    await tab.enter({ role: 'field', name: english.shared.email }, 'planted@truck.example');
    const agent = await tab.window.evaluate(() => navigator.userAgent, []);
    const [browser = ''] = /Firefox|Chrome|Safari/u.exec(agent) ?? [];
    await tab.window.evaluate(() => {
      // Each screen moves the focus to its heading. Once is enough: the screen of the error does it too.
      const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus') ?? {};
      HTMLElement.prototype.focus = () => {
        Object.defineProperty(HTMLElement.prototype, 'focus', own);
        throw new TypeError('planted for ada@truck.example');
      };
    }, []);
    await tab.tap({ role: 'button', name: english.signIn.submit });
    const told = await waitFor(
      () => `an error of ${browser}`,
      async () =>
        (await toldErrors()).find(
          (line) => line.includes('TypeError') && line.includes(browser) && /\.js:\d+:\d+/u.test(line),
        ),
    );
    if (/truck\.example/u.test(told)) throw new Error(`It tells what was typed: ${told}`);
  },
};
