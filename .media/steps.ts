import type { Page } from '@playwright/test';
import type { Pointer } from './pointer.ts';

/** A radio, button, tab or switch by its full name. */
export const named = (page: Page, role: 'button' | 'radio' | 'tab' | 'switch', name: string | RegExp) =>
  page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name });

/** Sets the map to Friday evening before the film begins, without transitions. */
export async function askForFridayEvening(page: Page): Promise<void> {
  // The picture does not show the question about the day.
  for (const name of ['Fri', 'Evening']) {
    await page.getByRole('radio', { name, exact: true, includeHidden: true }).dispatchEvent('click');
  }
  await page.clock.runFor(1000);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
    scrollTo(0, 0);
  });
}

/**
 * Moves the fish taco into Today's special and offers it with chili crisp. In CSS pixels: `aside` is the distance from the
 * drop point to the left edge of the target, `scrolled` how far the sheet scrolls to reach the modifier.
 */
export async function offerTheFish(
  page: Page,
  pointer: Pointer,
  { aside, scrolled }: { aside: number; scrolled: number },
): Promise<void> {
  const special = await page.getByText('Nothing here yet').boundingBox();
  await pointer.drag(
    page.getByRole('button', { name: 'Move Crispy fish taco', exact: true }),
    { x: (special?.x ?? 0) + aside, y: (special?.y ?? 0) + 30 },
    30,
  );
  await pointer.wait(14);
  await pointer.tap(named(page, 'button', /^Edit Crispy fish taco/u));
  await pointer.wait(8);
  await pointer.scroll(page.locator('[role=dialog] form'), scrolled);
  await pointer.wait(3);
  await pointer.tap(named(page, 'button', /^Chili crisp/u).last());
  await pointer.wait(10);
  await pointer.tap(named(page, 'button', 'Save'));
}

/** Orders two al pastor tacos. */
export async function orderTwo(page: Page, pointer: Pointer): Promise<void> {
  await pointer.tap(named(page, 'button', /^Al pastor taco/u));
  await pointer.wait(3);
  await pointer.tap(named(page, 'button', /^Al pastor taco/u));
}

/** Sells eight orders, then opens the week (the pointer takes `reach` frames), then Tuesday again. */
export async function sellAndCompare(page: Page, pointer: Pointer, reach: number): Promise<void> {
  const sell = named(page, 'button', 'Sell a sample order');
  await pointer.wait(10);
  for (let sale = 0; sale < 8; sale += 1) {
    await pointer.tap(sell, 14);
    await pointer.wait(6);
  }
  await pointer.tap(named(page, 'radio', 'This week'), reach);
  await pointer.wait(26);
  await pointer.tap(named(page, 'radio', 'Tuesday'));
}
