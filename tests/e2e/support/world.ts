import { expect, type Page } from '@playwright/test';
import type { World } from '#sandbox/world/world.ts';
import type { SharedWorld } from '#sandbox/world/WorldPage.tsx';

export async function switchWorld(page: Page, positions: Partial<World & SharedWorld>): Promise<void> {
  await page.goto('/__sandbox/world');
  const wanted = Object.entries(positions);
  for (const [name, position] of wanted) await page.locator(`#${name}`).selectOption(position);
  await page.getByRole('button', { name: 'Switch' }).click();
  for (const [name, position] of wanted)
    await expect(page.locator(`#${name} option[selected]`)).toHaveAttribute('value', position);
}
