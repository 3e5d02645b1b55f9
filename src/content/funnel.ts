import { checkout } from './funnel/checkout.ts';
import { alreadySubscribed, checkEmail, home, signIn } from './funnel/entrance.ts';
import { final } from './funnel/final.ts';
import { shared } from './funnel/shared.ts';
import { plans } from './funnel/plans.ts';
import { register } from './funnel/register.ts';
import { resetPassword } from './funnel/resetPassword.ts';
import { verify } from './funnel/verify.ts';

/**
 * Every word of the sign-up area. Texts the specification quotes are exact. A screen imports its own part of this
 * instead, so that a visit to one does not load the words of all.
 */
export const funnel = {
  ...shared,
  home,
  alreadySubscribed,
  signIn,
  checkEmail,
  verify,
  register,
  plans,
  checkout,
  final,
  resetPassword,
} as const;
