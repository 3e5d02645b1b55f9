import { expect, type Page } from '@playwright/test';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { openAccount } from './support/account.ts';
import { newAddress, signInByEmailLink } from './support/owner.ts';
import { paypalSubscription, siteUrl, storedRecord } from './support/sandbox.ts';
import { test } from '../support/visits.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Requests four devices and goes to PayPal's consent page. */
async function goToConsent(page: Page): Promise<void> {
  await button(page, 'Change plan or tablets').click();
  await page.getByRole('spinbutton', { name: 'How many tablets' }).fill('4');
  await button(page, 'Continue to PayPal').click();
  await expect(button(page, 'Agree & Continue')).toBeVisible();
}

test('a consent counts even if its browser is lost: the account shows it when opened again', async ({
  page,
}) => {
  const { id } = await openAccount(page);
  await goToConsent(page);
  await button(page, 'Agree, then lose the browser').click();
  await page.goto(`${siteUrl}/account`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(listedPrice('Monthly', 4).text).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText('Approve your change in PayPal')).toHaveCount(0);
  await expect(page.getByText('Monthly plan for 4 tablets.')).toBeVisible();
  expect((await paypalSubscription(id))?.bill.amount).toBe(listedPrice('Monthly', 4).amount);
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
  expect(await storedRecord(address)).toMatchObject({ status: 'active' });
});
