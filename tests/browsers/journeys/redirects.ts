import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { checkout } from '#content/funnel/checkout.ts';
import { newAddress } from '../../e2e/support/owner.ts';
import { paypalSubscription, siteUrl, storedRecord } from '../../e2e/support/sandbox.ts';
import type { Tab } from '../driver/tab.ts';
import { narrowInFirefox, wideInFirefox, type Journey } from '../journey.ts';
import {
  acceptTerms,
  agreeOnPage,
  choosePlan,
  pressPayPal,
  seeConfirmation,
  seeStep,
} from '../steps/signUp.ts';
import { switchWorld } from '../steps/world.ts';

const google = { role: 'button', name: 'Sign up with Google' };

/** Opens the sign-in screen and waits until the click's code is loaded, as for a visitor who reads first. */
async function openSignIn(tab: Tab): Promise<void> {
  await tab.window.goto(`${siteUrl}/sign-up/signin`);
  await tab.see(google);
  await tab.until(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('firebaseIdentity')),
  );
}

/** Lets Firebase open its own window on the emulator's page, because Google's loader cannot be reached. */
async function firebasesWindow(): Promise<string[]> {
  const loader = path.join(import.meta.dirname, '../../e2e/support/gapiStandIn.js');
  return ["sessionStorage.setItem('sandbox-google', 'popup');", await readFile(loader, 'utf8')];
}

/** Waits for Google's frame, without which Firebase opens its window too late for Safari. */
async function seeGooglesFrame(tab: Tab): Promise<void> {
  await tab.until(() =>
    performance
      .getEntriesByType('resource')
      .some((entry) => (entry as PerformanceResourceTiming).initiatorType === 'iframe'),
  );
}

/** Creates an account on the emulator's replacement of Google's page. */
async function makeAccount(google: Tab, address: string): Promise<void> {
  await google.tap({ css: '.js-new-account' });
  await google.enter({ css: '#email-input' }, address);
  await google.enter({ css: '#display-name-input' }, 'Noor Haddad');
  await google.tapToLeave({ css: '#sign-in' });
}

/** Chooses an account on the page that replaces Google's. The page left for it has a field for an e-mail address, too. */
async function nameAccount(chooser: Tab, address: string): Promise<void> {
  await seeStep(chooser, 'Choose an account');
  await chooser.enter({ role: 'field', name: 'Email' }, address);
  await chooser.enter({ role: 'field', name: 'Name' }, 'Noor Haddad');
}

async function seeRegistration(tab: Tab): Promise<void> {
  await tab.at(/^\/sign-up\/register$/u);
  await tab.see({ role: 'field', name: 'Full Name' }, ({ value }) => value === 'Noor Haddad');
}

/** Google's window opens on the first click; PayPal's is blocked, so the owner continues on PayPal's own page. */
export const googleThenPayPalsPage: Journey = {
  name: 'Google at the first press, PayPal on its own page',
  inChromium: 'e2e/links, world',
  widths: wideInFirefox,
  before: async () => [
    ...(await firebasesWindow()),
    "if (location.pathname.startsWith('/smart/')) window.open = () => null;",
  ],
  async run(tab) {
    const address = newAddress();
    await switchWorld(tab, { buyer: 'guestWithoutCard' });
    await openSignIn(tab);
    await seeGooglesFrame(tab);
    await tab.tap(google);
    await makeAccount(await tab.popup(), address);
    await seeRegistration(tab);
    await tab.enter({ role: 'field', name: 'Food Truck Name' }, 'Night Dumpling');
    await acceptTerms(tab);
    await choosePlan(tab, 'Monthly');

    await tab.see({ css: 'main *', text: checkout.pay.accountNeeded });
    await pressPayPal(tab);
    await tab.see({ css: 'main *', text: 'your browser blocked PayPal’s window. Nothing was paid.' });
    await tab.tap({ role: 'button', name: 'Continue on PayPal’s page' });
    await tab.see({ text: 'Log in or create an account first.' });
    await agreeOnPage(tab);
    await seeConfirmation(tab);
    const record = await storedRecord(address);
    expect(record).toMatchObject({ status: 'active', google_sign_on: true, charge_period: 'Monthly' });
    expect(await paypalSubscription(record?.['subscriptionID'])).toMatchObject({ status: 'ACTIVE' });
  },
};

/** A browser that blocks pop-ups gets a message and the sign-in without one. */
export const googleBlocked: Journey = {
  name: 'Google where windows are blocked',
  inChromium: 'e2e/google',
  widths: narrowInFirefox,
  before: async () => ['window.open = () => null;'],
  async run(tab) {
    await openSignIn(tab);
    await tab.tap(google);
    await tab.see({
      role: 'alert',
      text: 'Google sign-in popup was blocked by your browser. Please allow popups for this site.',
    });
    await tab.tap({ role: 'button', name: 'Continue without a popup' });
    await nameAccount(tab, newAddress());
    await tab.tap({ role: 'button', name: 'Continue' });
    await seeRegistration(tab);
  },
};
