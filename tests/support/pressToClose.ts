import type { Locator } from '@playwright/test';

/**
 * Presses a button that closes its own window. The window may be gone before the browser reports the press as done,
 * which is no failure; a window that stays is found by what the test waits for next.
 */
export async function pressToClose(button: Locator): Promise<void> {
  await button.click().catch((error: unknown) => {
    if (!String(error).includes('has been closed')) throw error;
  });
}
