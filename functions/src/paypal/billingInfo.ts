import { number, object, type InferType } from 'yup';
import type { ProviderSubscription } from '../payments/PaymentProvider.ts';
import { amountReply, readableAmount } from './amount.ts';
import { timestampReply } from './http/readReply.ts';

/** A subscription's `billing_info` in PayPal's response; absent before the approval. */
export const billingInfoReply = object({
  next_billing_time: timestampReply,
  outstanding_balance: amountReply.optional().default(undefined),
  failed_payments_count: number().integer().min(0).default(0),
  last_payment: object({ amount: amountReply.required(), time: timestampReply.required() })
    .optional()
    .default(undefined),
  last_failed_payment: object({ next_payment_retry_time: timestampReply }).optional().default(undefined),
});

export function paymentsIn({
  outstanding_balance: balance,
  failed_payments_count: failedPayments,
  last_payment: last,
  last_failed_payment: lastFailed,
}: InferType<typeof billingInfoReply>): Pick<
  ProviderSubscription,
  'lastPayment' | 'failedPayments' | 'nextRetryAt' | 'outstanding'
> {
  const paid = last && readableAmount(last.amount);
  const owed = balance && readableAmount(balance);
  return {
    lastPayment: last && paid ? { at: last.time, amount: paid.amount, currency: paid.currency } : null,
    failedPayments,
    // PayPal reports the last failed charge even after a later one succeeded.
    nextRetryAt: (failedPayments > 0 && lastFailed?.next_payment_retry_time) || null,
    // A balance in the owner's favor means that nothing is owed.
    outstanding: owed && !owed.negative ? owed.amount : 0,
  };
}
