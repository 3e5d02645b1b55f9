import { expect, type Page } from '@playwright/test';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { pressToClose } from '../support/pressToClose.ts';
import { choosePlan, newAddress, registerBusiness, signInByEmailLink } from './support/owner.ts';
import { test } from './support/ownSandbox.ts';
import { expectConfirmation, openPayPal } from './support/payment.ts';
import {
  atPayPal,
  inboxOf,
  paypalSubscription,
  storedDocument,
  type LedgerSubscription,
  type SandboxAddresses,
} from './support/sandbox.ts';

// One clock for all: in order, in one worker, so that the sandbox is started once.
test.describe.configure({ mode: 'default' });

const price = listedPrice('Monthly', 1);

/** An owner whose trial has begun, and the subscription's id at PayPal. */
async function subscribe(page: Page, at: SandboxAddresses): Promise<{ address: string; id: string }> {
  const address = newAddress();
  await signInByEmailLink(page, address, at);
  await registerBusiness(page, { devices: 1, password: 'comal-42' });
  await choosePlan(page, 'Monthly');
  const paypal = await openPayPal(page);
  await pressToClose(paypal.getByRole('button', { name: 'Agree & Subscribe' }));
  await expectConfirmation(page);
  const record = await storedDocument('Subscriptions', address, at);
  return { address, id: String(record?.['subscriptionID']) };
}

/** Lets the trial pass, and a day more: the first charge is due on the way. */
async function passTheTrial(at: SandboxAddresses): Promise<void> {
  await atPayPal('PUT', 'clock', { at, body: { advanceDays: 8 } });
}

/** Opens the account again until it shows something: what PayPal tells takes its time on a busy machine. */
async function expectOnAccount(page: Page, at: SandboxAddresses, words: RegExp | string): Promise<void> {
  await expect(async () => {
    await page.goto(`${at.siteUrl}/account`);
    await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Waits for one e-mail, and makes sure that it came once. */
async function expectOneMail(address: string, at: SandboxAddresses, subject: RegExp): Promise<string> {
  const found = async () => (await inboxOf(address, at)).filter((mail) => subject.test(mail.subject));
  await expect.poll(async () => (await found()).length).toBe(1);
  return (await found())[0]?.text ?? '';
}

async function charged(id: string, at: SandboxAddresses): Promise<LedgerSubscription['sales']> {
  return (await paypalSubscription(id, at))?.sales.filter(({ kind }) => kind === 'charge') ?? [];
}

test('a charge fails: the owner reads it, makes it good at PayPal, and the account is in order again (R-ACCOUNT-FAILED, R-ACCOUNT-REPAIRED)', async ({
  page,
  sandbox,
}) => {
  const { address, id } = await subscribe(page, sandbox);
  await atPayPal('POST', `subscriptions/${id}/fail`, { at: sandbox });
  await passTheTrial(sandbox);

  await expectOnAccount(page, sandbox, 'A payment did not go through');
  await expect(page.getByText(`PayPal could not charge ${price.text}`)).toBeVisible();
  await expect(page.getByText(/It tries again on /u)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fix it at PayPal' })).toHaveAttribute(
    'href',
    new RegExp(id, 'u'),
  );
  expect(await expectOneMail(address, sandbox, /A payment for .* failed/u)).toContain(
    'PayPal tries again on',
  );
  expect(await charged(id, sandbox)).toHaveLength(0);

  await atPayPal('POST', `subscriptions/${id}/repair`, { at: sandbox });
  await expectOnAccount(page, sandbox, 'Your last charge.');
  await expect(page.getByText('A payment did not go through')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Invoice \(Charge, / })).toHaveCount(1);
  const sales = await charged(id, sandbox);
  expect(sales).toMatchObject([{ amount: price.amount }]);
});

test('money given back is seen among the receipts, and told by e-mail (R-ACCOUNT-RECEIPTS, R-ACCOUNT-RECEIPT)', async ({
  page,
  sandbox,
}) => {
  const { address, id } = await subscribe(page, sandbox);
  await passTheTrial(sandbox);
  const [sale] = await charged(id, sandbox);
  expect(sale).toMatchObject({ amount: price.amount });
  await atPayPal('POST', `transactions/${sale?.id}/refund`, { at: sandbox });

  await expectOnAccount(page, sandbox, `−${price.text}`);
  await page.getByRole('button', { name: /^Credit note \(Refund, / }).click();
  await expect(page.getByRole('heading', { name: 'Credit note' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Invoice \(Charge, / })).toHaveCount(1);
  const refund = (await paypalSubscription(id, sandbox))?.sales.find(({ kind }) => kind === 'refund');
  await expect(page.getByText(refund?.id ?? 'no refund at PayPal').first()).toBeVisible();
  expect(await expectOneMail(address, sandbox, /given back/u)).toContain(price.text);
});

test('an owner leaves in a paid period: it stays theirs to its end, and nothing more is charged (R-LEAVE-PAID)', async ({
  page,
  sandbox,
}) => {
  const { address, id } = await subscribe(page, sandbox);
  await passTheTrial(sandbox);
  await expectOnAccount(page, sandbox, 'Your last charge.');

  await page.getByRole('button', { name: 'Cancel subscription', exact: true }).click();
  await expect(page.getByText(/Curbwise is yours until .*\. It is paid for\./u)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel subscription', exact: true }).last().click();
  await expect(page.getByText('Your subscription is cancelled')).toBeVisible();
  await expect(page.getByText(/Nothing more is charged\. Curbwise is yours until /u)).toBeVisible();
  await expect.poll(async () => (await paypalSubscription(id, sandbox))?.status).toBe('CANCELLED');
  await expectOneMail(address, sandbox, /cancelled/u);

  // The day of the next charge passes.
  await atPayPal('PUT', 'clock', { at: sandbox, body: { advanceDays: 40 } });
  expect(await charged(id, sandbox)).toHaveLength(1);
  await expectOnAccount(page, sandbox, 'Ended on');
  await expect(page.getByText(/Your first charge is on the day you subscribe/u)).toBeVisible();
});
