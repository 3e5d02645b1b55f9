import { brand } from './brand.ts';
import { checkEmail, home, resetPassword, signIn, verify } from './funnel/entrance.ts';
import { checkout } from './funnel/checkout.ts';
import { final } from './funnel/final.ts';
import { plans } from './funnel/plans.ts';
import { register } from './funnel/register.ts';

function titled(page: string): string {
  return `${page} | ${brand.name}`;
}

/** What the browser's tab and the history call each page. */
export const pageTitles = {
  landing: `${brand.name}: know which spots make money`,
  home: home.heading,
  signIn: titled(signIn.heading),
  checkEmail: titled(checkEmail.heading),
  verify: titled(verify.heading),
  register: titled(register.heading),
  plans: titled(plans.heading),
  checkout: titled(checkout.heading),
  final: titled(final.heading),
  resetPassword: titled(resetPassword.heading),
  privacyNotice: titled('Privacy Notice'),
  termsOfUse: titled('Terms of Use'),
  cookies: titled('Cookies'),
} as const;

/** The screen for what nobody foresaw (specification section 8, generic fallback). */
export const unexpected = {
  heading: 'Unexpected Application Error!',
  advice:
    'Nothing you saved is lost. Load the page again; if this comes back, write to us and tell us what it says.',
  reload: 'Load the page again',
} as const;
