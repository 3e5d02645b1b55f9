import { expect, type Page } from '@playwright/test';
import { listedPrice } from '#stories/support/listedPrice.ts';
import {
  askForLink,
  newAddress,
  registerBusiness,
  signInByEmailLink,
  signInLinkFor,
} from './support/owner.ts';
import { expectConfirmation, openPayPal } from './support/payment.ts';
import { authUrl, reconnecting } from './support/sandbox.ts';
import { pressToClose } from '../support/pressToClose.ts';
import { test } from '../support/visits.ts';

test('a link works on another device, asks if another address was in use, and survives a reload at the worst moment', async ({
  page,
  browser,
}) => {
  const address = newAddress();
  const link = await askForLink(page, address);

  // A browser that was signing up with another address asks before it uses the code.
  const another = newAddress();
  const shared = await (await browser.newContext()).newPage();
  await askForLink(shared, another);
  await shared.goto(link);
  await expect(shared.getByRole('heading', { name: 'Which address is yours?' })).toBeVisible();
  await shared.reload();
  await shared.getByRole('button', { name: `Use the link for ${address}` }).click();
  await expect(shared).toHaveURL(/\/sign-up\/register$/u);
  await expect(shared.getByLabel('Email', { exact: true })).toHaveValue(address);

  // The same link again on a new device, which asks before it uses a link: used, and replaced with one click.
  const fresh = await (await browser.newContext()).newPage();
  await fresh.goto(link);
  await fresh.getByRole('button', { name: `Continue as ${address}` }).click();
  await expect(fresh.getByText('This verification link has already been used or is invalid.')).toBeVisible();
  await fresh.getByRole('button', { name: 'Send a new link' }).click();
  await expect(fresh.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  let next = link;
  await expect(async () => {
    next = await signInLinkFor(address);
    expect(next).not.toBe(link);
  }).toPass();

  // Reloaded after the code was used and before the response arrived.
  let spent: (() => void) | undefined;
  const spending = new Promise<void>((resolve) => (spent = resolve));
  await fresh.route(`${authUrl}/**/accounts:signInWithEmailLink**`, async (route) => {
    await route.fetch(reconnecting);
    spent?.();
  });
  await fresh.goto(next);
  await spending;
  await fresh.unroute(`${authUrl}/**/accounts:signInWithEmailLink**`);
  await fresh.reload();
  await expect(fresh.getByRole('button', { name: 'Send a new link' })).toBeVisible();
  await expect(fresh.getByText(`We can send a new link to ${address}.`)).toBeVisible();
  await fresh.getByRole('button', { name: 'Send a new link' }).click();
  let last = next;
  await expect(async () => {
    last = await signInLinkFor(address);
    expect(last).not.toBe(next);
  }).toPass();

  // Opened in two tabs at the same time: both sign in.
  const twin = await fresh.context().newPage();
  await Promise.all([fresh.goto(last), twin.goto(last)]);
  await expect(fresh).toHaveURL(/\/sign-up\/register$/u);
  await expect(twin).toHaveURL(/\/sign-up\/register$/u);
});

test('Google and e-mail for the same address are the same owner', async ({ page, browser }) => {
  const address = newAddress();
  const withGoogle = async (tab: Page) => {
    await tab.goto('/sign-up/signin');
    const popup = tab.waitForEvent('popup');
    await tab.getByRole('button', { name: 'Sign up with Google' }).click();
    const chooser = await popup;
    await chooser.getByLabel('Name').fill('Noor Haddad');
    await chooser.getByLabel('Email').fill(address);
    await pressToClose(chooser.getByRole('button', { name: 'Continue' }));
    await expect(tab).toHaveURL(/\/sign-up\/register$/u);
  };
  await signInByEmailLink(page, address);
  await registerBusiness(page, { truck: 'Night Dumpling', devices: 3 });

  const google = await (await browser.newContext()).newPage();
  await withGoogle(google);
  await expect(google.getByLabel('Food Truck Name')).toHaveValue('Night Dumpling');
  await expect(google.getByRole('spinbutton', { name: 'How many tablets' })).toHaveValue('3');
  await google.goto('/sign-up/checkout?plan=Monthly');
  await expect(google.getByTestId('quote-total')).toHaveText(listedPrice('Monthly', 3).text);
  const paypal = await openPayPal(google);
  await pressToClose(paypal.getByRole('button', { name: 'Agree & Subscribe' }));
  await expectConfirmation(google);

  await page.goto('/sign-up/checkout?plan=Yearly');
  await expect(page.getByRole('heading', { name: 'Email Already Exists' })).toBeVisible();
  await page.goto('/sign-up/final');
  await expectConfirmation(page);
});
