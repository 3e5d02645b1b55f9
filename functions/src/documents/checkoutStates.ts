import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns/addDays';
import { checkoutTransitions, type CheckoutEvent } from '../states/checkout.ts';
import { transitionOn } from '../states/transitions.ts';
import type { Transaction } from '../store/Store.ts';
import { checkoutChanges, checkoutRef, type Checkout } from './checkouts.ts';

/** Must exceed the time for which PayPal remembers an unapproved subscription. */
const keptDays = 90;

/**
 * Writes the state that follows an event, if it changes. An abandoned checkout is deleted 90 days later. Other checkouts are
 * kept forever, including an abandoned one that is paid for later.
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
