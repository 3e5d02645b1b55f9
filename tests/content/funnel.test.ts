import { describe, expect, it } from 'vitest';
import { brand, funnel } from '#content/index.ts';
import { social } from '#content/social.ts';
import { posDevicesMessages } from '#domain/posDevicesMessages.ts';
import { registrationMessages } from '#domain/registrationMessages.ts';

/** The texts quoted in the rules of reference/SignUp.mdx and reference/Business.mdx, by their place in the content. */
const quoted = {
  loading: 'Loading...',
  logout: 'Logout',
  alreadySubscribed: {
    heading: 'Email Already Exists',
    body: 'This email is already registered. Please sign in instead.',
    signIn: 'Go to Sign In',
  },
  signIn: {
    heading: 'Create Account',
    divider: 'OR',
    submit: 'Create Account with Email',
  },
  checkEmail: {
    heading: 'Check Your Email',
  },
  verify: {
    success: 'Your email has been successfully verified! Redirecting to registration...',
    back: 'Return to Sign In',
  },
  register: {
    heading: 'Sign Up',
    fullName: {
      label: 'Full Name',
    },
    restaurantName: {
      label: 'Food Truck Name',
    },
    email: {
      label: 'Email',
    },
    password: {
      label: 'Password',
    },
    confirmPassword: {
      label: 'Confirm Password',
    },
    posDevices: {
      label: 'Number of POS Devices',
    },
    currency: {
      label: 'Preferred Currency',
    },
    submit: 'Continue to Select Plan',
  },
  links: {
    terms: {
      label: 'Terms of Use',
      href: '/terms-of-use',
    },
    privacy: {
      href: '/privacy-notice',
    },
  },
  plans: {
    heading: 'Choose Your Plan',
    loading: 'Loading plan details...',
    popular: 'Most Popular',
    selected: 'Selected',
    proceed: 'Proceed to Checkout',
    fallback: {
      Monthly: {
        price: '$29',
        disclaimer: '14-day free trial',
      },
      Yearly: {
        price: '$29',
        disclaimer: 'billed annually $348. 14-day free trial',
      },
    },
  },
  checkout: {
    loading: 'Loading checkout details...',
    loadingPlan: 'Loading plan details...',
    back: 'Back to Plans',
    change: 'Change Plan',
    coupon: {
      applied: 'Applied ✓',
    },
    summary: {
      free: 'FREE',
    },
  },
  final: {
    heading: 'You Are All Set!',
  },
  resetPassword: {
    heading: 'Reset Your Password',
    password: 'New password',
    confirmPassword: 'Confirm password',
    submit: 'Update Password',
    submitBusy: 'Updating...',
    success: 'Password has been reset successfully. You can now sign in with your new password.',
  },
};

const quotedRefusals = {
  required: 'Required',
  fullNameTooLong: 'must be 15 characters or less',
  passwordTooShort: 'Password must be at least 6 characters long',
  passwordsDiffer: 'Passwords must match',
  termsNotAccepted: 'You must accept the terms of use to continue',
};

describe('the funnel', () => {
  it('has the texts quoted in the rules (R-PRICE-FALLBACK)', () => {
    expect(funnel).toMatchObject(quoted);
    expect(registrationMessages).toMatchObject(quotedRefusals);
    expect(posDevicesMessages).toMatchObject({
      tooSmall: 'Must be at least 1',
      tooLarge: 'Must be 10 or less',
    });
    expect(funnel.steps.names.join(', ')).toBe('Account, Plan, Payment, Confirmation');
  });

  it('lists the features quoted in the rules while prices are missing (R-PRICE-FALLBACK-FEATURES)', () => {
    const { Monthly, Yearly } = funnel.plans.fallback;
    expect(Monthly.features).toEqual(['Advance menu designer', 'Employees management', 'Real-time reports']);
    expect(Yearly.features.slice(3)).toEqual([
      'Advance discounting system',
      'Offline mode',
      'Printer support',
    ]);
  });

  it('thanks, and says that the e-mail was sent and the subscription is active (R-FINAL)', () => {
    expect(funnel.final.thanks).toMatch(/^Thank you/u);
    expect(funnel.final.emailSent('owner@example.com')).toBe(
      'A confirmation email with instructions was sent to owner@example.com, and your subscription is active.',
    );
  });
});

it('the brand uses reserved placeholder domains until addresses are set for the build', () => {
  const { name: _, supportEmail, dashboardUrl, helpUrl } = brand;
  for (const place of [supportEmail, dashboardUrl, helpUrl, ...Object.values(social)]) {
    expect(place).toMatch(/\.example(?:\/|$)/u);
  }
});
