import { expect, type Page } from '@playwright/test';
import { openDemo, openDemos, test } from './support/visit.ts';

const panel = (page: Page) => page.locator('#try-it-panel');

async function addItem(page: Page, name: string): Promise<void> {
  await openDemo(page, 'Menu builder');
  await panel(page)
    .getByRole('button', { name: /^Add item to/u })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'New item' });
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByLabel('Price', { exact: true }).fill('7.50');
  await sheet.getByLabel('Your cost').fill('2');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
}

async function sell(page: Page, name: string): Promise<void> {
  await openDemo(page, 'Point of sale');
  await panel(page)
    .getByRole('button', { name: new RegExp(`^${name}`, 'u') })
    .click();
  await panel(page).getByRole('button', { name: 'Card', exact: true }).click();
  await panel(page).getByRole('button', { name: 'Next order' }).click();
}

test('an item added in the builder is sold at the point of sale and counted in the figures, even after a reload (R-DEMO-TRY)', async ({
  page,
}) => {
  await openDemos(page);
  await addItem(page, 'Elote special');
  await sell(page, 'Elote special');
  await page.reload();
  await page.mouse.wheel(0, 1);
  await openDemo(page, 'Menu builder');
  await expect(panel(page)).toContainText('Elote special');
  await openDemo(page, 'Analytics');
  await expect(panel(page)).toContainText('Sold by you');
  await panel(page).getByText('Show the numbers').first().click();
  await expect(panel(page).getByRole('row', { name: /^Elote special 1 \$/u })).toBeVisible();
});
