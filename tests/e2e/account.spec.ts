import { expect, test, type Page } from '@playwright/test';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { pressToClose } from '../support/pressToClose.ts';
import { openAccount } from './support/account.ts';
import { choosePlan } from './support/owner.ts';
import { expectConfirmation, openPayPal, shownTotal } from './support/payment.ts';
import { inboxOf, paypalSubscription, siteUrl, storedDocument } from './support/sandbox.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Requests another number of devices and goes to PayPal's consent page. */
async function askForDevices(page: Page, devices: number): Promise<void> {
  await button(page, 'Change plan or devices').click();
  await page.getByRole('spinbutton', { name: 'How many devices' }).fill(String(devices));
  await goToConsent(page, listedPrice('Monthly', devices).text);
}

/** Reads the new price and goes to PayPal's consent page. */
async function goToConsent(page: Page, price: string): Promise<void> {
  await expect(page.getByText(price).first()).toBeVisible();
  await button(page, 'Continue to PayPal').click();
  await expect(page).toHaveURL(/billing\/subscriptions/u);
}

/** Consents on PayPal's page and returns to the account page. */
async function agree(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Agree/u })
    .first()
    .click();
  await expect(page).toHaveURL(/\/account/u);
  await expect(page.getByText('Thank you, PayPal has your consent')).toBeVisible();
}

test('an owner changes the number of devices and agrees at PayPal (R-CHANGE-CONSENT)', async ({ page }) => {
  const address = await openAccount(page);
  await askForDevices(page, 4);
  await agree(page);
  const record = await storedDocument('Subscriptions', address);
  const bill = await paypalSubscription(record?.['subscriptionID']);
  expect(bill?.bill).toEqual({ amount: listedPrice('Monthly', 4).amount, currency: 'USD' });
});

test('an owner changes the plan and agrees at PayPal', async ({ page }) => {
  const address = await openAccount(page);
  await button(page, 'Change plan or devices').click();
  await page.getByRole('radio', { name: /^Yearly/u }).check();
  await goToConsent(page, listedPrice('Yearly', 1).text);
  await agree(page);
  await expect(page.getByRole('heading', { name: 'Yearly plan' })).toBeVisible();
  const record = await storedDocument('Subscriptions', address);
  expect(record).toMatchObject({ charge_period: 'Yearly' });
  const bill = await paypalSubscription(record?.['subscriptionID']);
  expect(bill?.bill).toEqual({ amount: listedPrice('Yearly', 1).amount, currency: 'USD' });
});

test('an owner who refuses at PayPal keeps the former price, and withdraws the change (R-CHANGE-REFUSED)', async ({
  page,
}) => {
  const address = await openAccount(page);
  await askForDevices(page, 2);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveURL(/\/account/u);
  await button(page, 'Withdraw the change').click();
  // Focus is on the confirmation, so that a screen reader announces it once; the pressed button is gone.
  await expect(page.getByRole('group', { name: 'The change is withdrawn' })).toBeFocused();
  const record = await storedDocument('Subscriptions', address);
  const bill = await paypalSubscription(record?.['subscriptionID']);
  expect(bill?.bill).toEqual({ amount: listedPrice('Monthly', 1).amount, currency: 'USD' });
});

test('an owner cancels in two clicks during the trial, and returns without a second trial (R-LEAVE-TWO-CLICKS, R-LEAVE-REASON, R-BACK-FILLED-IN)', async ({
  page,
}) => {
  const address = await openAccount(page);
  await button(page, 'Cancel subscription').click();
  await button(page, 'Cancel subscription').last().click();
  await expect(page.getByRole('group', { name: 'Your subscription is cancelled' })).toBeFocused();
  const first = await storedDocument('Subscriptions', address);
  await expect(async () => {
    expect(await paypalSubscription(first?.['subscriptionID'])).toMatchObject({ status: 'CANCELLED' });
  }).toPass();
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
  expect(second?.['subscriptionID']).not.toBe(first?.['subscriptionID']);
});

test('an owner downloads the data and deletes the account (R-OWN-COPY, R-OWN-DELETION)', async ({ page }) => {
  const address = await openAccount(page);
  const download = page.waitForEvent('download');
  await button(page, 'Download my data').click();
  expect((await download).suggestedFilename()).toBe('curbwise-my-data.json');

  const { subscriptionID: id } = (await storedDocument('Subscriptions', address)) ?? {};
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
  browser,
}) => {
  const address = await openAccount(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${siteUrl}/account`);
  await expect(elsewhere).toHaveURL(/\/sign-up\/signin/u);
  await elsewhere.getByRole('textbox', { name: /e-?mail/iu }).fill(address);
  await button(elsewhere, 'Create Account with Email').click();
  await expect(elsewhere.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect(async () => {
    const links = (await inboxOf(address)).filter(({ kind }) => kind === 'sign-in-link');
    expect(links).toHaveLength(2);
    await elsewhere.goto(links[0]?.links[0] ?? '');
  }).toPass();
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
});
