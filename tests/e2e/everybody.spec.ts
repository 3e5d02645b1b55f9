import { expect, type Locator, type Page } from '@playwright/test';
import { newAddress, signInLinkFor } from './support/owner.ts';
import { expectSoundStep } from './support/soundStep.ts';
import { storedRecord } from './support/sandbox.ts';
import { test } from '../support/visits.ts';

// The viewport of a 640 px window at a zoom of 200 %.
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

/** Moves forward with Tab alone, at most through the whole page. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No way by Tab to ${String(target)}`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

test('the whole sign-up by keyboard alone, in 320 pixels, with text at 200 % and without motion (R-A11Y)', async ({
  page,
}) => {
  const address = newAddress();
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto('/sign-up/signin');
  await typeInto(page, page.getByRole('textbox', { name: 'Email' }), 'nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address');
  await page.reload();
  await expectSoundStep(page, 'Create Account', button('Create Account with Email'));
  await typeInto(page, page.getByRole('textbox', { name: 'Email' }), address);
  await page.keyboard.press('Enter');

  await expectSoundStep(page, 'Check Your Email', button('Use another address'));
  await page.goto(await signInLinkFor(address));
  await expect(page.getByRole('heading', { level: 1, name: 'Email verified' })).toBeFocused();

  await expectSoundStep(page, 'Sign Up', button('Continue to Select Plan'));
  await typeInto(page, page.getByLabel('Full Name'), 'A name far too long for the field');
  await press(page, page.getByRole('checkbox', { name: /Terms of Use/u }), 'Space');
  await press(page, button('Continue to Select Plan'));
  // The summary has the focus, its link leads to the field, and its message describes that field.
  await expect(page.getByRole('heading', { name: /^Please check \d fields/u })).toBeFocused();
  await press(page, page.getByRole('link', { name: 'Full Name' }));
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expect(page.getByLabel('Full Name')).toHaveAccessibleDescription(/must be 15 characters or less/u);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Rosa Alvarez');
  await typeInto(page, page.getByLabel('Food Truck Name'), 'Copper Comal');
  await typeInto(page, page.getByLabel('Password', { exact: true }), 'comal-42');
  await typeInto(page, page.getByLabel('Confirm Password', { exact: true }), 'comal-42');
  const devices = page.getByRole('slider', { name: 'Number of POS Devices' });
  await press(page, devices, 'ArrowRight');
  await expect(devices).toHaveAttribute('aria-valuetext', /^2 tablets/u);
  await press(page, button('Continue to Select Plan'));

  await expectSoundStep(page, 'Choose Your Plan', button('Proceed to Checkout'));
  await tabTo(page, page.getByRole('radio', { name: 'Monthly' }));
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/plan=Yearly$/u);
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeFocused();
  await press(page, button('Proceed to Checkout'));

  await expectSoundStep(page, 'Payment', button('Have a code?'));
  await press(page, button('Have a code?'));
  await typeInto(page, page.getByLabel('Coupon code'), 'FREE50');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: 'This coupon makes your subscription free.' }),
  ).toBeVisible();
  await press(page, button('Complete Free Checkout'));

  await expectSoundStep(page, 'You Are All Set!', page.getByRole('link', { name: 'Open dashboard' }).first());
  expect(await storedRecord(address)).toMatchObject({
    charge_period: 'Yearly',
    payment_parts: { additional_devices: { quantity: 1 } },
  });
});
