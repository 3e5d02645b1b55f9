import type { Locator } from '@playwright/test';

/**
 * Clicks a button that closes its own window. The window may close before the browser reports the click as done, which is no
 * failure; the test's next wait detects a window that stays open.
 */
export async function pressToClose(button: Locator): Promise<void> {
  await button.click().catch((error: unknown) => {
    if (!String(error).includes('has been closed')) throw error;
  });
}
