import type { SubscriptionRecord } from '../documents/subscription.ts';
import {
  subscriptionTransitions,
  type SubscriptionEffect,
  type SubscriptionEvent,
  type SubscriptionState,
} from '../states/subscription.ts';
import { transitionOn } from '../states/transitions.ts';

/** Whether a subscription never leaves this status. */
export function isFinal(status: string): boolean {
  return status === 'cancelled' || status === 'expired';
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
  return status === 'suspended';
}

/** The fields of a record that tell its state. */
type Standing = Pick<SubscriptionRecord, 'status' | 'pause'>;

/** The state of a record, in the table of states. */
export function stateOf(record: Standing | undefined): SubscriptionState {
  if (!record) return 'none';
  if (!isAlive(record)) return 'ended';
  if (record.pause) return 'paused';
  return isSuspended(record) ? 'suspended' : 'active';
}

/** The effects of an event on a record, from the table of states; null if the event changes nothing. */
export function effectsOn(
  record: Standing | undefined,
  event: SubscriptionEvent,
): readonly SubscriptionEffect[] | null {
  const transition = transitionOn(subscriptionTransitions, { state: stateOf(record), event });
  return transition ? (transition.effects ?? []) : null;
}
