import { ValidationError } from 'yup';
import { normalizeText } from '#domain/normalizeText.ts';
import { calls, type CallInput, type CallName } from '#domain/contract.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';

/** A key `__proto__` has become the prototype on its way here, and would pass as no key at all. */
function assertPlain(value: object): void {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw new AppError('request/invalid');
}

/** Strings as they are compared and stored: without surrounding space, composed. Nothing else is changed. */
export function withNormalizedText(value: unknown): unknown {
  if (typeof value === 'string') return normalizeText(value);
  if (Array.isArray(value)) return value.map(withNormalizedText);
  if (typeof value !== 'object' || value === null) return value;
  assertPlain(value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withNormalizedText(item)]));
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
export function parseInput<Name extends CallName>(name: Name, data: unknown): CallInput<Name> {
  try {
    return calls[name].input.validateSync(withNormalizedText(data ?? {}), { strict: true });
  } catch (cause) {
    if (cause instanceof ValidationError) throw new AppError(refusalOf(cause.path ?? ''), { cause });
    throw cause;
  }
}
