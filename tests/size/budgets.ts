/** A screen whose script is measured. */
export interface MeasuredScreen {
  /** Its path on the site. */
  path: string;
  /** Its page's source file. */
  page: string;
  /** What it fetches by itself once it is drawn; the visitor does not wait for it to read or type. */
  afterwards: readonly string[];
  /** Most KiB of script, compressed by Brotli, until the screen can be used; null where none is set. */
  most: number | null;
  /**
   * Most KiB of script that the screen may need beside what the sign-in loads, which a visitor has by then; what it
   * fetches by itself counts. Left out where none is set.
   */
  mostBesideSignIn?: number;
}

const identity = 'src/adapters/firebase/firebaseIdentity.ts';
const calls = 'src/adapters/firebase/invoke.ts';
const paypal = 'src/adapters/paypal/PayPalSubscribeButton.tsx';

/** Every screen, with the most it may weigh. */
export const screens: readonly MeasuredScreen[] = [
  { path: '/sign-up/signin', page: 'SignInPage', afterwards: [identity], most: 105 },
  { path: '/sign-up/check-email', page: 'CheckEmailPage', afterwards: [], most: null },
  { path: '/sign-up/verify-email', page: 'VerifyEmailPage', afterwards: [identity], most: null },
  { path: '/sign-up/register', page: 'RegisterPage', afterwards: [identity, calls], most: null },
  { path: '/sign-up/plans', page: 'PlansPage', afterwards: [identity, calls], most: null },
  { path: '/sign-up/checkout', page: 'CheckoutPage', afterwards: [identity, calls, paypal], most: 130 },
  { path: '/sign-up/final', page: 'FinalPage', afterwards: [identity, calls], most: null },
  { path: '/account', page: 'AccountPage', afterwards: [identity, calls], most: null, mostBesideSignIn: 60 },
  { path: '/sign-up/reset-password', page: 'ResetPasswordPage', afterwards: [identity], most: null },
];
