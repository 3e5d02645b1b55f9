import { errorMessage } from '#content/errors.ts';
import { checkout } from '#content/funnel/checkout.ts';
import { verify } from '#content/funnel/verify.ts';
import { signIn as signInWords } from '#content/funnel/signIn.ts';
import { registrationMessages } from '#domain/registrationMessages.ts';
import { cookieOf } from '#sandbox/world/world.ts';
import { newAddress } from '../../e2e/support/owner.ts';
import { siteUrl } from '../../e2e/support/sandbox.ts';
import type { Tab, Target } from '../driver/tab.ts';
import { wideInFirefox, type Journey } from '../journey.ts';
import {
  agreeInWindow,
  askForLink,
  choosePlan,
  linkFor,
  pressPayPal,
  register,
  seeConfirmation,
  seeStep,
} from '../steps/signUp.ts';
import { switchWorld } from '../steps/world.ts';

const field = (name: string): Target => ({ role: 'field', name });

/** Waits until a field shows its error. */
async function expectProblem(tab: Tab, name: string, words: string): Promise<void> {
  await tab.see(field(name), ({ description }) => description.includes(words));
}

/** Opens a link sent to one address in a browser where another address is signing up. */
async function openLinkElsewhere(tab: Tab, address: string): Promise<void> {
  await tab.window.goto(`${siteUrl}/sign-up/signin`);
  await tab.enter(field('Email'), 'nobody');
  await tab.tap({ role: 'button', name: signInWords.submit });
  await tab.see({ role: 'alert', text: errorMessage({ code: 'auth/invalid-email', details: {} }) });
  await askForLink(tab, address);
  const link = await linkFor(address, 'sign-in-link');
  await tab.tap({ role: 'button', name: 'Use another address' });
  await askForLink(tab, newAddress());
  await tab.window.goto(link);
  await seeStep(tab, verify.choice.heading);
  await tab.tap({ role: 'button', name: verify.choice.link(address) });
  await tab.at(/^\/sign-up\/register$/u);
}

async function fillInWrongly(tab: Tab): Promise<void> {
  await seeStep(tab, 'Sign Up');
  const terms = { role: 'checkbox', name: /Terms of Use/u };
  // Without the terms accepted, the button does nothing.
  await tab.tap(terms);
  await tab.see(terms, ({ checked }) => checked);
  await tab.tap({ role: 'button', name: 'Continue to Select Plan' });
  await expectProblem(tab, 'Full Name', registrationMessages.required);
  await tab.see({ role: 'heading', name: /^Please check \d fields\.$/u }, ({ focused }) => focused);
  await tab.tap({ role: 'link', name: 'Full Name' });
  await tab.see(field('Full Name'), ({ focused }) => focused);
  await tab.enter(field('Full Name'), 'A name far too long');
  await tab.enter(field('Password'), 'short');
  await tab.enter(field('Confirm Password'), 'another');
  await tab.key('Tab');
  await expectProblem(tab, 'Full Name', registrationMessages.fullNameTooLong);
  await expectProblem(tab, 'Food Truck Name', registrationMessages.required);
  await expectProblem(tab, 'Password', registrationMessages.passwordTooShort);
  await expectProblem(tab, 'Confirm Password', registrationMessages.passwordsDiffer);
  await tab.tap(terms);
  await tab.see(terms, ({ checked }) => !checked);
}

const agree = { role: 'button', name: 'Agree & Subscribe' };
const cancelled = { css: 'main *', text: checkout.cancelled };

/** PayPal refuses the buyer, who reads what is needed before and after, and goes on as one with an account. */
async function beRefused(tab: Tab): Promise<void> {
  await tab.see({ css: 'main *', text: checkout.pay.accountNeeded });
  await pressPayPal(tab);
  const paypal = await tab.popup();
  await paypal.see({ text: 'PayPal declined this payment.' });
  await paypal.gone(agree);
  await paypal.tapToLeave({ role: 'button', name: 'Cancel' });
  await tab.see(cancelled);
  await tab.window.evaluate(
    (cookie: string) => {
      document.cookie = cookie;
    },
    [`${cookieOf('buyer')}=account; path=/`],
  );
}

/** Opens PayPal's window without paying, and pays the second time. */
async function hesitate(tab: Tab): Promise<void> {
  await pressPayPal(tab);
  const paypal = await tab.popup();
  await paypal.see(agree);
  await tab.gone(cancelled);
  await paypal.window.close();
  await tab.see(cancelled);
  await agreeInWindow(tab);
  await seeConfirmation(tab);
}

/** Every mistake that an owner can make on the way. */
export const refusedOnTheWay: Journey = {
  name: 'refusals: address, link of another device, fields, the buyer at PayPal, its window closed',
  inChromium: 'e2e/links, everybody, network',
  widths: wideInFirefox,
  async run(tab) {
    await switchWorld(tab, { buyer: 'refused' });
    await openLinkElsewhere(tab, newAddress());
    await fillInWrongly(tab);
    await register(tab);
    await choosePlan(tab, 'Monthly');
    await beRefused(tab);
    await hesitate(tab);
  },
};
