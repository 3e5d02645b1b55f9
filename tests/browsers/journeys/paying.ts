import { expect } from 'vitest';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { newAddress } from '../../e2e/support/owner.ts';
import { paypalSubscription, siteUrl, storedDocument } from '../../e2e/support/sandbox.ts';
import type { Tab } from '../driver/tab.ts';
import { setSlider } from '../steps/setSlider.ts';
import { wideInFirefox, type Journey } from '../journey.ts';
import {
  acceptTerms,
  agreeInWindow,
  applyCoupon,
  askForLink,
  choosePlan,
  linkFor,
  seePayPal,
  seeConfirmation,
  seeStep,
  shownTotal,
  typePassword,
} from '../steps/signUp.ts';

const truck = { role: 'field', name: 'Food Truck Name' };

/** Reloads the step, goes back to the one before and forward again. */
async function reloadBackAndForward(tab: Tab, heading: string, before: string): Promise<void> {
  await tab.window.reload();
  await seeStep(tab, heading);
  // What is still being loaded when a page is left counts as an error.
  if (heading === 'Payment') await seePayPal(tab);
  await tab.window.back();
  await seeStep(tab, before);
  await tab.window.forward();
  await seeStep(tab, heading);
}

async function registerWithReload(tab: Tab): Promise<void> {
  await seeStep(tab, 'Sign Up');
  await tab.enter({ role: 'field', name: 'Full Name' }, 'Rosa Alvarez');
  await tab.enter(truck, 'Copper Comal');
  await tab.window.reload();
  await tab.see(truck, ({ value }) => value === 'Copper Comal');
  await typePassword(tab);
  await setSlider(tab, { role: 'slider', name: 'Number of POS Devices' }, 3);
  await tab.choose({ role: 'field', name: 'Preferred Currency' }, 'EUR');
  await acceptTerms(tab);
}

/** The half-price plan is left only a few times, so the phones take it; laptops pay the whole price. */
const prices = {
  390: { ...listedPrice('Launch50', 3, 'EUR'), plan: 'Launch50' },
  1280: { ...listedPrice('Yearly', 3, 'EUR'), plan: 'Yearly' },
} as const;

/** The way of most owners. */
export const payingInPayPalsWindow: Journey = {
  name: 'sign-up by e-mail link, coupon, PayPal window',
  widths: wideInFirefox,
  async run(tab, width) {
    const address = newAddress();
    await tab.window.goto(siteUrl);
    await tab.tap({ role: 'link', name: 'Get Started', within: { css: 'main' } });
    await seeStep(tab, 'Create Account');
    await askForLink(tab, address);
    await reloadBackAndForward(tab, 'Check Your Email', 'Create Account');
    await tab.window.goto(await linkFor(address, 'sign-in-link'));
    await tab.at(/^\/sign-up\/register$/u);
    await registerWithReload(tab);

    await reloadBackAndForward(tab, 'Choose Your Plan', 'Sign Up');
    await choosePlan(tab, 'Yearly');
    const whole = await shownTotal(tab);
    await seePayPal(tab);
    await reloadBackAndForward(tab, 'Payment', 'Choose Your Plan');
    expect(await shownTotal(tab)).toBe(whole);
    await applyCoupon(tab, 'LAUNCH');
    expect(await shownTotal(tab)).toBe(prices[390].text);
    if (width !== 390) {
      await tab.tap({ role: 'button', name: 'Remove coupon' });
      await tab.see({ role: 'button', name: 'Apply' });
    }
    expect(await shownTotal(tab)).toBe(prices[width].text);

    await agreeInWindow(tab);
    await seeConfirmation(tab);
    await tab.window.reload();
    await seeConfirmation(tab);
    const record = await storedDocument('Subscriptions', address);
    expect(record).toMatchObject({ status: 'active', charge_period: prices[width].plan });
    const bill = await paypalSubscription(record?.['subscriptionID']);
    expect(bill).toMatchObject({ status: 'ACTIVE', bill: { amount: prices[width].amount, currency: 'EUR' } });
  },
};
