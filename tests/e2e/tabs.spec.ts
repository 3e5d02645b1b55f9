import { expect, type Page } from '@playwright/test';
import { openCheckout } from './support/account.ts';
import { askForLink, newAddress, registerBusiness, choosePlan, signInByEmailLink } from './support/owner.ts';
import { approvalIn, expectConfirmation } from './support/payment.ts';
import { inboxOf, paypalLedger, paypalSubscription, storedRecord } from './support/sandbox.ts';
import { pressToClose } from '../support/pressToClose.ts';
import { test } from '../support/visits.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** What this browser's storage holds beside the site's language, which a logout keeps. */
async function remembered(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key !== 'language')
      .toSorted(),
  );
}

test('two tabs: one notices that the other finished, and one subscription is billed', async ({
  page,
  context,
}) => {
  const address = newAddress();
  // The link opens beside the waiting screen, which continues by itself.
  const link = await askForLink(page, address);
  const other = await context.newPage();
  await other.goto(link);
  await expect(heading(other, 'Sign Up')).toBeVisible();
  await expect(heading(page, 'Sign Up')).toBeVisible();

  await registerBusiness(page);
  await choosePlan(page, 'Monthly');
  await other.goto('/sign-up/checkout?plan=Monthly');
  const windows = [await approvalIn(page), await approvalIn(other)];
  expect(new Set(windows.map(({ id }) => id)).size).toBe(1);
  // At once, because a window closes with its page, which soon learns of the other approval. PayPal takes both for one.
  await Promise.all(
    windows.map(({ paypal }) => pressToClose(paypal.getByRole('button', { name: 'Agree & Subscribe' }))),
  );
  await expectConfirmation(page);
  await expectConfirmation(other);

  const record = await storedRecord(address);
  expect(record?.['subscriptionID']).toBe(windows[0]?.id);
  expect(await paypalSubscription(windows[0]?.id)).toMatchObject({ status: 'ACTIVE', quantity: 1 });
  expect((await inboxOf(address)).filter(({ kind }) => kind === 'mail')).toHaveLength(1);
});

test('two tabs with two different plans, both approved, are billed once', async ({ page, context }) => {
  const address = await openCheckout(page);
  const other = await context.newPage();
  await other.goto('/sign-up/checkout?plan=Yearly');
  const monthly = await approvalIn(page);
  const yearly = await approvalIn(other);
  expect(monthly.id).not.toBe(yearly.id);
  await Promise.all(
    [monthly, yearly].map(({ paypal }) =>
      pressToClose(paypal.getByRole('button', { name: 'Agree & Subscribe' })),
    ),
  );
  await expectConfirmation(page);
  await expectConfirmation(other);
  const record = await storedRecord(address);
  await expect(async () => {
    const statuses = (await paypalLedger()).filter(({ id }) => id === monthly.id || id === yearly.id);
    expect(statuses.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id)).toEqual([
      record?.['subscriptionID'],
    ]);
  }).toPass({ timeout: 45_000 });
});

test('logging out in one tab clears the data in all of them', async ({ page, context }) => {
  const address = newAddress();
  await signInByEmailLink(page, address);
  await registerBusiness(page);
  const registration = await context.newPage();
  await registration.goto('/sign-up/register');
  await expect(heading(registration, 'Sign Up')).toBeVisible();
  const checkout = await context.newPage();
  await checkout.goto('/sign-up/checkout?plan=Yearly');
  await expect(checkout.getByTestId('quote-total')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(heading(page, 'Create Account')).toBeVisible();
  expect(await remembered(page)).toEqual([]);
  await expect(heading(registration, 'Create Account')).toBeVisible();
  await expect(heading(checkout, 'Create Account')).toBeVisible();
  expect(await remembered(checkout)).toEqual([]);
  await checkout.goto('/sign-up/final');
  await expect(heading(checkout, 'Create Account')).toBeVisible();
  await expect(checkout.getByRole('textbox', { name: 'Email' })).toHaveValue('');
});
