import type { SubscriptionRecord } from '../documents/subscription.ts';

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
