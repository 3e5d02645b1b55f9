import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns';
import { checkoutTransitions, type CheckoutEvent } from '../states/checkout.ts';
import { transitionOn } from '../states/transitions.ts';
import type { Transaction } from '../store/Store.ts';
import { checkoutChanges, checkoutRef, type Checkout } from './checkouts.ts';

/** Long after PayPal has forgotten a subscription that was not approved. */
const keptDays = 90;

/**
 * Writes the state that follows an event, where it is another one. A checkout that was given up is deleted 90 days later; every
 * other one stays, also when it was paid for in the end.
 */
export function moveCheckout(
  transaction: Transaction,
  { id, state }: Pick<Checkout, 'id' | 'state'>,
  { event, now }: { event: CheckoutEvent; now: Date },
): void {
  const next = transitionOn(checkoutTransitions, { state, event })?.to;
  if (next === undefined) return;
  const expires = next === 'abandoned' ? new Date(addDays(new UTCDate(now), keptDays)) : null;
  transaction.update(checkoutRef(id), checkoutChanges({ state: next, expires }));
}
