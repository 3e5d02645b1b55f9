import { expect } from '@playwright/test';
import { openCheckout } from './support/account.ts';
import { expectConfirmation } from './support/payment.ts';
import { storedDocument } from './support/sandbox.ts';
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
  expect(await storedDocument('Subscriptions', address)).toMatchObject({ status: 'active' });
});
