import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { pressToClose } from '../support/pressToClose.ts';
import { openAccount, subscribedOwner } from './support/account.ts';
import { choosePlan, signInLinkFor } from './support/owner.ts';
import { expectConfirmation, openPayPal, shownTotal } from './support/payment.ts';
import { inboxOf, paypalSubscription, storedDocument } from './support/sandbox.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Requests another number of devices, reads the new price and goes to PayPal's consent page. */
async function askForDevices(page: Page, devices: number, price: string): Promise<void> {
  await page.getByRole('spinbutton', { name: 'How many devices' }).fill(String(devices));
  await expect(page.getByText(price).first()).toBeVisible();
  await button(page, 'Continue to PayPal').click();
  await expect(page).toHaveURL(/billing\/subscriptions/u);
}

test('an owner changes the plan and the number of devices and agrees at PayPal (R-CHANGE-CONSENT)', async ({
  page,
}) => {
  const { address, id } = await openAccount(page);
  await button(page, 'Change plan or devices').click();
  await page.getByRole('radio', { name: /^Yearly/u }).check();
  await askForDevices(page, 4, listedPrice('Yearly', 4).text);
  await page
    .getByRole('button', { name: /^Agree/u })
    .first()
    .click();
  await expect(page).toHaveURL(/\/account/u);
  await expect(page.getByText('Thank you. Your change is approved')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Yearly plan' })).toBeVisible();
  expect(await storedDocument('Subscriptions', address)).toMatchObject({ charge_period: 'Yearly' });
  const bill = await paypalSubscription(id);
  expect(bill?.bill).toEqual({ amount: listedPrice('Yearly', 4).amount, currency: 'USD' });
});

test('an owner who refuses at PayPal keeps the former price, and withdraws the change (R-CHANGE-REFUSED)', async ({
  page,
}) => {
  const { id } = await openAccount(page);
  await button(page, 'Change plan or devices').click();
  await askForDevices(page, 2, listedPrice('Monthly', 2).text);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveURL(/\/account/u);
  await button(page, 'Discard the change').click();
  // Focus is on the confirmation, so that a screen reader announces it once; the pressed button is gone.
  await expect(page.getByRole('group', { name: 'The change is discarded' })).toBeFocused();
  const bill = await paypalSubscription(id);
  expect(bill?.bill).toEqual({ amount: listedPrice('Monthly', 1).amount, currency: 'USD' });
});

test('an owner cancels in two clicks during the trial, and returns without a second trial (R-LEAVE-TWO-CLICKS, R-LEAVE-REASON, R-BACK-FILLED-IN)', async ({
  page,
}) => {
  const { address, id } = await openAccount(page);
  await button(page, 'Cancel subscription').click();
  await button(page, 'Cancel subscription').last().click();
  await expect(page.getByRole('group', { name: 'Your subscription is canceled' })).toBeFocused();
  await expect.poll(async () => (await paypalSubscription(id))?.status).toBe('CANCELLED');
  await expect(async () => {
    expect((await inboxOf(address)).map(({ subject }) => subject.toLowerCase()).join()).toContain('cancel');
  }).toPass();

  await button(page, 'Subscribe again').click();
  // The registration is prefilled, and the password stays.
  await expect(page.getByLabel('Food Truck Name')).toHaveValue('Copper Comal');
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await button(page, 'Continue to Select Plan').click();
  await choosePlan(page, 'Yearly');
  expect(await shownTotal(page)).toBe(listedPrice('Yearly', 1).text);
  const paypal = await openPayPal(page);
  await expect(paypal.getByText('After the trial')).toHaveCount(0);
  await pressToClose(paypal.getByRole('button', { name: 'Agree & Subscribe' }));
  await expectConfirmation(page);
  const second = await storedDocument('Subscriptions', address);
  expect(second).toMatchObject({ status: 'active', charge_period: 'Yearly' });
  expect(second?.['subscriptionID']).not.toBe(id);
});

test('an owner downloads the data and deletes the account (R-OWN-COPY, R-OWN-DELETION)', async ({ page }) => {
  const { address, id } = await openAccount(page);
  const downloading = page.waitForEvent('download');
  await button(page, 'Download my data').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('curbwise-my-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as object;
  expect(data).toMatchObject({ subscription: { email: address } });

  await button(page, 'Delete account').click();
  await page.getByLabel('Type “delete” to confirm').fill('delete');
  await button(page, 'Delete for good').click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await expect(async () => {
    expect(await paypalSubscription(id)).toMatchObject({ status: 'CANCELLED' });
    expect(await storedDocument('Subscriptions', address)).toBeUndefined();
  }).toPass();
});

test('a signed-out visitor is sent to sign in, and to the account afterwards (R-ACCOUNT-PATH)', async ({
  page,
}) => {
  const { address } = await subscribedOwner();
  await page.goto('/account');
  await expect(page).toHaveURL(/\/sign-up\/signin/u);
  await page.getByRole('textbox', { name: /e-?mail/iu }).fill(address);
  await button(page, 'Create Account with Email').click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await page.goto(await signInLinkFor(address));
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
});
