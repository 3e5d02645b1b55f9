/** A screen whose script is measured. */
export interface MeasuredScreen {
  /** Its path on the site. */
  path: string;
  /** Its page's source file. */
  page: string;
  /** Files that it loads by itself after rendering; the visitor need not wait for them. */
  afterwards: readonly string[];
  /** Maximum KiB of script, compressed with Brotli, until the screen can be used; null if unlimited. */
  most: number | null;
  /**
   * Maximum KiB of script that the screen needs in addition to the sign-in's, which a visitor has already; files loaded
   * afterwards count. Omitted if unlimited.
   */
  mostBesideSignIn?: number;
}

const identity = 'src/adapters/firebase/firebaseIdentity.ts';
const calls = 'src/adapters/firebase/invoke.ts';
const paypal = 'src/adapters/paypal/PayPalSubscribeButton.tsx';

/** Every screen, with its maximum. */
export const screens: readonly MeasuredScreen[] = [
  { path: '/sign-up/signin', page: 'SignInPage', afterwards: [identity], most: null },
  { path: '/sign-up/check-email', page: 'CheckEmailPage', afterwards: [], most: null },
  { path: '/sign-up/verify-email', page: 'VerifyEmailPage', afterwards: [identity], most: null },
  { path: '/sign-up/register', page: 'RegisterPage', afterwards: [identity, calls], most: null },
  { path: '/sign-up/plans', page: 'PlansPage', afterwards: [identity, calls], most: null },
  { path: '/sign-up/checkout', page: 'CheckoutPage', afterwards: [identity, calls, paypal], most: null },
  { path: '/sign-up/final', page: 'FinalPage', afterwards: [identity, calls], most: null },
  { path: '/account', page: 'AccountPage', afterwards: [identity, calls], most: null, mostBesideSignIn: 60 },
  { path: '/sign-up/reset-password', page: 'ResetPasswordPage', afterwards: [identity], most: null },
];
