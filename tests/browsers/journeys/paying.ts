import { expect } from 'vitest';
import { listedPrice } from '#stories/support/listedPrice.ts';
import { newAddress } from '../../e2e/support/owner.ts';
import { paypalSubscription, siteUrl, storedRecord } from '../../e2e/support/sandbox.ts';
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
import { spanish as words } from '../steps/words.ts';
import { switchWorld } from '../steps/world.ts';

const { hero, signIn, checkEmail, register, plans, checkout } = words;
const truck = { role: 'field', name: register.restaurantName.label };

async function reloadBackAndForward(tab: Tab, heading: string, before: string): Promise<void> {
  await tab.window.reload();
  await seeStep(tab, heading);
  // Requests still pending when a page is left count as errors.
  if (heading === checkout.heading) await seePayPal(tab);
  await tab.window.back();
  await seeStep(tab, before);
  await tab.window.forward();
  await seeStep(tab, heading);
}

async function registerWithReload(tab: Tab): Promise<void> {
  await seeStep(tab, register.heading);
  await tab.enter({ role: 'field', name: register.fullName.label }, 'Rosa Álvarez');
  await tab.enter(truck, 'Comal de Cobre');
  await tab.window.reload();
  await tab.see(truck, ({ value }) => value === 'Comal de Cobre');
  await typePassword(tab, words);
  await setSlider(tab, { role: 'slider', name: register.posDevices.label }, 3);
  await tab.choose({ role: 'field', name: register.currency.label }, 'EUR');
  await acceptTerms(tab, words);
}

/** The half-price coupon has few uses left, so only phones take it; laptops pay the full price. */
const prices = {
  390: { ...listedPrice('Launch50', 3, 'EUR'), plan: 'Launch50' },
  1280: { ...listedPrice('Yearly', 3, 'EUR'), plan: 'Yearly' },
} as const;

/** Most owners' sign-up, here in Spanish and by card as a guest. The other journeys are in English. */
export const payingInPayPalsWindow: Journey = {
  name: 'sign-up in Spanish by e-mail link, coupon, PayPal window',
  // Puppeteer loses a window that is opened by a page which Chromium has rendered ahead.
  inChromium: 'e2e/spanish, tabs, returning',
  widths: wideInFirefox,
  async run(tab, width) {
    const address = newAddress();
    await switchWorld(tab, { buyer: 'guestWithCard' });
    await tab.window.goto(siteUrl + words.home);
    await tab.tap({ role: 'link', name: hero.start, within: { css: 'main' } });
    await seeStep(tab, signIn.heading);
    await askForLink(tab, address, words);
    await reloadBackAndForward(tab, checkEmail.heading, signIn.heading);
    await tab.window.goto(await linkFor(address, 'sign-in-link'));
    await tab.at(/^\/es\/sign-up\/register$/u);
    await registerWithReload(tab);

    await reloadBackAndForward(tab, plans.heading, register.heading);
    await choosePlan(tab, 'Yearly', words);
    const whole = await shownTotal(tab);
    await seePayPal(tab);
    await tab.see({ css: 'h2', name: checkout.pay.headingWithCard });
    await reloadBackAndForward(tab, checkout.heading, plans.heading);
    expect(await shownTotal(tab)).toBe(whole);
    await applyCoupon(tab, 'LAUNCH', words);
    expect(await shownTotal(tab)).toBe(prices[390].text);
    if (width !== 390) {
      await tab.tap({ role: 'button', name: checkout.coupon.remove });
      await tab.see({ role: 'button', name: checkout.coupon.apply });
    }
    expect(await shownTotal(tab)).toBe(prices[width].text);

    await agreeInWindow(tab, words);
    await seeConfirmation(tab, words);
    await tab.window.reload();
    await seeConfirmation(tab, words);
    const record = await storedRecord(address);
    expect(record).toMatchObject({ status: 'active', charge_period: prices[width].plan, language: 'es' });
    const bill = await paypalSubscription(record?.['subscriptionID']);
    expect(bill).toMatchObject({ status: 'ACTIVE', bill: { amount: prices[width].amount, currency: 'EUR' } });
  },
};
