import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { openCheckout } from './support/account.ts';
import { expectConfirmation, openPayPal } from './support/payment.ts';
import { inboxOf, siteUrl } from './support/sandbox.ts';
import { pressToClose } from '../support/pressToClose.ts';
import { test } from '../support/visits.ts';

test('an owner adds the first charge to a calendar and is reminded of it on the day', async ({ page }) => {
  // The schedule runs every half minute.
  test.slow();
  const address = await openCheckout(page, { posDevices: 3 });
  await expect(page.getByText('We’ll send you a reminder by email.')).toBeVisible();
  const paypal = await openPayPal(page);
  await pressToClose(paypal.getByRole('button', { name: 'Agree & Subscribe' }));
  await expectConfirmation(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('curbwise-first-charge.ics');
  const calendar = await readFile(await download.path(), 'utf8');
  expect(calendar).toContain(`SUMMARY:Curbwise: first charge of ${listedPrice('Monthly', 3).text}\r\n`);
  expect(calendar).toMatch(/^DTSTART:\d{8}T100000Z\r$/mu);

  await page.goto(`${siteUrl}/__sandbox/inbox`);
  await page.getByRole('button', { name: `Bring the reminder to ${address} forward` }).click();
  const reminders = async () =>
    (await inboxOf(address)).filter(({ subject }) => subject.startsWith('PayPal will charge you'));
  await expect.poll(async () => (await reminders()).length, { timeout: 60_000 }).toBe(1);
  const [reminder] = await reminders();
  expect(reminder?.text).toContain(listedPrice('Monthly', 3).text);
  expect(reminder?.text).toContain('How to cancel');
});
