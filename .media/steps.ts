import type { Locator, Page } from '@playwright/test';
import { analytics } from '#content/demos/analytics.ts';
import { dayParts } from '#content/demos/heatMap.ts';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import { sample } from '#content/demos/sample.ts';
import { dayLabels } from '#content/demos/week.ts';
import type { Pointer } from '#studio/index.ts';

const { fish, alPastor } = sample.items;

/** A radio, button or switch by its full name. */
export const named = (page: Page, role: 'button' | 'radio' | 'switch', name: string) =>
  page.getByRole(role, { name, exact: true });

/** A button by the beginning of its name, which goes on with amounts. */
export const beginning = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`, 'u') });

export const partOfDay = (part: (typeof dayParts)[number]['id']) =>
  dayParts.find(({ id }) => id === part)?.name ?? part;

/** Taps the right half of a switch, so that its knob stays visible. */
export const flip = (pointer: Pointer, target: Locator, frames = 12) => pointer.tap(target, frames, 110);

/** Sets the map to Friday evening before the film begins, without transitions. */
export async function askForFridayEvening(page: Page): Promise<void> {
  // The picture does not show the question about the day.
  for (const name of [dayLabels.fri.slice(0, 3), partOfDay('evening')]) {
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
  const special = await page.getByText(menuBuilder.emptyCategory).boundingBox();
  await pointer.drag(
    named(page, 'button', menuBuilder.grip(fish)),
    { x: (special?.x ?? 0) + aside, y: (special?.y ?? 0) + 30 },
    30,
  );
  await pointer.wait(14);
  await pointer.tap(beginning(page, `${menuBuilder.edit} ${fish}`));
  await pointer.wait(8);
  await pointer.scroll(page.locator('[role=dialog] form'), scrolled);
  await pointer.wait(3);
  await pointer.tap(beginning(page, sample.modifiers.chiliCrisp).last());
  await pointer.wait(10);
  await pointer.tap(named(page, 'button', menuBuilder.save));
}

/** Orders two al pastor tacos. */
export async function orderTwo(page: Page, pointer: Pointer): Promise<void> {
  await pointer.tap(beginning(page, alPastor));
  await pointer.wait(3);
  await pointer.tap(beginning(page, alPastor));
}

/** Sells eight orders, then opens the week (the pointer takes `reach` frames), then Tuesday again. */
export async function sellAndCompare(page: Page, pointer: Pointer, reach: number): Promise<void> {
  const sell = named(page, 'button', analytics.sell);
  await pointer.wait(10);
  for (let sale = 0; sale < 8; sale += 1) {
    await pointer.tap(sell, 14);
    await pointer.wait(6);
  }
  await pointer.tap(named(page, 'radio', analytics.wholeWeek), reach);
  await pointer.wait(26);
  await pointer.tap(named(page, 'radio', dayLabels.tue));
}
