import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns';
import type { FieldChange } from '../store/Store.ts';
import type { CheckoutState } from './checkouts.ts';

/** Long after PayPal has forgotten a subscription that nobody approved. */
const keptDays = 90;

/**
 * The changes that bring a checkout into a state. One that its owner has abandoned is deleted 90 days later; every other one stays,
 * also when it was paid for in the end.
 */
export function movedTo(state: CheckoutState, now: Date): FieldChange[] {
  const expires = state === 'abandoned' ? new Date(addDays(new UTCDate(now), keptDays)) : null;
  return [
    { path: ['state'], value: state },
    { path: ['expires_at'], value: expires },
  ];
}
