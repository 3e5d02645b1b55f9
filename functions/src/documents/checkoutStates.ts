import { daysAfter } from '#domain/days.ts';
import type { Transaction } from '../store/Store.ts';
import { checkouts, type Checkout, type CheckoutState } from './checkouts.ts';

type CheckoutEvent =
  /** The owner orders something else. */
  | 'replaced'
  /** The approved subscription was recorded. */
  | 'recorded'
  /** The approval is refused: it is not what was offered, or the owner has a subscription. */
  | 'refused'
  /** The provider suspends the subscription before it is recorded. */
  | 'suspended'
  /** The provider refuses to open the subscription, it has ended there when the owner orders again, or the checkout is too old. */
  | 'givenUp';

/**
 * The states of a checkout. A paid checkout stays active. An approval may come late: a replaced or abandoned checkout can still
 * be recorded while its promise holds; a rejected one by another subscription, because the refused one is marked as ended.
 */
export const checkoutTransitions: Readonly<
  Record<CheckoutState, Readonly<Partial<Record<CheckoutEvent, { to: CheckoutState }>>>>
> = {
  open: {
    replaced: { to: 'replaced' },
    recorded: { to: 'active' },
    refused: { to: 'rejected' },
    suspended: { to: 'rejected' },
    givenUp: { to: 'abandoned' },
  },
  replaced: { recorded: { to: 'active' }, refused: { to: 'rejected' }, givenUp: { to: 'abandoned' } },
  rejected: { recorded: { to: 'active' } },
  abandoned: { recorded: { to: 'active' }, refused: { to: 'rejected' } },
  active: {},
};

/** Must exceed the time for which PayPal remembers an unapproved subscription. */
const keptDays = 90;

/** Writes the state that follows an event. An abandoned checkout is deleted after 90 days; others are kept forever. */
export function moveCheckout(
  transaction: Transaction,
  { id, state }: Pick<Checkout, 'id' | 'state'>,
  { event, now }: { event: CheckoutEvent; now: Date },
): void {
  const next = checkoutTransitions[state][event]?.to;
  if (next === undefined) return;
  const expires = next === 'abandoned' ? daysAfter(now, keptDays) : null;
  transaction.update(checkouts.ref(id), checkouts.changes({ state: next, expires }));
}
