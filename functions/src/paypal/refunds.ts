import { object, string } from 'yup';
import type { MadeRefund, RefundRequest } from '../payments/PaymentProvider.ts';
import { ifKnown, PaymentProviderError } from '../payments/PaymentProviderError.ts';
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

/** Whether a refund in this state, in the spelling of either API, has moved its money. A pending one may still fail. */
export function hasMoved(state: string): boolean {
  return !['failed', 'cancelled', 'pending'].includes(state.toLowerCase());
}

/** A refund in this state; null if it has failed. */
function inState(state: string, made: MadeRefund): MadeRefund | null {
  if (hasMoved(state)) return made;
  return state.toLowerCase() === 'pending' ? { ...made, pending: true } : null;
}

function refundIn(reply: unknown, asked: MadeRefund['amount']): MadeRefund | null {
  const { id, status, amount } = readReply(refundReply, reply);
  return inState(status, { id, amount: amount ? amountIn(amount).amount : asked });
}

function saleRefundIn(reply: unknown, asked: MadeRefund['amount']): MadeRefund | null {
  const { id, state } = readReply(saleRefundReply, reply);
  return inState(state, { id, amount: asked });
}

/** PayPal answers with the refund that it made, also if that failed at once. */
function unlessFailed(made: MadeRefund | null): MadeRefund {
  if (made) return made;
  throw new PayPalError(422, { issue: 'REFUND_FAILED' });
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
    const reply = await rest.post(`/v2/payments/captures/${id}/refund`, body, refundId);
    return unlessFailed(refundIn(reply, amount));
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.reason !== 'not-found')
      return nullIfNothingLeft(error);
  }
  try {
    const { value, currency_code: code } = part ?? {};
    const body = part ? { amount: { total: value, currency: code } } : {};
    const reply = await rest.post(`/v1/payments/sale/${id}/refund`, body, refundId);
    return unlessFailed(saleRefundIn(reply, amount));
  } catch (error) {
    return nullIfNothingLeft(error);
  }
}

function nullIfNothingLeft(error: unknown): null {
  if (error instanceof PayPalError && nothingLeft.includes(error.issue ?? '')) return null;
  throw error;
}

/** Reads what became of a refund, from the API that knows it; null if it has failed. */
export async function readRefund(rest: RestClient, refundId: string): Promise<MadeRefund | null> {
  const id = encodeURIComponent(refundId);
  const reply = await ifKnown(rest.get(`/v2/payments/refunds/${id}`));
  if (reply !== null) return refundIn(reply, null);
  return saleRefundIn(await rest.get(`/v1/payments/refund/${id}`), null);
}
