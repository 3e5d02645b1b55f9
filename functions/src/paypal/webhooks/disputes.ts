import { array, object, string } from 'yup';
import type { PaymentDispute } from '../../payments/PaymentProvider.ts';
import { amountIn } from '../amount.ts';
import { amountReply } from '../pricing.ts';

/** A dispute as PayPal publishes it, in `CUSTOMER.DISPUTE.*` and in `GET /v1/customer/disputes/{id}`. */
const disputeReply = object({
  dispute_id: string().required(),
  status: string(),
  disputed_transactions: array(object({ seller_transaction_id: string() })).default([]),
  dispute_amount: amountReply.optional().default(undefined),
  dispute_outcome: object({ outcome_code: string() }).optional().default(undefined),
});

const steps: Readonly<Record<string, PaymentDispute['step']>> = {
  'CUSTOMER.DISPUTE.CREATED': 'opened',
  'CUSTOMER.DISPUTE.UPDATED': 'changed',
  'CUSTOMER.DISPUTE.RESOLVED': 'closed',
};

/** The dispute that an event reports; null for another event, or for a dispute that names no transaction of ours. */
export function disputeIn(type: string, resource: unknown): PaymentDispute | null {
  const step = steps[type];
  if (step === undefined || !disputeReply.isValidSync(resource)) return null;
  const dispute = disputeReply.cast(resource);
  const of = dispute.disputed_transactions.find(
    ({ seller_transaction_id: id }) => id !== undefined,
  )?.seller_transaction_id;
  if (of === undefined) return null;
  const { dispute_id: id, dispute_amount: amount, dispute_outcome: outcome } = dispute;
  const { outcome_code: code = null } = outcome ?? {};
  return { id, of, step, outcome: code, amount: amount ? amountOrNull(amount) : null };
}

/** Null in a currency that we do not bill in. */
function amountOrNull(amount: Parameters<typeof amountIn>[0]): PaymentDispute['amount'] {
  try {
    const { amount: disputed, currency } = amountIn(amount);
    return { amount: disputed, currency };
  } catch {
    return null;
  }
}
