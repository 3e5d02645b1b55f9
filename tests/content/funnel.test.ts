import { describe, expect, it } from 'vitest';
import { brand, funnel } from '#content/index.ts';
import { registrationMessages } from '#domain/registration.ts';

/** The texts that the rules of reference/SignUp.mdx and reference/Business.mdx quote. */
const specified: [string, string][] = [
  [funnel.loading, 'Loading...'],
  [funnel.logout, 'Logout'],
  [funnel.steps.names.join(', '), 'Account, Plan, Payment, Confirmation'],
  [funnel.alreadySubscribed.heading, 'Email Already Exists'],
  [funnel.alreadySubscribed.body, 'This email is already registered. Please sign in instead.'],
  [funnel.alreadySubscribed.signIn, 'Go to Sign In'],
  [funnel.signIn.heading, 'Create Account'],
  [funnel.signIn.divider, 'OR'],
  [funnel.signIn.submit, 'Create Account with Email'],
  [funnel.checkEmail.heading, 'Check Your Email'],
  [funnel.verify.success, 'Your email has been successfully verified! Redirecting to registration...'],
  [funnel.verify.back, 'Return to Sign In'],
  [funnel.register.heading, 'Sign Up'],
  [funnel.register.fullName.label, 'Full Name'],
  [funnel.register.restaurantName.label, 'Food Truck Name'],
  [funnel.register.email.label, 'Email'],
  [funnel.register.password.label, 'Password'],
  [funnel.register.confirmPassword.label, 'Confirm Password'],
  [funnel.register.posDevices.label, 'Number of POS Devices'],
  [funnel.register.currency.label, 'Preferred Currency'],
  [funnel.links.terms.label, 'Terms of Use'],
  [funnel.links.terms.href, '/terms-of-use'],
  [funnel.links.privacy.href, '/privacy-notice'],
  [funnel.register.submit, 'Continue to Select Plan'],
  [funnel.plans.heading, 'Choose Your Plan'],
  [funnel.plans.loading, 'Loading plan details...'],
  [funnel.plans.popular, 'Most Popular'],
  [funnel.plans.selected, 'Selected'],
  [funnel.plans.proceed, 'Proceed to Checkout'],
  [funnel.plans.fallback.Monthly.price, '$29'],
  [funnel.plans.fallback.Yearly.price, '$29'],
  [funnel.plans.fallback.Monthly.disclaimer, '14-day free trial'],
  [funnel.plans.fallback.Yearly.disclaimer, 'billed annually $348. 14-day free trial'],
  [
    funnel.plans.fallback.Monthly.features.join(', '),
    'Advance menu designer, Employees management, Real-time reports',
  ],
  [
    funnel.plans.fallback.Yearly.features.slice(3).join(', '),
    'Advance discounting system, Offline mode, Printer support',
  ],
  [funnel.checkout.loading, 'Loading checkout details...'],
  [funnel.checkout.loadingPlan, 'Loading plan details...'],
  [funnel.checkout.back, 'Back to Plans'],
  [funnel.checkout.change, 'Change Plan'],
  [funnel.checkout.coupon.applied, 'Applied ✓'],
  [funnel.checkout.summary.free, 'FREE'],
  [funnel.final.heading, 'You Are All Set!'],
  [funnel.resetPassword.heading, 'Reset Your Password'],
  [funnel.resetPassword.password, 'New password'],
  [funnel.resetPassword.confirmPassword, 'Confirm password'],
  [funnel.resetPassword.submit, 'Update Password'],
  [funnel.resetPassword.submitBusy, 'Updating...'],
  [
    funnel.resetPassword.success,
    'Password has been reset successfully. You can now sign in with your new password.',
  ],
  [registrationMessages.required, 'Required'],
  [registrationMessages.fullNameTooLong, 'must be 15 characters or less'],
  [registrationMessages.posDevicesTooFew, 'Must be at least 1'],
  [registrationMessages.posDevicesTooMany, 'Must be 10 or less'],
  [registrationMessages.passwordTooShort, 'Password must be at least 6 characters long'],
  [registrationMessages.passwordsDiffer, 'Passwords must match'],
  [registrationMessages.termsNotAccepted, 'You must accept the terms of use to continue'],
];

describe('the funnel', () => {
  it.each(specified)('says "%s"', (said, words) => {
    expect(said).toBe(words);
  });

  it('greets with the name of the product', () => {
    expect(funnel.home.heading).toContain(brand.name);
  });

  it('thanks, and says that the e-mail was sent and the subscription is active', () => {
    expect(funnel.final.thanks).toMatch(/^Thank you/u);
    expect(funnel.final.emailSent('owner@example.com')).toBe(
      'A confirmation email with instructions was sent to owner@example.com, and your subscription is active.',
    );
  });
});

describe('the brand', () => {
  it('uses reserved placeholder domains until addresses are set for the build', () => {
    const { name: _, supportEmail, dashboardUrl, helpUrl, social } = brand;
    for (const place of [supportEmail, dashboardUrl, helpUrl, ...Object.values(social)]) {
      expect(place).toMatch(/\.example(?:\/|$)/u);
    }
  });
});
