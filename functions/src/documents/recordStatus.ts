import type { Fields } from '../store/Store.ts';
import { mapIn, textIn } from './fieldValues.ts';

/** Whether a status is one that a subscription never leaves; imported ones may be in capitals. */
export function isFinal(status: unknown): boolean {
  return typeof status === 'string' && ['cancelled', 'expired'].includes(status.toLowerCase());
}

/** Whether the subscription is neither cancelled nor ended. */
export function isAlive(record: Fields): boolean {
  return !isFinal(record['status']);
}

/** Whether the subscription is free, so that no payment provider knows it. */
export function isFree(record: Fields): boolean {
  const { total } = mapIn(record, 'billing');
  if (typeof total === 'number') return total === 0;
  return mapIn(record, 'coupon')['is_free_coupon'] === true;
}

/** Whether the payment provider has suspended a subscription. */
export function isSuspended(record: Fields): boolean {
  return textIn(record, 'status').toLowerCase() === 'suspended';
}
