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
  'account/none',
  'account/not-changeable',
  'account/same-plan',
  'account/change-refused',
  'account/recent-login-required',
  'contact/required-fields',
  'request/invalid',
  'request/too-many',
  'network/unreachable',
  'service/unexpected',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Words to interpolate into an error's text, such as a plan's name. Never anything private. */
export type ErrorDetails = Readonly<Record<string, string>>;

/**
 * Details of a `checkout/details-failed` that asking again does not change: the approved subscription is not what was
 * offered, has ended, or has no place any more.
 */
export const notOpened = { outcome: 'not-opened' } as const satisfies ErrorDetails;

/** Whether a value from outside is a known code. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return errorCodes.some((code) => code === value);
}

/** The one error adapters and services throw and hooks keep in state. Branch on `code`, never on a message. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, options: { details?: ErrorDetails; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.details = options.details ?? {};
  }
}

/** A `request/too-many`, which says how many whole seconds to wait: at least one. */
export function tooMany(waitMs: number, options: { cause?: unknown } = {}): AppError {
  const retryAfterSeconds = String(Math.max(1, Math.ceil(waitMs / 1_000)));
  return new AppError('request/too-many', { ...options, details: { retryAfterSeconds } });
}

/** Passes an AppError through and wraps anything else as `fallback`, keeping it as the cause. */
export function asAppError(error: unknown, fallback: ErrorCode = 'service/unexpected'): AppError {
  return error instanceof AppError ? error : new AppError(fallback, { cause: error });
}
