import type { Row } from '../row.ts';

const button = 'tests/adapters/payPalSubscribeButton.test.tsx';

/** Section 4: states and transitions. */
export const section4: readonly Row[] = [
  {
    id: 'S4-funnel',
    says: '- Funnel: sign in (e-mail link or Google) -> verify e-mail -> register -> plans -> checkout -> final.',
    proof: [
      'Flows/Sign up › ByEmailLink',
      'Flows/Sign up › Paid',
      'tests/e2e/signUp.spec.ts › an owner signs in by e-mail link, pays, and finds one record, one bill and one e-mail',
      "tests/e2e/google.spec.ts › an owner signs in through Firebase's own Google popup and pays",
    ],
  },
  {
    id: 'S4-plan-selection',
    says: '- Plan selection: Monthly or Yearly, mirrored in the plan query parameter.',
    proof: ['Pages/PlansPage › TheAddressFollowsTheChoice'],
  },
  {
    id: 'S4-verification',
    says: '- Verification: verifying, verified (then redirect), failed.',
    decided: 'And choosing, when the link is for another address than the one known here.',
    proof: [
      'Funnel/Verify/VerifyStep › Verifying',
      'Funnel/Verify/VerifyStep › Verified',
      'Funnel/Verify/VerifyStep › CodeUsed',
      'Funnel/Verify/VerifyStep › Choosing',
    ],
  },
  {
    id: 'S4-reset',
    says: '- Reset password: submitting, then success or error message.',
    proof: [
      'Funnel/Reset password/ResetPasswordStep › Updating',
      'Funnel/Reset password/ResetPasswordStep › Done',
      'Funnel/Reset password/ResetPasswordStep › ProviderMessage',
    ],
  },
  {
    id: 'S4-coupon-states',
    says: '- Coupon: unapplied, validating, applied (free, or discounted with a named plan) or error.',
    proof: [
      'Funnel/Checkout/CouponBox › Unapplied',
      'Funnel/Checkout/CouponBox › Validating',
      'Funnel/Checkout/CouponBox › AppliedFree',
      'Funnel/Checkout/CouponBox › AppliedDiscount',
      'Funnel/Checkout/CouponBox › Invalid',
    ],
  },
  {
    id: 'S4-coupon-applied',
    says: "Once applied, the input and button are disabled and the button reads 'Applied ✓'.",
    proof: [
      'tests/funnel/screens.test.tsx › an applied coupon has its field and its button disabled, and the button says so',
      'Flows/Sign up › PaidWithADiscount',
    ],
  },
  {
    id: 'S4-payment-script',
    says: '- Payment script loading: initial, pending, resolved, rejected.',
    proof: [
      `${button} › says so, and asks PayPal for subscriptions in the billed currency`,
      `${button} › keeps the place of the button, so that nothing moves when it arrives`,
      `${button} › a refused script is told, and asked for again on request`,
      `${button} › a script that hangs for 15 seconds counts as refused, and may still arrive`,
    ],
  },
  {
    id: 'S4-google-popup',
    says: '- Google popup may be cancelled, blocked or closed by the user.',
    proof: [
      'tests/adapters/authErrors.test.ts › Google: %s',
      'tests/funnel/signIn.test.tsx › says what happened when it ends with %s, and can be tried again',
    ],
  },
  {
    id: 'S4-subscription-status',
    says: "- Subscription status is set to 'active' on creation. Other statuses: not shown.",
    values: ['active'],
    proof: [
      'tests/server/activation.test.ts › records every field of the specification, one e-mail and no password',
      "tests/server/webhooks.test.ts › follows PayPal's state: suspended, active again, cancelled",
    ],
  },
  {
    id: 'S4-logout',
    says: '- Logout clears all local storage and returns to sign-in.',
    proof: [
      'tests/funnel/afterwards.test.tsx › %s and forgets everything here',
      'tests/adapters/sessionGateway.test.ts › is forgotten altogether by clear, with what others stored',
      'Flows/Sign up › LogsOut',
    ],
  },
];
