import { describe, expect, it } from 'vitest';
import { brand, funnel } from '#content/index.ts';
import { social } from '#content/social.ts';
import { registrationMessages } from '#domain/registrationMessages.ts';

/** What tests/specification cannot place: words that also stand elsewhere in the content, or that no rule quotes. */
const placed = {
  alreadySubscribed: {
    body: 'This email is already registered. Please sign in instead.',
    signIn: 'Go to Sign In',
  },
  links: { terms: { href: '/terms-of-use' }, privacy: { href: '/privacy-notice' } },
  verify: { success: 'Your email has been successfully verified! Redirecting to registration...' },
  plans: { fallback: { Yearly: { disclaimer: 'billed annually $348. 14-day free trial' } } },
  checkout: { loadingPlan: 'Loading plan details...' },
  resetPassword: { confirmPassword: 'Confirm password' },
};

describe('the funnel', () => {
  it('has the specified words at places that share them with others (R-PRICE-FALLBACK)', () => {
    expect(funnel).toMatchObject(placed);
    expect(registrationMessages.required).toBe('Required');
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
