import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { inboxOf } from './sandbox.ts';

/** A new address for each test, so that tests can share a sandbox. */
export function newAddress(): string {
  return `owner-${randomUUID().slice(0, 8)}@example.com`;
}

export async function signInLinkFor(address: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = (await inboxOf(address)).find(({ kind }) => kind === 'sign-in-link')?.links[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

export async function askForLink(page: Page, address: string): Promise<string> {
  await page.goto('/sign-up/signin');
  await page.getByRole('textbox', { name: 'Email' }).fill(address);
  await page.getByRole('button', { name: 'Create Account with Email' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expect(page.getByText(address)).toBeVisible();
  return signInLinkFor(address);
}

/** From a new browser to the registration form, by e-mail link. */
export async function signInByEmailLink(page: Page, address: string): Promise<void> {
  await page.goto(await askForLink(page, address));
  await expect(
    page.getByText('Your email has been successfully verified! Redirecting to registration...'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/sign-up\/register$/u);
}

/** Fills in the registration form of an owner who signed in by e-mail, and continues to the plans. */
export async function registerBusiness(
  page: Page,
  { truck = 'Copper Comal', devices = 1 }: { truck?: string; devices?: number } = {},
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign Up', exact: true })).toBeVisible();
  await page.getByLabel('Full Name').fill('Rosa Alvarez');
  await page.getByLabel('Food Truck Name').fill(truck);
  await page.getByLabel('Password', { exact: true }).fill('comal-42');
  await page.getByLabel('Confirm Password', { exact: true }).fill('comal-42');
  await page.getByRole('spinbutton', { name: 'How many tablets' }).fill(String(devices));
  await page.getByRole('checkbox', { name: /Terms of Use/u }).check();
  await page.getByRole('button', { name: 'Continue to Select Plan' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
}

export async function choosePlan(page: Page, plan: 'Monthly' | 'Yearly'): Promise<void> {
  const radio = page.getByRole('radio', { name: plan });
  await expect(radio).toBeEnabled();
  // The other plan's button is the only one that does not say 'Selected'.
  if (!(await radio.isChecked())) {
    await page.getByRole('button', { name: /^Select(?!ed)/u }).click();
    await expect(page).toHaveURL(new RegExp(`plan=${plan}`, 'u'));
  }
  await expect(radio).toBeChecked();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(new RegExp(`/sign-up/checkout\\?plan=${plan}$`, 'u'));
}

export async function applyCoupon(page: Page, code: string): Promise<void> {
  const field = page.getByLabel(/coupon code/i);
  // Folded by default; open if a code was refused before.
  await expect(field.or(page.getByText('Have a code?')).first()).toBeVisible();
  if (!(await field.isVisible())) await page.getByText('Have a code?').click();
  await field.fill(code);
  await page.getByRole('button', { name: /^Apply/u }).click();
}
