import { expect } from 'vitest';
import { newAddress } from '../../e2e/support/owner.ts';
import { siteUrl, storedRecord } from '../../e2e/support/sandbox.ts';
import type { Tab } from '../driver/tab.ts';
import { narrowInFirefox, type Journey } from '../journey.ts';
import {
  applyCoupon,
  choosePlan,
  linkFor,
  register,
  seeConfirmation,
  seePayPal,
  seeStep,
  shownTotal,
  signIn,
} from '../steps/signUp.ts';

/** From the registration form to a free subscription with a coupon. */
export async function finishForFree(tab: Tab, address: string): Promise<void> {
  await register(tab);
  await choosePlan(tab, 'Monthly');
  // PayPal's button moves what is below it when it comes.
  await seePayPal(tab);
  await applyCoupon(tab, 'FREE50');
  expect(await shownTotal(tab)).toBe('FREE');
  await tab.tap({ role: 'button', name: 'Complete Free Checkout' });
  await seeConfirmation(tab);
  expect(await storedRecord(address)).toMatchObject({
    status: 'active',
    coupon: { code: 'FREE50', is_free_coupon: true },
  });
}

/** An owner with a free subscription who then forgets the password. */
export const freeThenNewPassword: Journey = {
  name: 'free with FREE50, then a new password',
  inChromium: 'e2e/everybody, returning',
  widths: narrowInFirefox,
  async run(tab) {
    const address = newAddress();
    await signIn(tab, address);
    await finishForFree(tab, address);
    await tab.window.goto(`${siteUrl}/sign-up/checkout?plan=Yearly`);
    await seeStep(tab, 'You already have a subscription');
    await tab.tap({ role: 'button', name: 'Logout' });
    await seeStep(tab, 'Create Account');

    await tab.enter({ role: 'field', name: 'Email' }, address);
    await tab.tap({ role: 'button', name: 'Forgot password?' });
    await tab.see({ css: 'main *', text: 'If this address has an account' });
    await tab.window.goto(await linkFor(address, 'password-reset'));
    await seeStep(tab, 'Reset Your Password');
    // Another browser can still open it; once used, its code is nowhere in the address.
    await tab.at(/^\/admin\/reset-password\?.*oobCode=/u);
    await tab.enter({ role: 'field', name: 'New password' }, 'another-42');
    await tab.enter({ role: 'field', name: 'Confirm password' }, 'another-42');
    await tab.tap({ role: 'button', name: 'Update Password' });
    await seeStep(tab, 'Password updated');
    await tab.at(/^\/admin\/reset-password$/u);
  },
};
