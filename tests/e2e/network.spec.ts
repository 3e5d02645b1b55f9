import { expect, type Page } from '@playwright/test';
import { openAccount } from './support/account.ts';
import { newAddress, signInLinkFor } from './support/owner.ts';
import { expectConfirmation, openPayPal, subscribeButton } from './support/payment.ts';
import { paypalSubscription, reconnecting, storedRecord } from './support/sandbox.ts';
import { pressToClose } from '../support/pressToClose.ts';
import { test } from '../support/visits.ts';

const unreachable = 'We can’t reach our server. Please check your connection and try again.';

/**
 * Loses all answers from an address until the returned function is called; the requests take effect. With `sent: false`
 * the requests are lost, too. The route stays in place, because a request pending while a route is removed never gets a
 * response.
 */
async function cutOff(page: Page, pattern: string | RegExp, { sent = true } = {}): Promise<() => void> {
  let cut = true;
  await page.route(pattern, async (route) => {
    if (!cut) return route.continue();
    if (sent) await route.fetch(reconnecting);
    return route.abort();
  });
  return () => {
    cut = false;
  };
}

/** Waits for a page's file that the app fetches ahead. Call before its screen, await before the network is cut. */
async function fetchedAhead(page: Page, name: string): Promise<void> {
  const request = await page.waitForRequest((each) => each.url().includes(`/${name}-`));
  await page.evaluate((file) => import(/* @vite-ignore */ file), request.url());
}

test('an owner who loses the network on each step is told, keeps the typed text and continues', async ({
  page,
  context,
}) => {
  const address = newAddress();
  const prepared = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('firebaseIdentity'),
  );
  await page.goto('/sign-up/signin');
  await prepared;
  const send = page.getByRole('button', { name: 'Create Account with Email' });
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Email' }).fill(address);
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('Failed to send verification email. Please try again.');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(address);
  await context.setOffline(false);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();

  // The page loads, then the server does not respond: the code is not lost.
  const link = await signInLinkFor(address);
  const restoreSignIn = await cutOff(page, /accounts:/u, { sent: false });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your email wasn’t verified' })).toBeVisible();
  await expect(page.getByText(unreachable)).toBeVisible();
  restoreSignIn();
  // The next step is fetched while this one is read, for the press that leads to it.
  const plans = fetchedAhead(page, 'PlansPage');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/sign-up\/register$/u);
  await plans;

  await page.getByLabel('Full Name').fill('Rosa Alvarez');
  await page.getByLabel('Food Truck Name').fill('Copper Comal');
  await page.getByLabel('Password', { exact: true }).fill('comal-42');
  await page.getByLabel('Confirm Password', { exact: true }).fill('comal-42');
  await page.getByRole('checkbox', { name: /Terms of Use/u }).check();
  const save = page.getByRole('button', { name: 'Continue to Select Plan' });
  await context.setOffline(true);
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: unreachable })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Rosa Alvarez');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('comal-42');
  await context.setOffline(false);
  // The password is set and has ended the sign-in that this browser knows, but the answer is lost.
  const restorePassword = await cutOff(page, /accounts:update/u);
  // The message of the first refusal is still shown when the button is pressed.
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('accounts:update'));
  await save.click();
  await lost;
  await expect(save).toBeEnabled();
  await expect(page.getByRole('alert').filter({ hasText: unreachable })).toBeVisible();
  restorePassword();
  const checkout = fetchedAhead(page, 'CheckoutPage');
  await save.click();
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeEnabled();
  await checkout;

  // The next step opens, as its file is here; the payment button's is not, and has a working retry.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByText(/^The payment button couldn’t be loaded/u)).toBeVisible();
  await expect(page).toHaveURL(/\/sign-up\/checkout\?plan=Monthly$/u);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  const subscribe = subscribeButton(page);
  await expect(subscribe).toBeVisible();

  await context.setOffline(true);
  await page.getByText('Have a code?').click();
  await page.getByLabel('Coupon code').fill('LAUNCH');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Error validating coupon. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Coupon code')).toHaveValue('LAUNCH');
  await context.setOffline(false);

  // PayPal's answer is lost: nothing is paid, and the same button works a moment later.
  const restoreStart = await cutOff(page, '**/api/startSubscription');
  await subscribe.click();
  await expect(page.getByText(unreachable)).toBeVisible();
  restoreStart();

  // Its window is closed without paying.
  await (await openPayPal(page)).close();
  await expect(page.getByText('You closed the payment window. Nothing was paid.')).toBeVisible();
  const paypal = await openPayPal(page);

  // Recorded, but the answer is lost: the page says so and finishes by itself.
  const restoreActivation = await cutOff(page, '**/api/activateSubscription');
  await pressToClose(paypal.getByRole('button', { name: 'Agree & Subscribe' }));
  await expect(page.getByText('Approved. Finishing your sign-up...')).toBeVisible();
  restoreActivation();
  await expectConfirmation(page);

  const restoreStatus = await cutOff(page, '**/api/myStatus');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This page couldn’t be loaded' })).toBeVisible();
  restoreStatus();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectConfirmation(page);
  const record = await storedRecord(address);
  expect(await paypalSubscription(record?.['subscriptionID'])).toMatchObject({ status: 'ACTIVE' });
});

test('an owner whose new password was set, but whose answer was lost, stays in the account', async ({
  page,
}) => {
  await openAccount(page);
  const restore = await cutOff(page, /accounts:update/u);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('New password', { exact: true }).fill('comal-43');
  await page.getByLabel('Confirm new password', { exact: true }).fill('comal-43');
  const set = page.getByRole('button', { name: 'Set password' });
  await set.click();
  await expect(page.getByRole('alert').filter({ hasText: unreachable })).toBeVisible();
  restore();
  // The page asks for the account while the password is set and the new sign-in is not here yet.
  await page.route(/accounts:update/u, async (route) => {
    const response = await route.fetch(reconnecting);
    await page.evaluate(() => void window.dispatchEvent(new Event('online')));
    await route.fulfill({ response });
  });
  // A question that was on its way before is refused, and asked again.
  const answered = page.waitForResponse((response) => response.url().endsWith('myAccount') && response.ok());
  await set.click();
  await answered;
  await expect(
    page.getByText('Your new password is set. Sign in again on your other devices.'),
  ).toBeVisible();
});
