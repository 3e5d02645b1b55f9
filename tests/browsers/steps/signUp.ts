import { expect } from 'vitest';
import { inboxOf, siteUrl } from '../../e2e/support/sandbox.ts';
import type { Tab } from '../driver/tab.ts';
import { waitFor } from '../driver/waitFor.ts';
import { english, type Words } from './words.ts';

// Labels and texts are in the language of `words`.

export async function seeStep(tab: Tab, heading: string): Promise<void> {
  await tab.see({ css: 'h1', name: heading });
}

/** Waits for the newest link of a kind sent to an address. */
export async function linkFor(address: string, kind: 'sign-in-link' | 'password-reset'): Promise<string> {
  return waitFor(
    () => `a ${kind} to ${address}`,
    async () => (await inboxOf(address)).find((message) => message.kind === kind)?.links[0],
  );
}

export async function askForLink(tab: Tab, address: string, words: Words = english): Promise<void> {
  await tab.enter({ role: 'field', name: words.shared.email }, address);
  await tab.tap({ role: 'button', name: words.signIn.submit });
  await seeStep(tab, words.checkEmail.heading);
  await tab.see({ text: address, css: 'main *' });
}

/** From a new browser to the registration form. */
export async function signIn(tab: Tab, address: string): Promise<void> {
  await tab.window.goto(`${siteUrl}/sign-up/signin`);
  await askForLink(tab, address);
  await tab.window.goto(await linkFor(address, 'sign-in-link'));
  await tab.at(/^\/sign-up\/register$/u);
}

export async function typePassword(tab: Tab, { register: form }: Words = english): Promise<void> {
  await tab.enter({ role: 'field', name: form.password.label }, 'comal-42');
  await tab.enter({ role: 'field', name: form.confirmPassword.label }, 'comal-42');
}

export async function acceptTerms(tab: Tab, words: Words = english): Promise<void> {
  const terms = { role: 'checkbox', name: new RegExp(words.shared.links.terms.label, 'u') };
  await tab.tap(terms);
  await tab.see(terms, ({ checked }) => checked);
  await tab.tap({ role: 'button', name: words.register.submit });
  await seeStep(tab, words.plans.heading);
}

/** Fills in the registration form of an owner who signed in by e-mail. */
export async function register(tab: Tab): Promise<void> {
  await seeStep(tab, 'Sign Up');
  await tab.enter({ role: 'field', name: 'Full Name' }, 'Rosa Alvarez');
  await tab.enter({ role: 'field', name: 'Food Truck Name' }, 'Copper Comal');
  await typePassword(tab);
  await acceptTerms(tab);
}

export async function choosePlan(
  tab: Tab,
  plan: 'Monthly' | 'Yearly',
  words: Words = english,
): Promise<void> {
  const { names, select, proceed } = words.plans;
  const card = { role: 'radio', name: names[plan] };
  await tab.see(card, ({ enabled }) => enabled);
  if (!(await tab.find(card))?.checked) {
    // The other plan's button says 'Selected' or 'Elegido'.
    await tab.tap({ role: 'button', name: new RegExp(`^${select}(?!ed)`, 'u') });
    await tab.at(new RegExp(`plan=${plan}`, 'u'));
  }
  await tab.see(card, ({ checked }) => checked);
  await tab.tap({ role: 'button', name: proceed });
  await tab.at(new RegExp(`/sign-up/checkout\\?plan=${plan}$`, 'u'));
  await seeStep(tab, words.checkout.heading);
}

export async function shownTotal(tab: Tab): Promise<string> {
  const total = { css: '[data-testid="quote-total"]' };
  const { text } = await tab.see(total, ({ text }) => text !== '');
  const lines = await tab.window.evaluate(
    (css: string) => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(css)!);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size;
    },
    [total.css],
  );
  expect(lines, `lines of ${text}`).toBe(1);
  return text;
}

export async function applyCoupon(
  tab: Tab,
  code: string,
  { checkout: { coupon } }: Words = english,
): Promise<void> {
  await tab.tap({ role: 'button', name: coupon.open });
  await tab.enter({ role: 'field', name: coupon.label }, code);
  await tab.tap({ role: 'button', name: coupon.apply });
  await tab.see({ role: 'button', name: coupon.applied });
}

const payPalFrame = 'iframe[title*="PayPal" i]';
const payPalButton = { role: 'button', name: /^PayPal/u };

/** Waits for PayPal's button, in its script's frame. */
export async function seePayPal(tab: Tab): Promise<void> {
  await tab.see({ css: payPalFrame });
  await tab.inFrame(payPalFrame).see(payPalButton);
}

export async function pressPayPal(tab: Tab): Promise<void> {
  await seePayPal(tab);
  await tab.inFrame(payPalFrame).tap(payPalButton);
}

export async function agreeInWindow(tab: Tab, { agree }: Words = english): Promise<void> {
  await pressPayPal(tab);
  const paypal = await tab.popup();
  await paypal.tapToLeave({ role: 'button', name: agree });
}

/** Agrees on PayPal's own page, which then leads back to the site. */
export function agreeOnPage(tab: Tab, agree: string | RegExp = english.agree): Promise<void> {
  const isBack = async () => (await tab.window.address()).startsWith(siteUrl);
  return tab.tapToLeave({ role: 'button', name: agree }, isBack);
}

export async function seeConfirmation(tab: Tab, words: Words = english): Promise<void> {
  await seeStep(tab, words.final.heading);
  await tab.at(/\/sign-up\/final/u);
}
