import { expect, test } from '@playwright/test';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { openCheckout, subscribedOwner } from './support/account.ts';
import {
  applyCoupon,
  choosePlan,
  linkFor,
  newAddress,
  registerBusiness,
  signInByEmailLink,
} from './support/owner.ts';
import { expectConfirmation, openPayPal, shownTotal } from './support/payment.ts';
import { inboxOf, paypalLedger, paypalSubscription, storedDocument, usesLeft } from './support/sandbox.ts';
import { pressToClose } from '../support/pressToClose.ts';

test('an owner signs in by e-mail link and pays; there is one record, one bill and one e-mail (R-PATH-ORDER, R-VERIFY-SIGN-IN)', async ({
  page,
}) => {
  const address = newAddress();
  await signInByEmailLink(page, address);
  await registerBusiness(page, { devices: 3, password: 'comal-42' });
  await choosePlan(page, 'Monthly');
  const total = await shownTotal(page);
  expect(total).toBe(listedPrice('Monthly', 3).text);

  // The owner opens PayPal's window twice without paying, and pays the third time.
  const cancelled = page.getByText('You closed the payment window. Nothing was paid');
  await pressToClose((await openPayPal(page)).getByRole('button', { name: 'Cancel' }));
  await expect(cancelled).toBeVisible();
  const closed = await openPayPal(page);
  await expect(cancelled).toHaveCount(0);
  await closed.close();
  await expect(cancelled).toBeVisible();

  const paypal = await openPayPal(page);
  await expect(paypal.getByText(listedPrice('Monthly', 3).text).first()).toBeVisible();
  await pressToClose(paypal.getByRole('button', { name: 'Agree & Subscribe' }));
  await expectConfirmation(page);
  await expect(page.getByText(listedPrice('Monthly', 3).text).first()).toBeVisible();

  const record = await storedDocument('Subscriptions', address);
  expect(record).toMatchObject({
    status: 'active',
    email: address,
    customerName: 'Rosa Alvarez',
    charge_period: 'Monthly',
    google_sign_on: false,
    currency: 'USD',
    consents: { marketing: false, termsAccepted: true },
    payment_parts: { base_price: listedPrice('Monthly').amount / 100, additional_devices: { quantity: 2 } },
  });
  expect(record?.['restaurantName']).toMatch(/^Copper Comal.*[A-Za-z0-9]{10}$/u);
  expect(record).not.toHaveProperty('password');
  const bill = await paypalSubscription(record?.['subscriptionID']);
  expect(bill).toMatchObject({
    status: 'ACTIVE',
    quantity: 3,
    bill: { amount: listedPrice('Monthly', 3).amount, currency: 'USD' },
  });
  const mails = (await inboxOf(address)).filter(({ kind }) => kind === 'mail');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(listedPrice('Monthly', 3).text);
});

test('an owner with LAUNCH pays the half-price plan and the coupon is spent once (R-COUPON-REDEEM)', async ({
  page,
}) => {
  const before = Number(await usesLeft('LAUNCH'));
  const address = await openCheckout(page, { plan: 'Yearly', posDevices: 2, currency: 'EUR' });
  expect(await shownTotal(page)).toBe(listedPrice('Yearly', 2, 'EUR').text);
  await applyCoupon(page, 'LAUNCH');
  await expect(page.getByRole('button', { name: 'Applied ✓' })).toBeDisabled();
  expect(await shownTotal(page)).toBe(listedPrice('Launch50', 2, 'EUR').text);
  expect(await usesLeft('LAUNCH')).toBe(before);

  const paypal = await openPayPal(page);
  await pressToClose(paypal.getByRole('button', { name: 'Agree & Subscribe' }));
  await expectConfirmation(page);

  const record = await storedDocument('Subscriptions', address);
  expect(record).toMatchObject({
    charge_period: 'Launch50',
    currency: 'EUR',
    coupon: {
      applied: true,
      code: 'LAUNCH',
      is_free_coupon: false,
      plan_name: 'Launch50',
      original_plan: 'Yearly',
    },
  });
  const bill = await paypalSubscription(record?.['subscriptionID']);
  expect(bill?.bill).toEqual({ amount: listedPrice('Launch50', 2, 'EUR').amount, currency: 'EUR' });
  expect(await usesLeft('LAUNCH')).toBe(before - 1);
});

test('an owner with FREE50 pays nothing, and PayPal gets no request', async ({ page }) => {
  const before = Number(await usesLeft('FREE50'));
  const address = await openCheckout(page, { posDevices: 10 });
  await applyCoupon(page, 'FREE50');
  await expect(page.getByTestId('quote-total')).toHaveText('FREE');
  await page.getByRole('button', { name: /free/iu }).click();
  await expectConfirmation(page);

  const mock = await storedDocument('Credentials', 'Mock');
  const record = await storedDocument('Subscriptions', address);
  expect(record).toMatchObject({
    status: 'active',
    subscriptionID: mock?.['subscriptionID'],
    payer_id: mock?.['payer_id'],
    coupon: { applied: true, code: 'FREE50', is_free_coupon: true },
  });
  expect(await usesLeft('FREE50')).toBe(before - 1);
  expect((await paypalLedger()).filter(({ id }) => id === record?.['subscriptionID'])).toEqual([]);
});

test('an approval whose browser closes before activation is finished by the webhook', async ({ page }) => {
  const address = await openCheckout(page, { plan: 'Yearly' });
  const paypal = await openPayPal(page);
  await page.route('**/api/*', (route) => route.abort());
  await pressToClose(paypal.getByRole('button', { name: 'Agree, then lose the browser' }));
  await page.context().close();

  await expect(async () => {
    const record = await storedDocument('Subscriptions', address);
    expect(record).toMatchObject({ status: 'active', charge_period: 'Yearly' });
    const bill = await paypalSubscription(record?.['subscriptionID']);
    expect(bill).toMatchObject({
      status: 'ACTIVE',
      bill: { amount: listedPrice('Yearly').amount, currency: 'USD' },
    });
  }).toPass({ timeout: 30_000 });
});

test('a second sign-up with the same e-mail address is refused, and the owner can set a new password', async ({
  page,
}) => {
  const { address } = await subscribedOwner();
  const button = (name: string) => page.getByRole('button', { name });
  await signInByEmailLink(page, address);
  await expect(page.getByRole('heading', { name: 'Email Already Exists' })).toBeVisible();
  await expect(page.getByText('This email is already registered. Please sign in instead.')).toBeVisible();
  await button('Go to Sign In').click();
  await expect(page).toHaveURL(/\/sign-up\/signin$/u);

  await button('Use another account').click();
  await page.getByRole('textbox', { name: 'Email' }).fill(address);
  await button('Forgot password?').click();
  await expect(page.getByText('If this address has an account')).toBeVisible();
  await page.goto(await linkFor(address, 'password-reset'));
  await page.getByLabel('New password', { exact: true }).fill('another-42');
  await page.getByLabel('Confirm password', { exact: true }).fill('another-42');
  await button('Update Password').click();
  await expect(page.getByRole('heading', { name: 'Password updated' })).toBeVisible();
});
