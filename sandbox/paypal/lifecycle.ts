import { lookUp } from './ledger.ts';
import { createHash } from 'node:crypto';
import { unprocessable } from './apiError.ts';
import { paypalTime } from './billingClock.ts';
import { newId } from './ids.ts';
import { minorUnits, paypalValue } from './money.ts';
import type { Plan, Subscription, SubscriptionStatus } from './resources.ts';
import { chargedAtStart, subscriptionView } from './subscriptionView.ts';
import type { World } from './world.ts';

/** What may be asked of a subscription: from which statuses, to which, and the event that tells of it. */
const moves = {
  cancel: { from: ['ACTIVE', 'SUSPENDED'], to: 'CANCELLED', event: 'CANCELLED' },
  suspend: { from: ['ACTIVE'], to: 'SUSPENDED', event: 'SUSPENDED' },
  activate: { from: ['SUSPENDED', 'APPROVED'], to: 'ACTIVE', event: 'RE-ACTIVATED' },
  expire: { from: ['ACTIVE'], to: 'EXPIRED', event: 'EXPIRED' },
} as const satisfies Record<
  string,
  { from: readonly SubscriptionStatus[]; to: SubscriptionStatus; event: string }
>;

/** One of the moves above. */
export type Move = keyof typeof moves;

/** Whether text names one of the moves above. */
export function isMove(text: string): text is Move {
  return Object.hasOwn(moves, text);
}

/** The plan of a subscription; plans are never deleted. */
export function planOf({ ledger }: World, subscription: Subscription): Plan {
  const plan = lookUp(ledger.books.plans, subscription.plan_id);
  if (!plan) throw new Error(`The books name a plan that is missing: ${subscription.plan_id}`);
  return plan;
}

/** Tells every webhook what became of a subscription. */
export function announce(world: World, subscription: Subscription, event: string): void {
  world.courier.emit({
    eventType: `BILLING.SUBSCRIPTION.${event}`,
    resourceType: 'subscription',
    summary: `Subscription ${event.toLowerCase()}.`,
    resource: subscriptionView(subscription, { plan: planOf(world, subscription), url: world.url }),
  });
}

function announceSale(world: World, subscription: Subscription): void {
  const charged = chargedAtStart(subscription, planOf(world, subscription));
  if (!charged || minorUnits({ currency_code: charged.currency, value: '0' }) === charged.amount) return;
  world.courier.emit({
    eventType: 'PAYMENT.SALE.COMPLETED',
    resourceType: 'sale',
    summary: 'A payment was completed.',
    resource: {
      id: newId('', 17),
      state: 'completed',
      billing_agreement_id: subscription.id,
      ...(subscription.custom_id !== undefined && { custom: subscription.custom_id }),
      amount: { total: paypalValue(charged.amount, charged.currency), currency: charged.currency },
      create_time: subscription.activated_time,
    },
  });
}

function write(world: World, subscription: Subscription, changes: Partial<Subscription>): Subscription {
  const moment = paypalTime(world.now());
  const changed = { ...subscription, ...changes, update_time: moment, status_update_time: moment };
  world.ledger.change((books) => (books.subscriptions[subscription.id] = changed));
  return changed;
}

/** The same buyer has the same payer id every time; without an address each approval is another buyer. */
function payerIdFor({ subscriber }: Subscription): string {
  const { email_address: email } = subscriber;
  if (email === undefined) return newId('', 13);
  const hash = createHash('sha256').update(email.toLowerCase()).digest('hex').toUpperCase();
  return `P${hash.slice(0, 12)}`;
}

/**
 * The buyer agrees. SUBSCRIBE_NOW makes the subscription ACTIVE, CONTINUE leaves it APPROVED for the merchant
 * to activate. Agreeing twice changes nothing; agreeing to an ended subscription is refused.
 */
export function approve(world: World, subscription: Subscription): Subscription {
  if (['ACTIVE', 'APPROVED'].includes(subscription.status)) return subscription;
  if (subscription.status !== 'APPROVAL_PENDING') throw unprocessable('SUBSCRIPTION_STATUS_INVALID');
  const subscriber = { ...subscription.subscriber, payer_id: payerIdFor(subscription) };
  if (subscription.application_context.user_action === 'CONTINUE') {
    return write(world, subscription, { status: 'APPROVED', subscriber });
  }
  const active = write(world, subscription, {
    status: 'ACTIVE',
    subscriber,
    activated_time: paypalTime(world.now()),
    pending_reads: world.faults.pendingReads,
  });
  announce(world, active, 'ACTIVATED');
  announceSale(world, active);
  return active;
}

/** Carries out a move, or refuses it with 422 SUBSCRIPTION_STATUS_INVALID (facts: paypal section 2.2). */
export function moveSubscription(
  world: World,
  subscription: Subscription,
  move: Move,
  note?: string,
): Subscription {
  const { from, to, event } = moves[move];
  if (!from.some((status) => status === subscription.status))
    throw unprocessable('SUBSCRIPTION_STATUS_INVALID');
  const first = to === 'ACTIVE' && subscription.activated_time === undefined;
  const moved = write(world, subscription, {
    status: to,
    ...(note !== undefined && { status_change_note: note }),
    ...(first && { activated_time: paypalTime(world.now()) }),
  });
  announce(world, moved, first ? 'ACTIVATED' : event);
  if (first) announceSale(world, moved);
  return moved;
}
