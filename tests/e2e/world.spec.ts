import { expect, type Page } from '@playwright/test';
import { timelineWords } from '#domain/timelineWords.ts';
import { openCheckout } from './support/account.ts';
import { expectConfirmation } from './support/payment.ts';
import { storedRecord } from './support/sandbox.ts';
import { switchWorld } from './support/world.ts';
import { test } from '../support/visits.ts';

test('where PayPal’s script is blocked, its own page takes the payment', async ({ page }) => {
  await switchWorld(page, { script: 'blocked' });
  const address = await openCheckout(page);
  const onPage = page.getByRole('button', { name: 'Continue on PayPal’s page' });
  await expect(page.getByText('PayPal couldn’t be loaded.')).toBeVisible();
  await expect(onPage).toHaveCount(0);
  await page.getByRole('button', { name: 'Load PayPal again' }).click();
  await onPage.click();
  await page.getByRole('button', { name: 'Agree & Subscribe' }).click();
  await expectConfirmation(page);
  expect(await storedRecord(address)).toMatchObject({ status: 'active' });
});

test('a device whose clock is wrong shows the days of one that is right', async ({ page, browser }) => {
  const right = await (await browser.newContext()).newPage();
  await switchWorld(page, { clock: 'ahead40Days' });
  for (const tab of [page, right]) await openCheckout(tab);
  const days = (tab: Page) => tab.getByLabel(timelineWords.label).innerText();
  await expect(async () => {
    // Midnight may have passed between the two.
    for (const tab of [page, right]) await tab.reload();
    expect(await days(page)).toBe(await days(right));
  }).toPass();
});
