import { expect, test, type Page } from '@playwright/test';
import path from 'node:path';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { choosePlan, newAddress, registerBusiness } from './support/owner.ts';
import { expectConfirmation, openPayPal } from './support/payment.ts';
import { authUrl, paypalSubscription, paypalUrl, siteUrl, storedDocument } from './support/sandbox.ts';
import { openOnlyInAPress } from './support/popups.ts';
import { pressToClose } from '../support/pressToClose.ts';

const local = [siteUrl, authUrl, paypalUrl];

/** The test machine has no internet: Google's loader is replaced, and every other external request is refused. */
async function withoutInternet(page: Page): Promise<void> {
  await page.context().route(
    (url) => !local.includes(url.origin),
    (route) =>
      route.request().url().startsWith('https://apis.google.com/js/api.js')
        ? route.fulfill({ path: path.join(import.meta.dirname, 'support/gapiStandIn.js') })
        : route.abort(),
  );
}

test("an owner starts a trial on the landing page, signs in through Firebase's own Google popup and pays (R-PATH-ORDER)", async ({
  page,
}) => {
  const address = newAddress();
  await withoutInternet(page);
  await page.addInitScript(() => {
    sessionStorage.setItem('sandbox-google', 'popup');
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Your Free Trial' }).click();
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: /google/iu }).click();
  const google = await popup;
  await google.locator('.js-new-account').click();
  await google.locator('#email-input').fill(address);
  await google.locator('#display-name-input').fill('Noor Haddad');
  await pressToClose(google.locator('#sign-in'));

  await expect(page).toHaveURL(/\/sign-up\/register$/u);
  const isLandingPage = () => page.evaluate(() => document.documentElement.dataset['page'] !== undefined);
  expect(await isLandingPage()).toBe(true);
  await expect(page.getByLabel('Full Name')).toHaveValue('Noor Haddad');
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await registerBusiness(page, {
    fullName: 'Noor Haddad',
    truck: 'Night Dumpling',
    currency: 'JPY',
    devices: 4,
  });
  await choosePlan(page, 'Monthly');
  // PayPal's script runs in the document of the landing page too.
  expect(await isLandingPage()).toBe(true);
  const paypal = await openPayPal(page);
  await expect(paypal.getByText(listedPrice('Monthly', 4, 'JPY').text).first()).toBeVisible();
  await pressToClose(paypal.getByRole('button', { name: 'Agree & Subscribe' }));
  await expectConfirmation(page);

  const record = await storedDocument('Subscriptions', address);
  expect(record).toMatchObject({ google_sign_on: true, currency: 'JPY', customerName: 'Noor Haddad' });
  const bill = await paypalSubscription(record?.['subscriptionID']);
  expect(bill?.bill).toEqual({ amount: listedPrice('Monthly', 4, 'JPY').amount, currency: 'JPY' });
});

test('the pop-ups open during the click, as Safari requires; one that is closed shows the specified words (R-SIGNIN-POPUP-CLOSED)', async ({
  page,
}) => {
  await openOnlyInAPress(page);
  await page.goto('/sign-up/signin', { waitUntil: 'networkidle' });
  const chooser = page.waitForEvent('popup');
  await page.getByRole('button', { name: /google/iu }).click();
  await (await chooser).close();
  await expect(page.getByRole('alert')).toHaveText('Google sign-in was canceled. Please try again.');

  await withoutInternet(page);
  await page.evaluate(() => sessionStorage.setItem('sandbox-google', 'popup'));
  await page.reload();
  await expect(page.locator(`iframe[src^="${authUrl}"]`)).toBeAttached();
  await page.waitForLoadState('networkidle');
  const google = page.waitForEvent('popup');
  await page.getByRole('button', { name: /google/iu }).click();
  await expect((await google).locator('.js-new-account')).toBeVisible();
});

test.describe('with pop-ups blocked', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/sign-up/signin?plan=Yearly&devices=2');
    await page.getByRole('button', { name: /google/iu }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Google sign-in popup was blocked by your browser. Please allow popups for this site.',
    );
    await page.getByRole('button', { name: 'Continue without a popup' }).click();
    await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  });

  test('an owner signs in on a separate page', async ({ page }) => {
    await page.getByLabel('Name').fill('Noor Haddad');
    await page.getByLabel('Email').fill(newAddress());
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/sign-up\/register$/u);
    await expect(page.getByLabel('Full Name')).toHaveValue('Noor Haddad');
    await expect(page.getByRole('spinbutton', { name: 'How many devices' })).toHaveValue('2');
  });

  test('an owner who cancels there returns to the sign-in with a message', async ({ page }) => {
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toHaveText('Google sign-in was canceled. Please try again.');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('an owner who returns by Back can sign in again', async ({ page }) => {
    await page.goBack();
    await expect(page.getByRole('button', { name: /google/iu })).toBeEnabled();
  });
});
