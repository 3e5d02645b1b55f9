import { checkout } from './funnel/checkout.ts';
import { comeBack } from './funnel/comeBack.ts';
import { checkEmail } from './funnel/checkEmail.ts';
import { alreadySubscribed, home, knownOwner } from './funnel/home.ts';
import { signIn } from './funnel/signIn.ts';
import { final } from './funnel/final.ts';
import { shared } from './funnel/shared.ts';
import { plans } from './funnel/plans.ts';
import { register } from './funnel/register.ts';
import { resetPassword } from './funnel/resetPassword.ts';
import { verify } from './funnel/verify.ts';

/** Every text of the sign-up; those that a rule quotes are exact. Screens import their own part only. */
export const funnel = {
  ...shared,
  home,
  knownOwner,
  alreadySubscribed,
  comeBack,
  signIn,
  checkEmail,
  verify,
  register,
  plans,
  checkout,
  final,
  resetPassword,
} as const;
