import { expect, test } from '@playwright/test';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { freeCode } from './support/freeCode.ts';
import { applyCoupon, choosePlan, newAddress, registerBusiness, signInByEmailLink } from './support/owner.ts';
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
  const address = newAddress();
  const before = Number(await usesLeft('LAUNCH'));
  await signInByEmailLink(page, address);
  await registerBusiness(page, { devices: 2, currency: 'EUR', password: 'comal-42' });
  await choosePlan(page, 'Yearly');
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
  const address = newAddress();
  const before = Number(await usesLeft('FREE50'));
  await signInByEmailLink(page, address);
  await registerBusiness(page, { devices: 10, password: 'comal-42' });
  await choosePlan(page, 'Monthly');
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
  const address = newAddress();
  await signInByEmailLink(page, address);
  await registerBusiness(page, { password: 'comal-42' });
  await choosePlan(page, 'Yearly');
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

test('a second sign-up with the same e-mail address is refused', async ({ page, browser }) => {
  const address = newAddress();
  await signInByEmailLink(page, address);
  await registerBusiness(page, { password: 'comal-42' });
  await choosePlan(page, 'Monthly');
  await applyCoupon(page, freeCode);
  await page.getByRole('button', { name: /free/iu }).click();
  await expectConfirmation(page);

  const again = await (await browser.newContext()).newPage();
  await signInByEmailLink(again, address);
  await expect(again.getByRole('heading', { name: 'Email Already Exists' })).toBeVisible();
  await expect(again.getByText('This email is already registered. Please sign in instead.')).toBeVisible();
  await again.getByRole('button', { name: 'Go to Sign In' }).click();
  await expect(again).toHaveURL(/\/sign-up\/signin$/u);
});
