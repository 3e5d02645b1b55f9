import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { brand, funnel } from '#content/index.ts';
import { AppError } from '#domain/errors.ts';
import type { Gateways } from '#gateways/gateways.tsx';
import { fakeGateways } from '#stories/support/fakeGateways.tsx';
import { memorySession } from '#stories/support/memorySession.ts';
import { signedOutGateways, gatewaysFor } from '#stories/support/ownerGateways.ts';
import { unregistered, registered, sampleCatalogue, sampleOwner } from '#stories/support/samples.ts';
import { expectAddress, openRoute } from './openRoute.tsx';

async function open(path: string, world: Gateways, heading: string) {
  await openRoute(path, world);
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

function inOrder(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((element) => element.textContent.trim());
}

function linkTo(name: string) {
  return page.getByRole('link', { name }).first();
}

const openCheckout = () =>
  open('/sign-up/checkout?plan=Monthly', gatewaysFor(registered), funnel.checkout.heading);

describe('the content of a screen', () => {
  it('the sign-in screen offers Google, then the address, then names the terms and the privacy notice (R-SIGNIN-SCREEN)', async () => {
    await open('/sign-up/signin', signedOutGateways(), 'Create Account');
    const offered = [funnel.signIn.google, 'OR', funnel.email, 'Create Account with Email'];
    const parts = inOrder('main button, main label, main [role="none"]');
    expect(parts.filter((words) => offered.includes(words))).toEqual(offered);
    await expect.element(linkTo('Terms of Use')).toHaveAttribute('href', '/terms-of-use');
    await expect.element(linkTo('Privacy Notice')).toHaveAttribute('href', '/privacy-notice');
  });

  it('the check-e-mail screen suggests the spam folder or writing to support (R-CHECK-EMAIL)', async () => {
    await open('/sign-up/check-email', signedOutGateways(), 'Check Your Email');
    await expect.element(page.getByText(/spam folder, or contact support/u)).toBeVisible();
    await expect.element(linkTo(brand.supportEmail)).toHaveAttribute('href', `mailto:${brand.supportEmail}`);
  });

  it('the registration asks in the specified order, and does not allow changing the address (R-REGISTER-FIELDS)', async () => {
    await open('/sign-up/register', gatewaysFor(unregistered), 'Sign Up');
    const email = page.getByLabelText('Email', { exact: true });
    await expect.element(email).toHaveValue(sampleOwner.email);
    await expect.element(email).toHaveAttribute('readonly');
    const labels = inOrder('main form label');
    const asked = [
      'Full Name',
      'Email',
      'Food Truck Name',
      'Number of POS Devices',
      'Preferred Currency',
      'Password',
      'Confirm Password',
    ];
    expect(labels.filter((label) => asked.includes(label))).toEqual(asked);
    await expect.element(linkTo('Terms of Use')).toHaveAttribute('href', '/terms-of-use');
  });

  it('the registration counts a name as it will be stored (R-REGISTER-FULL-NAME)', async () => {
    await open('/sign-up/register', gatewaysFor(unregistered), 'Sign Up');
    const name = page.getByLabelText('Full Name');
    await userEvent.fill(name, ` ${'e\u0301'.repeat(12)} `);
    await expect.element(page.getByText(funnel.register.counter(12, 15))).toBeVisible();
    await userEvent.fill(name, '\u0958'.repeat(13));
    // Stored as two code points each, and read as one character each.
    await expect.element(page.getByText(funnel.register.counter(13, 15))).toBeVisible();
    // Far from the limit, nobody needs to count.
    await userEvent.fill(name, '\u0958'.repeat(11));
    expect(page.getByText(/of 15/u).elements()).toEqual([]);
  });

  it('the plans are the second step, Monthly and Yearly, and only Yearly is recommended (R-PLANS-SCREEN)', async () => {
    await open('/sign-up/plans', gatewaysFor(registered), 'Choose Your Plan');
    await expect.element(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'Yearly' })).toBeVisible();
    expect(document.querySelectorAll('input[type="radio"]')).toHaveLength(2);
    expect(inOrder('[aria-current="step"]')).toEqual(['2Plan']);
    const tag = page.getByText('Most Popular', { exact: true }).element();
    const yearly = page.getByRole('radio', { name: 'Yearly' }).element();
    const monthly = page.getByRole('radio', { name: 'Monthly' }).element();
    const card = tag.closest('[data-selected]');
    expect([card?.contains(yearly), card?.contains(monthly)]).toEqual([true, false]);
  });

  it('the checkout links to the terms, the privacy notice, the help page and the account (R-CHECKOUT-FOOTER)', async () => {
    await openCheckout();
    const links = [...document.querySelectorAll('footer a:not([hreflang])')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/terms-of-use',
      '/privacy-notice',
      brand.helpUrl,
      '/account',
    ]);
  });
});

describe('the owner’s progress', () => {
  it('the progress bar counts four steps, and the registration is the first (R-REGISTER-PROGRESS)', async () => {
    await open('/sign-up/register', gatewaysFor(unregistered), 'Sign Up');
    await expect.element(page.getByLabelText('Full Name')).toBeVisible();
    expect(inOrder(`[aria-label="${funnel.steps.label}"] > *`)).toEqual([
      '1Account',
      '2Plan',
      '3Payment',
      '4Confirmation',
    ]);
    expect(inOrder('[aria-current="step"]')).toEqual(['1Account']);
  });

  it('the payment is the third step, with Account and Plan done (R-CHECKOUT-HEADER)', async () => {
    await openCheckout();
    await expect.element(page.getByRole('button', { name: 'Back to Plans' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Change Plan' })).toBeVisible();
    expect(inOrder(`[aria-label="${funnel.steps.label}"] > *`)).toEqual([
      `Account, ${funnel.steps.done}`,
      `Plan, ${funnel.steps.done}`,
      '3Payment',
      '4Confirmation',
    ]);
    expect(inOrder('[aria-current="step"]')).toEqual(['3Payment']);
  });
});

describe('the way back', () => {
  it.each(['register', 'plans', 'final'])(
    'an owner whose address cannot sign up is told so at %s, and can log out (R-REGISTER-EMAIL)',
    async (step) => {
      const refusal = new AppError('registration/invalid-email');
      const world = fakeGateways({
        auth: { currentOwner: () => Promise.resolve(sampleOwner), signOut: () => Promise.resolve() },
        subscriptions: {
          myStatus: () => Promise.reject(refusal),
          catalogue: () => Promise.resolve(sampleCatalogue),
        },
        session: memorySession(),
      });
      await open(`/sign-up/${step}`, world, funnel.failedHeading);
      await expect.element(page.getByText('Invalid Email address')).toBeVisible();
      await userEvent.click(page.getByRole('button', { name: 'Logout' }));
      await expectAddress('/sign-up/signin');
    },
  );

  it('a broken link has a button that leads back to sign-in (R-VERIFY-FAILURE)', async () => {
    await open('/sign-up/verify-email?mode=signIn', signedOutGateways(), funnel.verify.failedHeading);
    await userEvent.click(page.getByRole('button', { name: 'Return to Sign In' }));
    await expectAddress('/sign-up/signin');
  });
});
