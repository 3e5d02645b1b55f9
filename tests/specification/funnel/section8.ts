import type { Row } from '../row.ts';

const words = 'tests/content/errors.test.ts › %s reads as specified: %s';
const google = 'tests/adapters/authErrors.test.ts › Google: %s';
const link = 'tests/adapters/authErrors.test.ts › a sign-in link: %s is %s';
const refused = 'tests/funnel/verify.test.tsx › refused with %s says so and goes nowhere';
const badLink = 'tests/funnel/verify.test.tsx › %s says so and signs nobody in';
const inline = 'Shown inline with `role="alert"`; no blocking dialog.';

/** Section 8: the error catalogue. */
export const section8: readonly Row[] = [
  {
    id: 'S8-google-blocked',
    says: "| Google popup blocked | 'Google sign-in popup was blocked by your browser. Please allow popups for this site.' |",
    proof: [google, words, 'Funnel/Sign in/SignInStep › PopupBlocked'],
  },
  {
    id: 'S8-google-closed',
    says: "| Google popup closed | 'Google sign-in was canceled. Please try again.' |",
    proof: [
      google,
      'Funnel/Sign in/SignInStep › PopupClosed',
      'tests/e2e/google.spec.ts › closing the account chooser says so in the specified words',
    ],
  },
  {
    id: 'S8-google-domain',
    says: "| Unauthorized domain | 'This domain is not authorized for ... authentication. Please check your ... console settings.' (names the authentication provider) |",
    proof: [google, words, 'Funnel/Sign in/SignInStep › UnauthorizedDomain'],
  },
  {
    id: 'S8-google-other',
    says: "| Other Google failure | 'Google sign-in failed: {message} ({code})' |",
    proof: [
      'tests/adapters/authErrors.test.ts › Google: any other failure is told with its message and code',
      'Funnel/Sign in/SignInStep › GoogleFailed',
    ],
  },
  {
    id: 'S8-link-not-sent',
    says: "| E-mail link not sent | 'Failed to send verification email. Please try again.' |",
    proof: [
      'tests/adapters/authErrors.test.ts › a link that could not be sent: %s',
      'tests/funnel/signIn.test.tsx › says so when the link could not be sent, and stays',
      'Funnel/Sign in/SignInStep › LinkNotSent',
    ],
  },
  {
    id: 'S8-invalid-email',
    says: "| Invalid e-mail on sign-up | 'Please enter a valid email address' |",
    decided: inline,
    proof: [
      'tests/funnel/signIn.test.tsx › refuses %s before anything is sent',
      'Funnel/Sign in/SignInStep › InvalidEmail',
    ],
  },
  {
    id: 'S8-coupon-empty',
    says: "| Coupon | 'Please enter a coupon code';",
    proof: ['tests/funnel/checkout.test.tsx › that is empty is refused without asking'],
  },
  {
    id: 'S8-coupon-invalid',
    says: "; 'Invalid coupon code or coupon has been fully redeemed';",
    proof: [
      'tests/funnel/checkout.test.tsx › refused with %s reads "%s"',
      'Funnel/Checkout/CouponBox › Invalid',
    ],
  },
  {
    id: 'S8-coupon-none',
    says: "'No coupons available'; 'Discount",
    proof: [
      'tests/funnel/checkout.test.tsx › refused with %s reads "%s"',
      'Funnel/Checkout/CouponBox › NoneAvailable',
    ],
  },
  {
    id: 'S8-coupon-plan-not-found',
    says: '; \'Discount plan "{name}" not found\';',
    proof: [words, 'Funnel/Checkout/CouponBox › PlanNotFound'],
  },
  {
    id: 'S8-coupon-plan-broken',
    says: "'Error applying discount plan';",
    proof: [
      'tests/server/coupons.test.ts › says that a broken discount plan cannot be applied',
      'tests/funnel/checkout.test.tsx › refused with %s reads "%s"',
      'Funnel/Checkout/CouponBox › PlanBroken',
    ],
  },
  {
    id: 'S8-coupon-check-failed',
    says: "'Error validating coupon. Please try again.' |",
    proof: [
      'tests/funnel/checkout.test.tsx › refused with %s reads "%s"',
      'Funnel/Checkout/CouponBox › CheckFailed',
    ],
  },
  {
    id: 'S8-coupon-decrement',
    says: "| Coupon decrement fails in free checkout | alert 'Error applying coupon. Please try again.' and stop;",
    decided: `${inline} Redeeming is in the same transaction as the subscription record.`,
    proof: [
      'tests/funnel/checkout.test.tsx › that is free and %s stops with the specified alert',
      'tests/server/coupons.test.ts › refuses %j with %s and changes nothing',
      'tests/server/coupons.test.ts › gives the last five uses to exactly five of thirty owners',
      'Funnel/Checkout/PaymentCard › CouponSpentMeanwhile',
    ],
  },
  {
    id: 'S8-coupon-decrement-paid',
    says: 'in the paid flow it only warns and continues |',
    decided: 'A paid owner keeps what was shown; the log says so.',
    proof: [
      'tests/server/activation.test.ts › lets a paid owner keep the discount when the coupon ran out meanwhile',
    ],
  },
  {
    id: 'S8-free-failed',
    says: "| Free checkout failure | 'An error occurred during checkout. Please try again.' |",
    proof: [
      'tests/funnel/checkout.test.tsx › that is free and %s stops with the specified alert',
      'Funnel/Checkout/PaymentCard › FreeCheckoutFailed',
    ],
  },
  {
    id: 'S8-details-failed',
    says: "| Subscription details after approval | 'Failed to get subscription details' |",
    decided:
      'Said of a subscription that is not what was ordered. An approval that PayPal is still finishing, or a lost network, is an honest wait instead.',
    proof: [
      'tests/funnel/checkout.test.tsx › that is not what was ordered is refused, and the owner may pay again',
      'tests/server/activation.test.ts › refuses an invented id and writes nothing',
      'Funnel/Checkout/PaymentCard › DetailsFailed',
    ],
  },
  {
    id: 'S8-not-approved',
    says: "| Payment button | 'Order not approved: {message}';",
    proof: [
      'tests/funnel/checkout.test.tsx › shows why PayPal did not approve',
      'tests/adapters/paypalErrors.test.ts › any other report is an order that was not approved',
      'Funnel/Checkout/PaymentCard › NotApproved',
    ],
  },
  {
    id: 'S8-plan-missing',
    says: "missing plan: 'Error: Missing plan information. Please refresh and try again.' |",
    decided: `${inline} The payment button is off.`,
    proof: [
      'tests/funnel/checkout.test.tsx › is off, with the specified words, while the plan has no data',
      'Funnel/Checkout/CheckoutStep › PlanMissing',
    ],
  },
  {
    id: 'S8-free-without-coupon',
    says: "| Free checkout without coupon | 'Please enter and validate a coupon first' |",
    proof: [
      'tests/server/coupons.test.ts › refuses %j with %s and changes nothing',
      'Funnel/Checkout/PaymentCard › NoCouponValidated',
    ],
  },
  {
    id: 'S8-terms',
    says: "| Terms not ticked | 'You need to accept the terms of use to continue.' |",
    proof: ['Funnel/Register/RegistrationFormView › ContinuesWithoutTheTerms'],
  },
  {
    id: 'S8-verify-email-missing',
    says: "| Verify: e-mail missing | 'Email address not found. Please try the sign in process again.' |",
    proof: [badLink, words, 'Funnel/Verify/VerifyStep › EmailMissing'],
  },
  {
    id: 'S8-verify-bad-link',
    says: "| Verify: bad link | 'Invalid email verification link. Please request a new link.' |",
    proof: [refused, words, 'Funnel/Verify/VerifyStep › InvalidLink'],
  },
  {
    id: 'S8-verify-email-in-use',
    says: '| Verify: e-mail-already-in-use | treated as success: stores the e-mail credential and goes to register after 2 s |',
    proof: ['tests/funnel/verify.test.tsx › counts as success when the address is already in use', link],
  },
  {
    id: 'S8-verify-code-used',
    says: "| Verify: invalid-action-code | 'This verification link has already been used or is invalid. Please request a new link.' |",
    proof: [link, refused, words, 'Funnel/Verify/VerifyStep › CodeUsed'],
  },
  {
    id: 'S8-verify-provider',
    says: "| Verify: other provider error | provider message, or 'Failed to verify email. Please try again.' |",
    proof: [
      'tests/adapters/authErrors.test.ts › a sign-in link: any other failure shows the provider’s own message',
      'tests/adapters/authErrors.test.ts › a sign-in link: without a message of the provider the general sentence is shown',
      'Funnel/Verify/VerifyStep › ProviderMessage',
      'Funnel/Verify/VerifyStep › NotVerified',
    ],
  },
  {
    id: 'S8-verify-mode',
    says: "| Verify: mode other than signIn | 'Unsupported verification mode.' |",
    proof: [badLink, words, 'Funnel/Verify/VerifyStep › UnsupportedMode'],
  },
  {
    id: 'S8-verify-no-code',
    says: "| Verify: no code | 'Missing verification code. Please try the sign-in process again.' |",
    proof: [badLink, words, 'Funnel/Verify/VerifyStep › NoCode'],
  },
  {
    id: 'S8-verify-default',
    says: "| Verify: default | 'Verification failed. Please try signing in again.' |",
    proof: [badLink, words, 'Funnel/Verify/VerifyStep › NoMode'],
  },
  {
    id: 'S8-reset-code',
    says: "| Reset: | 'Invalid or missing code.';",
    proof: [
      'tests/funnel/waiting.test.tsx › says that a link with %s is invalid, and offers another',
      'tests/adapters/authErrors.test.ts › a password reset: %s',
      'Funnel/Reset password/ResetPasswordStep › InvalidCode',
    ],
  },
  {
    id: 'S8-reset-differ',
    says: "'Passwords do not match.'; success",
    proof: ['Funnel/Reset password/NewPasswordForm › TypesTwoDifferentPasswords'],
  },
  {
    id: 'S8-reset-success',
    says: "success 'Password has been reset successfully. You can now sign in with your new password.';",
    proof: [
      'tests/funnel/waiting.test.tsx › sets the new password with the code of the link',
      'Funnel/Reset password/ResetPasswordStep › Done',
    ],
  },
  {
    id: 'S8-reset-provider',
    says: 'provider errors show their message |',
    proof: [
      "tests/funnel/waiting.test.tsx › shows the provider's own words",
      'tests/adapters/authErrors.test.ts › a password reset shows the provider’s own message',
      'Funnel/Reset password/ResetPasswordStep › ProviderMessage',
    ],
  },
  {
    id: 'S8-generic',
    says: "| Generic fallback | heading 'Unexpected Application Error!' followed by the error message, or status and status text for a route error response |",
    proof: [
      'App/ErrorScreen › WithTheErrorsOwnMessage',
      'App/ErrorScreen › AnAnswerWasThrown',
      'App/ErrorScreen › WhenAPageBreaks',
    ],
  },
  {
    id: 'S8-database',
    says: 'Handling of database errors: not shown.',
    decided:
      'The browser never reaches the database. A failing function is an error of ours: said in words, with another try.',
    proof: [
      'tests/server/callable.test.ts › is nothing about an unexpected error, which is logged without what it says',
      'Funnel/Frame/FailedGate › Unexpected',
      'Funnel/Frame/FailedGate › TriesAgain',
    ],
  },
];
