import { object, string } from 'yup';
import type { MadeRefund, RefundRequest } from '../payments/PaymentProvider.ts';
import { PaymentProviderError } from '../payments/PaymentProviderError.ts';
import { amountIn, amountReply, readReply } from './http/readReply.ts';
import { PayPalError } from './http/PayPalError.ts';
import { moneyOf } from './pricing.ts';
import type { RestClient } from './http/restClient.ts';

/** PayPal's error when nothing of a charge is left to refund (reference/PayPal.mdx#refunds). */
const nothingLeft = ['CAPTURE_FULLY_REFUNDED', 'TRANSACTION_ALREADY_REFUNDED'];

/** The older API (`saleRefundReply`) has another amount format, which is not read. */
const refundReply = object({
  id: string().required(),
  status: string().default(''),
  amount: amountReply.optional().default(undefined),
});
const saleRefundReply = object({ id: string().required(), state: string().default('') });

/** Whether a refund in this state, in the spelling of either API, moved no money. One that is pending most likely will. */
export function movedNothing(state: string): boolean {
  return ['failed', 'cancelled'].includes(state.toLowerCase());
}

/** PayPal answers with the refund that it made, also if that failed at once. */
function madeIn(state: string, made: MadeRefund): MadeRefund {
  if (movedNothing(state)) throw new PayPalError(422, { issue: `REFUND_${state.toUpperCase()}` });
  return state.toLowerCase() === 'pending' ? { ...made, pending: true } : made;
}

/**
 * Refunds a charge (`refundOnce`). PayPal may repeat its first answer to a request id for weeks, also a refusal. So what is left of a
 * charge is asked for again under an id of the day: two requests for all of it cannot refund it twice.
 */
export async function refundCharge(
  rest: RestClient,
  request: RefundRequest,
  now: Date,
): Promise<MadeRefund | null> {
  try {
    return await refundOnce(rest, request);
  } catch (error) {
    if (request.amount !== null || !(error instanceof PayPalError) || error.reason !== 'refused') throw error;
    const refundId = `${request.refundId}-${now.toISOString().slice(0, 10)}`;
    return refundOnce(rest, { ...request, refundId });
  }
}

/**
 * Refunds a charge, wholly or in part. PayPal stores a subscription's charge as a sale. The current API accepts the sale's id
 * as a capture's; if it knows no such id, the older API makes the refund (reference/PayPal.mdx#refunds).
 * @returns null when nothing was left.
 */
async function refundOnce(
  rest: RestClient,
  { transactionId, amount, currency, reason, refundId }: RefundRequest,
): Promise<MadeRefund | null> {
  const id = encodeURIComponent(transactionId);
  const part = amount === null ? null : moneyOf(amount, currency);
  try {
    const body = { note_to_payer: reason, ...(part && { amount: part }) };
    const made = readReply(
      refundReply,
      await rest.post(`/v2/payments/captures/${id}/refund`, body, refundId),
    );
    return madeIn(made.status, {
      id: made.id,
      amount: made.amount ? amountIn(made.amount).amount : amount,
    });
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.reason !== 'not-found')
      return nullIfNothingLeft(error);
  }
  try {
    const { value, currency_code: code } = part ?? {};
    const body = part ? { amount: { total: value, currency: code } } : {};
    const made = readReply(
      saleRefundReply,
      await rest.post(`/v1/payments/sale/${id}/refund`, body, refundId),
    );
    return madeIn(made.state, { id: made.id, amount });
  } catch (error) {
    return nullIfNothingLeft(error);
  }
}

function nullIfNothingLeft(error: unknown): null {
  if (error instanceof PayPalError && nothingLeft.includes(error.issue ?? '')) return null;
  throw error;
}
