import { ValidationError } from 'yup';
import { normalizeText } from '#domain/normalizeText.ts';
import { calls, type CallInput, type CallName } from '#domain/contract.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';

/** firebase-functions decodes `__proto__` by assignment: it replaces the prototype, unseen by yup's `noUnknown`. */
function assertPlain(value: object): void {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw new AppError('request/invalid');
}

/** Normalizes every string for comparison and storage: trimmed, in Unicode composed form. */
export function withNormalizedText(value: unknown): unknown {
  if (typeof value === 'string') return normalizeText(value);
  if (Array.isArray(value)) return value.map(withNormalizedText);
  if (typeof value !== 'object' || value === null) return value;
  assertPlain(value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withNormalizedText(item)]));
}

/** The error code of a refused field; `request/invalid` for fields without one. */
function refusalOf({ path = '', type }: ValidationError): ErrorCode {
  // A page from before this field: its text asks to refresh.
  if (path === 'shown' && type !== 'noUnknown') return 'plan/missing';
  if (path === 'code') return 'coupon/invalid';
  if (path === 'link') return 'link/invalid';
  if (path === 'subscriptionId' || path === 'orderId') return 'checkout/details-failed';
  if (path === 'registration.termsAccepted') return 'registration/terms-not-accepted';
  return path.startsWith('registration') ? 'registration/invalid' : 'request/invalid';
}

/** Checks a call's input for exact types and no unknown keys. Rejects with the first refused field's error. */
export function parseInput<Name extends CallName>(name: Name, data: unknown): CallInput<Name> {
  try {
    return calls[name].input.validateSync(withNormalizedText(data ?? {}), { strict: true });
  } catch (cause) {
    if (cause instanceof ValidationError) throw new AppError(refusalOf(cause), { cause });
    throw cause;
  }
}
