import { ValidationError } from 'yup';
import { asStored } from '#domain/asStored.ts';
import { calls, type CallInput, type CallName } from '#domain/contract.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';

/** Strings as they are compared and stored: without surrounding space, composed. Nothing else is changed. */
export function tidied(value: unknown): unknown {
  if (typeof value === 'string') return asStored(value);
  if (Array.isArray(value)) return value.map(tidied);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tidied(item)]));
}

/** What an owner is told when a field is not what the contract takes; anything else is `request/invalid`. */
function refusalOf(path: string): ErrorCode {
  if (path === 'code') return 'coupon/invalid';
  if (path === 'subscriptionId' || path === 'orderId') return 'checkout/details-failed';
  if (path === 'registration.termsAccepted') return 'registration/terms-not-accepted';
  return path.startsWith('registration') ? 'registration/invalid' : 'request/invalid';
}

/**
 * What a call takes, checked against the contract: exact types, no key it does not name.
 * Rejects with an AppError of the field that was refused first.
 */
export function parsedInput<Name extends CallName>(name: Name, data: unknown): CallInput<Name> {
  try {
    return calls[name].input.validateSync(tidied(data ?? {}), { strict: true });
  } catch (cause) {
    if (cause instanceof ValidationError) throw new AppError(refusalOf(cause.path ?? ''), { cause });
    throw cause;
  }
}
