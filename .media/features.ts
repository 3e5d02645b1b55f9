import type { Locator, Page } from '@playwright/test';
import { menuBuilder } from '#content/demos/menuBuilder.ts';
import type { FeatureName } from '#content/landing/media.ts';
import { cutTexts, keepStill, shownTexts, type Still, type Studio } from '#studio/index.ts';
import { noteTexts, shelf } from './mediaFiles.ts';

/** Size of a feature's picture in CSS pixels: as wide as the widest card shows it. */
const shown = { width: 368, height: 230 } as const;

/** Air above the part that a picture shows, in CSS pixels. */
const air = 8;

/** Where each picture begins. All are as wide as a phone's stage, so their texts have one size. */
const tops: Record<FeatureName, (page: Page) => Locator> = {
  offline: (page) => page.locator('#stage'),
  spots: (page) => page.locator('#stage'),
  menu: (page) => page.getByRole('list', { name: menuBuilder.board, exact: true }),
  sales: (page) => page.getByRole('figure').first(),
  discounts: (page) => page.getByRole('switch').nth(1).locator('xpath=ancestor::label'),
};

export const featureNames = Object.keys(tops) as FeatureName[];

/** Photographs a feature at its own size and at twice it. */
export async function photographFeature(studio: Studio, name: FeatureName): Promise<Still> {
  const { width, height } = shown;
  const page = await studio.open(`feature-${name}`, { width, height: 4 * height, scale: 2 });
  const top = await tops[name](page).boundingBox();
  const y = Math.max(0, Math.round((top?.y ?? 0) - air));
  const clip = { x: 0, y, width, height };
  const cut = await cutTexts(page, clip);
  if (cut.length > 0) throw new Error(`The edge of feature-${name} cuts through ${cut.join(', ')}`);
  noteTexts(`feature-${name}`, await shownTexts(page, clip));
  const picture = await page.screenshot({ clip, fullPage: true });
  await page.context().close();
  return keepStill(shelf, `feature-${name}`, picture, [width, 2 * width]);
}
