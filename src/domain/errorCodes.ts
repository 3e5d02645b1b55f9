/**
 * Every error code of the product. `content/errors.ts` has the text of each; a code without a text does not
 * compile. The rules quote their texts (reference/SignUp.mdx).
 */
export const errorCodes = [
  'auth/invalid-email',
  'auth/link-not-sent',
  'auth/popup-blocked',
  'auth/popup-closed',
  'auth/unauthorized-domain',
  'auth/google-failed',
  'auth/recent-login-required',
  'auth/password-refused',
  'session/signed-out',
  'session/signed-out-at-payment',
  'session/not-kept',
  'session/unverified',
  'verify/email-missing',
  'verify/invalid-link',
  'verify/code-used',
  'verify/email-in-use',
  'verify/provider',
  'verify/failed',
  'verify/unsupported-mode',
  'verify/no-code',
  'verify/default',
  'reset/invalid-code',
  'reset/passwords-differ',
  'reset/provider',
  'registration/invalid-email',
  'registration/already-subscribed',
  'registration/address-held',
  'registration/missing',
  'registration/invalid',
  'registration/terms-not-accepted',
  'plan/missing',
  'plan/mismatch',
  'coupon/empty',
  'coupon/invalid',
  'coupon/none-available',
  'coupon/plan-not-found',
  'coupon/plan-broken',
  'coupon/check-failed',
  'coupon/redeem-failed',
  'coupon/not-validated',
  'checkout/free-failed',
  'checkout/details-failed',
  'checkout/not-approved',
  'checkout/popup-blocked',
  'checkout/payment-unavailable',
  'checkout/payment-refused',
  'checkout/currency-refused',
  'account/none',
  'account/not-changeable',
  'account/same-plan',
  'account/change-refused',
  'account/recent-login-required',
  'account/address-taken',
  'link/invalid',
  'contact/required-fields',
  'request/invalid',
  'request/too-many',
  'network/unreachable',
  'service/unexpected',
] as const;

/** A code of the list. */
export type ErrorCode = (typeof errorCodes)[number];

/** Whether an external value is a known code. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return errorCodes.some((code) => code === value);
}
