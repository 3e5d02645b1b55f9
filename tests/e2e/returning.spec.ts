import { expect, type Page } from '@playwright/test';
import { applyCoupon, newAddress, signInLinkFor } from './support/owner.ts';
import { expectConfirmation, openPayPal } from './support/payment.ts';
import { storedRecord } from './support/sandbox.ts';
import { test } from '../support/visits.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Closes the tab as if it crashed, and opens the address in a new tab of the same browser. */
async function killAndReopen(page: Page, address = page.url()): Promise<Page> {
  const context = page.context();
  await page.close();
  const reopened = await context.newPage();
  await reopened.goto(address);
  return reopened;
}

test('an owner whose tab crashes at every step, who reloads and goes back and forth, loses only the password', async ({
  page: first,
}) => {
  const address = newAddress();
  await first.goto('/sign-up/signin?plan=Yearly&devices=4&currency=EUR');
  await first.getByRole('textbox', { name: 'Email' }).fill(address);
  await first.getByRole('button', { name: 'Create Account with Email' }).click();
  await expect(heading(first, 'Check Your Email')).toBeVisible();

  // While waiting for the link.
  await first.reload();
  await expect(first.getByText(address)).toBeVisible();
  await first.goBack();
  await expect(first.getByRole('textbox', { name: 'Email' })).toHaveValue(address);
  await first.goForward();
  await expect(first.getByText(address)).toBeVisible();
  let page = await killAndReopen(first);
  await expect(page.getByText(address)).toBeVisible();

  // The link's tab crashes after the code was used and before the registration.
  await page.goto(await signInLinkFor(address));
  await expect(heading(page, 'Email verified')).toBeVisible();
  expect(page.url()).not.toContain('oobCode');
  page = await killAndReopen(page, '/sign-up/home');
  await expect(page).toHaveURL(/\/sign-up\/register$/u);

  // The half-filled registration.
  await page.getByLabel('Full Name').fill('Rosa Alvarez');
  await page.getByLabel('Food Truck Name').fill('Copper Comal');
  await page.getByLabel('Password', { exact: true }).fill('comal-42');
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Rosa Alvarez');
  page = await killAndReopen(page);
  await expect(page.getByLabel('Food Truck Name')).toHaveValue('Copper Comal');
  await expect(page.getByRole('spinbutton', { name: 'How many tablets' })).toHaveValue('4');
  await expect(page.getByLabel('Preferred Currency')).toHaveValue('EUR');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  const remembered = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(remembered).toContain('Copper Comal');
  expect(remembered).not.toContain('comal-42');
  await page.getByLabel('Password', { exact: true }).fill('comal-42');
  await page.getByLabel('Confirm Password', { exact: true }).fill('comal-42');
  await page.getByRole('checkbox', { name: /Terms of Use/u }).check();
  await page.getByRole('button', { name: 'Continue to Select Plan' }).click();

  // The plan.
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  await page.getByRole('button', { name: /^Select(?!ed)/u }).click();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await page.goBack();
  await expect(page.getByLabel('Food Truck Name')).toHaveValue('Copper Comal');
  await page.goForward();
  page = await killAndReopen(page);
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();

  // The payment.
  await expect(heading(page, 'Payment')).toBeVisible();
  await expect(page.getByTestId('quote-total')).toBeVisible();
  await page.reload();
  const total = await page.getByTestId('quote-total').innerText();
  await page.goBack();
  await expect(heading(page, 'Choose Your Plan')).toBeVisible();
  await page.goForward();
  page = await killAndReopen(page);
  await expect(page.getByTestId('quote-total')).toHaveText(total);
  const paypal = await openPayPal(page);
  const closed = paypal.waitForEvent('close');
  await page.reload();
  await closed;
  await applyCoupon(page, 'FREE50');
  await page.getByRole('button', { name: 'Complete Free Checkout' }).click();
  await expectConfirmation(page);

  // The confirmation, and the steps before it.
  await page.reload();
  await expect(heading(page, 'You Are All Set!')).toBeVisible();
  page = await killAndReopen(page);
  await expect(page.getByText('Copper Comal').or(page.getByText(address)).first()).toBeVisible();
  await page.goto('/sign-up/checkout?plan=Yearly');
  await expect(heading(page, 'You already have a subscription')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'You Are All Set!')).toBeVisible();
  expect(await storedRecord(address)).toMatchObject({
    charge_period: 'Monthly',
    currency: 'EUR',
  });
});
