import type { SubscriptionRecord } from '../documents/subscription.ts';
import {
  subscriptionTransitions,
  type SubscriptionEffect,
  type SubscriptionEvent,
  type SubscriptionState,
} from '../states/subscription.ts';
import { transitionOn } from '../states/transitions.ts';

/** Whether a status is one that a subscription never leaves; imported ones may be in capitals. */
export function isFinal(status: unknown): boolean {
  return typeof status === 'string' && ['cancelled', 'expired'].includes(status.toLowerCase());
}

/** Whether the subscription is neither cancelled nor ended. */
export function isAlive({ status }: Pick<SubscriptionRecord, 'status'>): boolean {
  return !isFinal(status);
}

/** Whether the subscription is free, so that no payment provider knows it. */
export function isFree({ billing, coupon }: Pick<SubscriptionRecord, 'billing' | 'coupon'>): boolean {
  const total = billing?.total ?? null;
  return total === null ? coupon?.isFree === true : total === 0;
}

/** Whether the payment provider has suspended a subscription. */
export function isSuspended({ status }: Pick<SubscriptionRecord, 'status'>): boolean {
  return status.toLowerCase() === 'suspended';
}

/** What of a record says where it stands. */
type Standing = Pick<SubscriptionRecord, 'status' | 'pause'>;

/** Where a record stands in the table of states. */
export function stateOf(record: Standing | undefined): SubscriptionState {
  if (!record) return 'none';
  if (!isAlive(record)) return 'ended';
  if (record.pause) return 'paused';
  return isSuspended(record) ? 'suspended' : 'active';
}

/** What is done when an event changes a record, by the table of states; null where the event changes nothing. */
export function effectsOn(
  record: Standing | undefined,
  event: SubscriptionEvent,
): readonly SubscriptionEffect[] | null {
  const transition = transitionOn(subscriptionTransitions, { state: stateOf(record), event });
  return transition ? (transition.effects ?? []) : null;
}
