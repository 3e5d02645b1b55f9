import type { Account } from '#domain/account.ts';

/** Whether the subscription is free and nothing was paid before it, so that its end takes no paid time. */
export function neverPaid({ subscription, receipts }: Pick<Account, 'subscription' | 'receipts'>): boolean {
  return subscription.total === 0 && receipts.length === 0;
}
