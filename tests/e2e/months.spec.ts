import { expect, type Page } from '@playwright/test';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { openAccount } from './support/account.ts';
import {
  atPayPal,
  inboxOf,
  paypalSubscription,
  siteUrl,
  storedRecord,
  type LedgerSubscription,
} from './support/sandbox.ts';
import { test } from '../support/visits.ts';

// They move the clock, so one runs after another.
test.describe.configure({ mode: 'default' });

const price = listedPrice('Monthly', 1);

/** Moves the clock past the trial by a day: the first charge is made on the way. */
async function passTheTrial(): Promise<void> {
  await atPayPal('PUT', 'clock', { advanceDays: 8 });
}

/** Reloads the account until an element appears: PayPal's events take time on a busy machine. */
async function expectOnAccount(page: Page, words: RegExp | string): Promise<void> {
  await expect(async () => {
    await page.goto(`${siteUrl}/account`);
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Waits for an e-mail and checks that only one was sent. */
async function expectOneMail(address: string, subject: RegExp): Promise<string> {
  const found = async () => (await inboxOf(address)).filter((mail) => subject.test(mail.subject));
  await expect.poll(async () => (await found()).length).toBe(1);
  return (await found())[0]?.text ?? '';
}

async function charged(id: string): Promise<LedgerSubscription['sales']> {
  return (await paypalSubscription(id))?.sales.filter(({ kind }) => kind === 'charge') ?? [];
}

test('a charge fails: the owner is informed, pays at PayPal, and the account is in order again (R-ACCOUNT-FAILED, R-ACCOUNT-REPAIRED)', async ({
  page,
}) => {
  const { address, id } = await openAccount(page);
  await atPayPal('POST', `subscriptions/${id}/fail`);
  await passTheTrial();

  await expectOnAccount(page, 'A payment didn’t go through');
  await expect(page.getByText(`PayPal couldn’t charge ${price.text}`)).toBeVisible();
  await expect(page.getByText(/It will try again on /u)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fix it in PayPal' }).first()).toHaveAttribute(
    'href',
    new RegExp(id, 'u'),
  );
  expect(await expectOneMail(address, /A payment for .* failed/u)).toContain('PayPal will try again on');
  expect(await charged(id)).toHaveLength(0);

  await atPayPal('POST', `subscriptions/${id}/repair`);
  await expectOnAccount(page, 'Your most recent charge.');
  await expect(page.getByText('A payment didn’t go through')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Invoice \(Charge, / })).toHaveCount(1);
  const sales = await charged(id);
  expect(sales).toMatchObject([{ amount: price.amount }]);
});

/** The link to a page of ours in the newest e-mail to an address. */
async function linkFor(address: string, page: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const links = (await inboxOf(address)).flatMap((mail) => mail.links);
    link = links.find((one) => one.includes(page)) ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

test('an accountant confirms, opens an invoice and is removed; a changed address is taken back (R-BOOKS-LINK, R-ADDRESS-NEW, R-ADDRESS-BACK)', async ({
  page,
  browser,
}) => {
  const { address } = await openAccount(page);
  const button = (name: string, tab = page) => tab.getByRole('button', { name, exact: true });
  const books = `books-${address}`;
  await button('Send invoices to someone else too').click();
  await page.getByLabel('Their email').fill(books);
  await button('Ask them to confirm').click();
  await expect(page.getByText(`Waiting for ${books} to confirm.`)).toBeVisible();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(await linkFor(books, '/account/confirm'));
  await button('Yes, send them to me', stranger).click();
  await expect(stranger.getByRole('heading', { name: 'You’re set' })).toBeVisible();
  await passTheTrial();
  await stranger.goto(await linkFor(books, '/account/papers'));
  await expect(stranger.getByText(/^INV-/u).first()).toBeVisible();
  await expectOnAccount(page, `${books} gets a copy`);
  await button('Stop sending copies').click();
  await expect(page.getByText('Address removed.')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  const next = `new-${address}`;
  await button('Change your email').click();
  await page.getByLabel('New email').fill(next);
  await button('Send the link').click();
  await expect(page.getByText('Check the new address')).toBeVisible();
  await page.goto(await linkFor(next, 'verifyAndChangeEmail'));
  await expect(page.getByText('Your email changed.')).toBeVisible();
  expect(await storedRecord(address)).toBeUndefined();

  await stranger.goto(await linkFor(address, '/account/take-back'));
  await button('Take it back', stranger).click();
  await expect(stranger.getByRole('heading', { name: 'Your address is back' })).toBeVisible();
  expect(await storedRecord(address)).toMatchObject({ email: address });
  await page.reload();
  await expect(page).toHaveURL(/\/sign-up\/signin/u);
  await stranger.reload();
  await button('Take it back', stranger).click();
  await expect(stranger.getByText('This link no longer works.')).toBeVisible();
});
