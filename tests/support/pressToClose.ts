import type { Locator } from '@playwright/test';

/** Clicks a button that closes its own window, which may close before the browser reports the click. */
export async function pressToClose(button: Locator): Promise<void> {
  await button.click().catch((error: unknown) => {
    if (!String(error).includes('has been closed')) throw error;
  });
}
