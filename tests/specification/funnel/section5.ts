import type { Row } from '../row.ts';

const registration = 'tests/domain/registration.test.ts';
const agreement = 'tests/server/registrationAgreement.test.ts';
const coupons = 'tests/server/coupons.test.ts';

/** Section 5: validation rules. */
export const section5: readonly Row[] = [
  {
    id: 'S5-email-malformed',
    says: "- E-mail sign-up: empty or malformed e-mail (must look like {email} with no spaces) gives the alert 'Please enter a valid email address'.",
    decided: 'Shown inline with `role="alert"`; no blocking dialog.',
    proof: [
      'tests/funnel/signIn.test.tsx › refuses %s before anything is sent',
      'tests/domain/email.test.ts › %j may not',
      'Funnel/Sign in/SignInStep › InvalidEmail',
    ],
  },
  {
    id: 'S5-email-button',
    says: 'The button is disabled while the field is empty or busy.',
    proof: [
      'Funnel/Sign in/SignInStep › Empty',
      'Funnel/Sign in/SignInStep › WaitingForGoogle',
      'tests/funnel/signIn.test.tsx › sends one link however often the button is pressed',
    ],
  },
  {
    id: 'S5-full-name',
    says: "- Registration:\n  - fullName: required ('Required'); max 15 characters ('must be 15 characters or less').",
    decided: 'No silent truncation: a counter and the message. A longer Google name is not prefilled.',
    proof: [
      `${registration} › with %s %j is refused with %j`,
      `${agreement} › is refused by the server exactly when the form refuses it, whatever was typed`,
      'Funnel/Register/RegistrationFields › TypesANameThatIsTooLong',
      'tests/funnel/screens.test.tsx › the registration counts a name as it will be stored',
      'tests/funnel/register.test.tsx › is a Google name only where it fits whole',
    ],
  },
  {
    id: 'S5-email',
    says: "- email: valid address ('Invalid Email address'); required.",
    decided:
      'The address is the verified one of the signed-in account and read-only, so the server is who finds it invalid, before the form is shown.',
    proof: [
      'tests/server/callable.test.ts › refuses %s as an address nobody can sign up with',
      'Funnel/Frame/FailedGate › ImpossibleAddress',
      'tests/funnel/screens.test.tsx › an owner whose address cannot sign up is told so at %s, and can log out',
    ],
  },
  {
    id: 'S5-restaurant-name',
    says: "- restaurantName: required ('Required').",
    decided: 'At most 100 characters, so that a document stays small.',
    proof: [
      `${registration} › with %s %j is refused with %j`,
      'Funnel/Register/RegistrationFormView › SubmitsTooEarly',
    ],
  },
  {
    id: 'S5-pos-devices',
    says: "- posDevices: number, required; min 1 ('Must be at least 1'); max 10 ('Must be 10 or less').",
    proof: [
      `${registration} › with %s %j is refused with %j`,
      'Components/DeviceSlider › SettlesWhenTheTypedNumberIsOutOfRange',
      'Components/DeviceSlider › Rejected',
    ],
  },
  {
    id: 'S5-password',
    says: "- password (e-mail sign-in only): required; min 6 ('Password must be at least 6 characters long').",
    decided:
      'Set on the Firebase account when the registration is submitted, and stored nowhere. At most what Firebase takes.',
    proof: [
      `${registration} › with the passwords %j is refused at %s with %j`,
      'tests/funnel/register.test.tsx › of an owner by e-mail link sets the password before it saves the business',
      'tests/funnel/register.test.tsx › of an owner with Google asks for no password and sets none',
    ],
  },
  {
    id: 'S5-confirm-password',
    says: "- confirmPassword (e-mail sign-in only): required; must equal password ('Passwords must match').",
    proof: [
      `${registration} › with the passwords %j is refused at %s with %j`,
      'Funnel/Register/RegistrationFields › TypesTwoDifferentPasswords',
    ],
  },
  {
    id: 'S5-terms',
    says: "- termsAccepted: must be true ('You must accept the terms of use to continue').",
    proof: [
      `${registration} › with %s %j is refused with %j`,
      'Funnel/Register/RegistrationFormView › TakesTheTermsBack',
    ],
  },
  {
    id: 'S5-reset-code',
    says: "- Reset password: code present and mode resetPassword, else 'Invalid or missing code.';",
    proof: [
      'tests/funnel/waiting.test.tsx › says that a link with %s is invalid, and offers another',
      'Funnel/Reset password/ResetPasswordStep › InvalidCode',
    ],
  },
  {
    id: 'S5-reset-passwords',
    says: 'both passwords required, min length 6;',
    proof: [
      'Funnel/Reset password/NewPasswordForm › LeavesBothEmpty',
      'Funnel/Reset password/NewPasswordForm › TypesAShortPassword',
    ],
  },
  {
    id: 'S5-reset-match',
    says: "they must match, else 'Passwords do not match.'.",
    proof: ['Funnel/Reset password/NewPasswordForm › TypesTwoDifferentPasswords'],
  },
  {
    id: 'S5-coupon-empty',
    says: "- Coupon: empty code gives 'Please enter a coupon code'.",
    proof: [
      'tests/funnel/checkout.test.tsx › that is empty is refused without asking',
      'Funnel/Checkout/CouponBox › Empty',
    ],
  },
  {
    id: 'S5-coupon-invalid',
    says: "Valid only if the code exists and applies_left is above 0; otherwise 'Invalid coupon code or coupon has been fully redeemed'.",
    decided: 'Codes are compared after trimming, as own keys; `constructor` and the like are simply invalid.',
    proof: [
      `${coupons} › refuses %j with %s`,
      `${coupons} › counts applies_left %j as used up`,
      `${coupons} › accepts exactly the stored codes, whatever is typed, and spends nothing`,
      'tests/e2e/refusals.spec.ts › hostile coupon codes are invalid and change nothing',
    ],
  },
  {
    id: 'S5-coupons-missing',
    says: "If the coupons document is missing: 'No coupons available'.",
    proof: [
      `${coupons} › says that there are none when the document is missing`,
      'Funnel/Checkout/CouponBox › NoneAvailable',
    ],
  },
  {
    id: 'S5-coupon-plan',
    says: 'A coupon with a plan_name requires that plan to exist, else \'Discount plan "{name}" not found\'.',
    proof: [
      `${coupons} › names the discount plan that is not there`,
      'Funnel/Checkout/CouponBox › PlanNotFound',
    ],
  },
  {
    id: 'S5-payment-plan',
    says: "- Payment button needs a plan id, else the alert 'Error: Missing plan information. Please refresh and try again.'",
    decided: 'Shown inline with `role="alert"`, and the payment button is off.',
    proof: [
      'tests/funnel/checkout.test.tsx › is off for a plan that has no plan at PayPal',
      'Funnel/Checkout/PaymentCard › PlanMissing',
    ],
  },
  {
    id: 'S5-free-without-coupon',
    says: "- Free checkout without a validated coupon: 'Please enter and validate a coupon first'",
    proof: [
      `${coupons} › refuses %j with %s and changes nothing`,
      'Funnel/Checkout/PaymentCard › NoCouponValidated',
    ],
  },
];
