export interface MeasuredScreen {
  path: string;
  /** Its page's source file. */
  page: string;
  /** Files that it loads by itself after rendering; the visitor need not wait for them. */
  afterwards: readonly string[];
}

const identity = 'src/adapters/firebase/firebaseIdentity.ts';
const calls = 'src/adapters/firebase/invoke.ts';
const paypal = 'src/adapters/paypal/PayPalSubscribeButton.tsx';

/** The screens from the sign-in to the confirmation, in the order of a sign-up. */
export const signUp: readonly MeasuredScreen[] = [
  { path: '/sign-up/signin', page: 'SignInPage', afterwards: [identity] },
  { path: '/sign-up/check-email', page: 'CheckEmailPage', afterwards: [identity] },
  { path: '/sign-up/verify-email', page: 'VerifyEmailPage', afterwards: [identity] },
  { path: '/sign-up/register', page: 'RegisterPage', afterwards: [identity, calls] },
  { path: '/sign-up/plans', page: 'PlansPage', afterwards: [identity, calls] },
  { path: '/sign-up/checkout', page: 'CheckoutPage', afterwards: [identity, calls, paypal] },
  { path: '/sign-up/final', page: 'FinalPage', afterwards: [identity, calls] },
];

export const others: readonly MeasuredScreen[] = [
  { path: '/account', page: 'AccountPage', afterwards: [identity, calls] },
  { path: '/sign-up/reset-password', page: 'ResetPasswordPage', afterwards: [identity] },
];

/** What a visitor who reads the whole landing page loads. */
export const landing: readonly string[] = [
  'src/site/scripts/page.ts',
  'src/site/scripts/hydrateIsland.tsx',
  'src/site/TryItStage.tsx',
  'src/demos/HeatMapDemo.tsx',
  'src/site/islands/PriceCalculatorIsland.tsx',
  'src/site/islands/ContactIsland.tsx',
];

/** Maximum KiB of script, compressed with Brotli. */
export const most = {
  /** Until the sign-in's form works: the scripts in its document. */
  form: 20,
  /** From the landing page's first interaction to the confirmation, without Firebase's and PayPal's own code. */
  landingToPaid: 320,
} as const;

/** How much heavier a screen may be in another language, which may need more words. */
export const mostMoreTranslated = 0.02;
