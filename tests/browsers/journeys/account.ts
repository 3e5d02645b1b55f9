import { expect } from 'vitest';
import { leaving } from '#content/account/leaving.ts';
import { change } from '#content/account/change.ts';
import { receipts } from '#content/account/receipts.ts';
import { yourData } from '#content/account/yourData.ts';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { linkTo, subscribedOwner } from '../../e2e/support/account.ts';
import { paypalSubscription, paypalUrl, siteUrl, storedRecord } from '../../e2e/support/sandbox.ts';
import { pageScript } from '../driver/pageScripts.ts';
import type { Tab, Target } from '../driver/tab.ts';
import { waitFor } from '../driver/waitFor.ts';
import { narrowInFirefox, type Journey, type Width } from '../journey.ts';
import {
  agreeInWindow,
  agreeOnPage,
  choosePlan,
  seeConfirmation,
  seeStep,
  shownTotal,
} from '../steps/signUp.ts';

const button = (name: string): Target => ({ role: 'button', name });

async function openAccount(tab: Tab): Promise<void> {
  await tab.window.goto(`${siteUrl}/account`);
  await seeStep(tab, 'Your account');
}

async function subscriptionOf(address: string): Promise<string> {
  return String((await storedRecord(address))?.['subscriptionID']);
}

/** Stores a charge, because the first real one follows the trial. */
async function storeCharge(subscription: string): Promise<void> {
  const at = new Date().toISOString();
  const amount = listedPrice('Monthly', 4).amount;
  const response = await fetch(`${siteUrl}/__sandbox/documents/Charges/CHARGE-${subscription}`, {
    method: 'PUT',
    body: JSON.stringify({ subscription_id: subscription, kind: 'charge', at, amount, currency: 'USD' }),
  });
  expect(response.ok).toBe(true);
}

async function changeDevices(tab: Tab, address: string): Promise<void> {
  await openAccount(tab);
  await tab.tap(button(change.open));
  await tab.enter({ role: 'spinbutton', name: change.form.devicesNumber }, '4');
  const price = listedPrice('Monthly', 4);
  await tab.see({ css: 'main *', text: price.text });
  await tab.tap(button(change.form.submit));
  await waitFor(
    () => 'the consent page',
    async () => (await tab.window.address()).startsWith(paypalUrl),
  );
  await agreeOnPage(tab, /^Agree/u);
  await tab.see({ css: 'main *', text: change.agreed.title });
  const bill = await paypalSubscription(await subscriptionOf(address));
  expect(bill?.bill).toEqual({ amount: price.amount, currency: 'USD' });
}

function saved(tab: Tab, name: string): Promise<string> {
  return tab.until((name: string) => globalThis.savedFile(name), name);
}

async function takeData(tab: Tab, address: string, width: Width): Promise<void> {
  await storeCharge(await subscriptionOf(address));
  await openAccount(tab);
  if (width === 390) await tab.tap({ css: 'button, summary', name: receipts.show(1) });
  await tab.tap(button(receipts.download));
  expect((await saved(tab, receipts.fileName)).trim().split('\n')).toHaveLength(2);
  await tab.tap(button(yourData.export.submit));
  expect(JSON.parse(await saved(tab, yourData.export.fileName))).toMatchObject({
    subscription: { email: address },
  });
}

async function leave(tab: Tab, address: string): Promise<void> {
  const id = await subscriptionOf(address);
  await tab.tap(button(leaving.cancel));
  await tab.see(button(leaving.confirm.keep));
  // The button that asked is gone by then; the confirming button has the same name.
  await tab.tap(button(leaving.confirm.submit));
  await tab.see({ role: 'group', name: new RegExp(`^${leaving.done.title}`, 'u') }, ({ focused }) => focused);
  await waitFor(
    () => 'the end at PayPal',
    async () => (await paypalSubscription(id))?.status === 'CANCELLED',
  );
}

async function comeBack(tab: Tab, address: string): Promise<void> {
  const first = await subscriptionOf(address);
  await tab.tap(button(leaving.comeBack.submit));
  await tab.see({ role: 'field', name: 'Food Truck Name' }, ({ value }) => value === 'Copper Comal');
  await tab.enter({ role: 'spinbutton', name: change.form.devicesNumber }, '4');
  await tab.tap(button('Continue to Select Plan'));
  await choosePlan(tab, 'Yearly');
  expect(await shownTotal(tab)).toBe(listedPrice('Yearly', 4).text);
  await agreeInWindow(tab);
  await seeConfirmation(tab);
  expect(await subscriptionOf(address)).not.toBe(first);
}

async function deleteAccount(tab: Tab, address: string): Promise<void> {
  await openAccount(tab);
  await tab.tap(button(yourData.remove.open));
  await tab.enter({ role: 'field', name: yourData.remove.confirm.label }, yourData.remove.confirm.word);
  await tab.tap(button(yourData.remove.confirm.submit));
  await seeStep(tab, yourData.remove.done.heading);
  await waitFor(
    () => 'the record to be gone',
    async () => !(await storedRecord(address)),
  );
}

/** All actions on the account page. Other journeys walk the sign-up before it. */
export const theAccount: Journey = {
  name: 'account: change with consent, CSV, export, cancel, come back, delete',
  inChromium: 'e2e/accountTabs, months, flows/Account',
  widths: narrowInFirefox,
  before: async () => [await pageScript('downloads')],
  async run(tab, width) {
    const { address } = await subscribedOwner();
    await tab.window.goto((await linkTo(address)).oobLink);
    // This browser did not request the link.
    await tab.tap(button(`Continue as ${address}`));
    await seeStep(tab, 'You already have a subscription');
    await changeDevices(tab, address);
    await takeData(tab, address, width);
    await leave(tab, address);
    await comeBack(tab, address);
    await deleteAccount(tab, address);
  },
};
