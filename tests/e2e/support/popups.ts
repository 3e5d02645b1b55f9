import type { Page } from '@playwright/test';

/** Blocks every window that is not opened during a click or in a microtask after it, like Safari. */
export async function openOnlyInAPress(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    let pressed = false;
    addEventListener(
      'click',
      () => {
        pressed = true;
        setTimeout(() => {
          pressed = false;
        });
      },
      true,
    );
    window.open = (...request) => (pressed ? open(...request) : null);
  });
}
