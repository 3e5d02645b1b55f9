import { checkout } from '#content/funnel/checkout.ts';
import { registrationMessages } from '#domain/registrationMessages.ts';
import { cookieOf } from '#sandbox/world/world.ts';
import { newAddress } from '../../e2e/support/owner.ts';
import type { Tab, Target } from '../driver/tab.ts';
import { wideInFirefox, type Journey } from '../journey.ts';
import {
  agreeInWindow,
  choosePlan,
  pressPayPal,
  register,
  seeConfirmation,
  seeStep,
  signIn,
} from '../steps/signUp.ts';
import { switchWorld } from '../steps/world.ts';

const field = (name: string): Target => ({ role: 'field', name });

/** Waits until a field shows its error. */
async function expectProblem(tab: Tab, name: string, words: string): Promise<void> {
  await tab.see(field(name), ({ description }) => description.includes(words));
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
  await tab.key('Tab');
  await expectProblem(tab, 'Full Name', registrationMessages.fullNameTooLong);
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

/** A form that is refused, and a buyer whom PayPal refuses and who closes its window. */
export const refusedOnTheWay: Journey = {
  name: 'refusals: fields, the buyer at PayPal, its window closed',
  inChromium: 'e2e/everybody, network',
  widths: wideInFirefox,
  async run(tab) {
    await switchWorld(tab, { buyer: 'refused' });
    await signIn(tab, newAddress());
    await fillInWrongly(tab);
    await register(tab);
    await choosePlan(tab, 'Monthly');
    await beRefused(tab);
    await hesitate(tab);
  },
};
