import { expect, test } from '@playwright/test';
import { openCheckout } from './support/account.ts';
import { expectConfirmation } from './support/payment.ts';
import { storedDocument } from './support/sandbox.ts';

test('says that nothing was paid after cancelling on PayPal’s own page, and shows the confirmation after paying there, even if the webhook is faster', async ({
  page,
}) => {
  // In every frame, including PayPal's button.
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const address = await openCheckout(page);
  const button = page.locator('iframe[title*="PayPal" i]').first().contentFrame();
  const agree = page.getByRole('button', { name: 'Agree & Subscribe' });
  const openPage = async () => {
    await button.getByRole('button', { name: /paypal/iu }).click();
    await page.getByRole('button', { name: 'Continue on PayPal’s page' }).click();
    await expect(agree).toBeVisible();
  };
  await openPage();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You closed the payment window. Nothing was paid')).toBeVisible();
  await expect(page).toHaveURL(/\/sign-up\/checkout\?plan=Monthly$/u);
  await openPage();

  // The webhook records the subscription before the returning browser requests the owner's status.
  await page.route('**/api/myStatus', async (route) => {
    await expect.poll(() => storedDocument('Subscriptions', address)).toBeDefined();
    await route.continue();
  });
  await agree.click();
  await expectConfirmation(page);

  // A later visit to the address is refused because a subscription exists.
  await page.goto('/sign-up/checkout?plan=Monthly');
  await expect(page.getByRole('heading', { name: 'Email Already Exists' })).toBeVisible();
});
