import { expect, type Page } from '@playwright/test';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { openAccount } from './support/account.ts';
import { newAddress, signInByEmailLink } from './support/owner.ts';
import { paypalSubscription, siteUrl, storedDocument } from './support/sandbox.ts';
import { test } from '../support/visits.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Requests four devices and goes to PayPal's consent page. */
async function goToConsent(page: Page): Promise<void> {
  await button(page, 'Change plan or tablets').click();
  await page.getByRole('spinbutton', { name: 'How many tablets' }).fill('4');
  await button(page, 'Continue to PayPal').click();
  await expect(button(page, 'Agree & Continue')).toBeVisible();
}

test('an owner who refuses at PayPal keeps the former price, and withdraws the change (R-CHANGE-REFUSED)', async ({
  page,
}) => {
  const { id } = await openAccount(page);
  await goToConsent(page);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveURL(/\/account/u);
  await button(page, 'Discard the change').click();
  // Focus is on the confirmation, so that a screen reader announces it once; the pressed button is gone.
  await expect(page.getByRole('group', { name: 'We discarded the change' })).toBeFocused();
  const bill = await paypalSubscription(id);
  expect(bill?.bill).toEqual({ amount: listedPrice('Monthly', 1).amount, currency: 'USD' });
});

test('a tab hides the account when another owner signs in in another tab', async ({ page, context }) => {
  const { address } = await openAccount(page);
  await button(page, 'Cancel subscription').click();
  const other = await context.newPage();
  await other.goto(`${siteUrl}/account`);
  await button(other, 'Logout').click();
  await expect(other.getByRole('heading', { name: 'Create Account' })).toBeVisible();
  await signInByEmailLink(other, newAddress());
  await expect(page.getByText(address)).toHaveCount(0);
  await expect(button(page, 'Cancel subscription')).toHaveCount(0);
  expect(await storedDocument('Subscriptions', address)).toMatchObject({ status: 'active' });
});
