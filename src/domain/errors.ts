import type { ErrorCode } from './errorCodes.ts';

export type { ErrorCode } from './errorCodes.ts';

/** Texts to interpolate into an error's message, such as a plan's name. Never private data. */
export type ErrorDetails = Readonly<Record<string, string>>;

/** A `checkout/details-failed` that no retry fixes: the approval is not the offer, or cannot be recorded. */
export const notOpened = { outcome: 'not-opened' } as const satisfies ErrorDetails;

/** The same, because the payer has had a free trial. A new checkout is offered without one. */
export const trialUsed = { ...notOpened, why: 'trial-used' } as const satisfies ErrorDetails;

/** A `session/signed-out` because the account is deleted. */
export const accountDeleted = { why: 'account-deleted' } as const satisfies ErrorDetails;

/** Whether an owner is signed out because the account is deleted. */
export function isAccountDeleted({ code, details }: Pick<AppError, 'code' | 'details'>): boolean {
  return code === 'session/signed-out' && details['why'] === accountDeleted.why;
}

/** The only error that adapters and services throw and hooks keep in state. Branch on `code`, never on a message. */
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

/** A `request/too-many` with the number of whole seconds to wait, at least one. */
export function tooMany(waitMs: number, options: { cause?: unknown } = {}): AppError {
  const retryAfterSeconds = String(Math.max(1, Math.ceil(waitMs / 1_000)));
  return new AppError('request/too-many', { ...options, details: { retryAfterSeconds } });
}

/** Returns an AppError unchanged, and wraps any other error as the cause of a `fallback`. */
export function asAppError(error: unknown, fallback: ErrorCode = 'service/unexpected'): AppError {
  return error instanceof AppError ? error : new AppError(fallback, { cause: error });
}
