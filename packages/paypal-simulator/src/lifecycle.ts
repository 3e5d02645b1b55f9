import { createHash } from 'node:crypto';
import { chargeAtStart, openAccount, resumeBilling } from './account.ts';
import { announce } from './announcements.ts';
import { unprocessable } from './apiError.ts';
import { paypalTime } from './billingClock.ts';
import { idFrom, newId } from './ids.ts';
import type { Subscription, SubscriptionStatus } from './resources.ts';
import type { PayPalSimulator } from './PayPalSimulator.ts';

/** The transitions of a subscription: the allowed statuses before, the status after, and the event that reports it. */
const moves = {
  cancel: { from: ['ACTIVE', 'SUSPENDED'], to: 'CANCELLED', event: 'CANCELLED' },
  suspend: { from: ['ACTIVE'], to: 'SUSPENDED', event: 'SUSPENDED' },
  activate: { from: ['SUSPENDED', 'APPROVED'], to: 'ACTIVE', event: 'RE-ACTIVATED' },
  expire: { from: ['ACTIVE'], to: 'EXPIRED', event: 'EXPIRED' },
} as const satisfies Record<
  string,
  { from: readonly SubscriptionStatus[]; to: SubscriptionStatus; event: string }
>;

export type Move = keyof typeof moves;

export function isMove(text: string): text is Move {
  return Object.hasOwn(moves, text);
}

function write(
  simulator: PayPalSimulator,
  subscription: Subscription,
  changes: Partial<Subscription>,
): Subscription {
  const moment = paypalTime(simulator.now());
  const times = { update_time: moment, status_update_time: moment };
  return simulator.ledger.changeSubscription(subscription, { ...changes, ...times });
}

/** The same buyer always has the same payer id; without an address each approval has a different buyer. */
function payerIdFor({ subscriber }: Subscription): string {
  const { email_address: email } = subscriber;
  if (email === undefined) return newId('', 13);
  return idFrom(createHash('sha256').update(email.toLowerCase()).digest().subarray(0, 13));
}

/**
 * The buyer approves. SUBSCRIBE_NOW makes the subscription ACTIVE, CONTINUE leaves it APPROVED for the merchant to activate.
 * A second approval changes nothing; approving an ended subscription is refused.
 */
export function approve(simulator: PayPalSimulator, subscription: Subscription): Subscription {
  if (['ACTIVE', 'APPROVED'].includes(subscription.status)) return subscription;
  if (subscription.status !== 'APPROVAL_PENDING') throw unprocessable('SUBSCRIPTION_STATUS_INVALID');
  const subscriber = { ...subscription.subscriber, payer_id: payerIdFor(subscription) };
  if (subscription.application_context.user_action === 'CONTINUE') {
    return write(simulator, subscription, { status: 'APPROVED', subscriber });
  }
  const active = write(simulator, subscription, {
    status: 'ACTIVE',
    subscriber,
    activated_time: paypalTime(simulator.now()),
  });
  const opened = openAccount(simulator, active);
  announce(simulator, opened, 'ACTIVATED');
  return chargeAtStart(simulator, opened);
}

/** The status note of a subscription that was suspended for failed payments. */
export const failureNote = 'Too many payments have failed.';

/** When the merchant or the buyer suspended it; undefined if failed payments did. */
function pausedSince({ status, status_change_note: note, status_update_time: since }: Subscription) {
  return status === 'SUSPENDED' && note !== failureNote ? since : undefined;
}

/** Changes the status, or refuses with 422 SUBSCRIPTION_STATUS_INVALID (reference/PayPal.mdx#subscription-status). */
export function moveSubscription(
  simulator: PayPalSimulator,
  subscription: Subscription,
  move: Move,
  note?: string,
): Subscription {
  const { from, to, event } = moves[move];
  if (!from.some((status) => status === subscription.status))
    throw unprocessable('SUBSCRIPTION_STATUS_INVALID');
  const first = to === 'ACTIVE' && subscription.activated_time === undefined;
  const moved = write(simulator, subscription, {
    status: to,
    ...(note !== undefined && { status_change_note: note }),
    ...(first && { activated_time: paypalTime(simulator.now()) }),
  });
  const resume = () =>
    first ? openAccount(simulator, moved) : resumeBilling(simulator, moved, pausedSince(subscription));
  const begun = to === 'ACTIVE' ? resume() : moved;
  announce(simulator, begun, first ? 'ACTIVATED' : event);
  return first ? chargeAtStart(simulator, begun) : begun;
}
