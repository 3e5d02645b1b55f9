import { expect, type Page } from '@playwright/test';
import { pressToClose } from '../../support/pressToClose.ts';
import { choosePlan, newAddress, registerBusiness, signInByEmailLink } from './owner.ts';
import { expectConfirmation, openPayPal } from './payment.ts';
import { siteUrl } from './sandbox.ts';

/** Opens the account page of an owner in the trial. @returns the owner's address. */
export async function openAccount(page: Page, plan: 'Monthly' | 'Yearly' = 'Monthly'): Promise<string> {
  const address = newAddress();
  await signInByEmailLink(page, address);
  await registerBusiness(page, { devices: 1, password: 'comal-42' });
  await choosePlan(page, plan);
  const paypal = await openPayPal(page);
  await pressToClose(paypal.getByRole('button', { name: 'Agree & Subscribe' }));
  await expectConfirmation(page);
  await page.goto(`${siteUrl}/account`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  return address;
}
