import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { brokenRule } from '#storybook/rules/report.ts';
import { pageScript } from '../browsers/driver/pageScripts.ts';

/** How long a page that is being closed may take to be judged, in milliseconds. */
const patience = 5000;

/** Waits until a page's last action is over. A page that is busy with another address is not waited for. */
async function settle(page: Page): Promise<void> {
  const settled = page.evaluate(() => globalThis.rules?.settled()).catch(() => undefined);
  await Promise.race([settled, new Promise((go) => setTimeout(go, patience))]);
}

/** Holds the pages of a context to the rules of every story, until it is closed. */
async function watch(context: BrowserContext, report: (fault: string, page: Page) => void): Promise<void> {
  await context.addInitScript(await pageScript('rules'));
  context.on('console', (message) => {
    const page = message.page();
    if (page && message.text().startsWith(brokenRule)) report(message.text().slice(brokenRule.length), page);
  });
  const close = context.close.bind(context);
  context.close = async (options) => {
    await Promise.all(context.pages().map(settle));
    await close(options);
  };
}

/** Visits held to the rules of every story; the linter lets specs import no other `test`. */
export const test = base.extend<{ brokenRules: string[] }>({
  /** The rules that pages of the product have broken; empty at the end. */
  brokenRules: [
    async ({ browser, baseURL }, hand) => {
      const broken: string[] = [];
      const contexts: BrowserContext[] = [];
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        contexts.push(context);
        await watch(context, (fault, page) => {
          const { origin, pathname } = new URL(page.url());
          if (origin === baseURL && !pathname.startsWith('/__sandbox/'))
            broken.push(`${fault} on ${pathname}`);
        });
        return context;
      };
      await hand(broken);
      await Promise.all(contexts.map((context) => context.close()));
      browser.newContext = open;
      expect(broken).toEqual([]);
    },
    { auto: true },
  ],
});
