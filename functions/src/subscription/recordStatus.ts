import type { SubscriptionRecord } from '../documents/subscription.ts';

/** The state of an owner's subscription on record. */
export type SubscriptionState = 'active' | 'suspended' | 'paused' | 'ended';

export function isFinal(status: string): boolean {
  return status === 'cancelled' || status === 'expired';
}

export function isAlive({ status }: Pick<SubscriptionRecord, 'status'>): boolean {
  return !isFinal(status);
}

/** Whether the subscription is free, so that no payment provider knows it. */
export function isFree({ billing, coupon }: Pick<SubscriptionRecord, 'billing' | 'coupon'>): boolean {
  const total = billing?.total ?? null;
  return total === null ? coupon?.isFree === true : total === 0;
}

/** Whether the payment provider bills a subscription: not a free one, nor one without an id of the provider. */
export function isBilled(record: Pick<SubscriptionRecord, 'billing' | 'coupon' | 'subscriptionId'>): boolean {
  return record.subscriptionId !== '' && !isFree(record);
}

export function isSuspended({ status }: Pick<SubscriptionRecord, 'status'>): boolean {
  return status === 'suspended';
}

/** The state of a record, in the table of commands. */
export function stateOf(record: Pick<SubscriptionRecord, 'status' | 'pause'>): SubscriptionState {
  if (!isAlive(record)) return 'ended';
  if (record.pause) return 'paused';
  return isSuspended(record) ? 'suspended' : 'active';
}
