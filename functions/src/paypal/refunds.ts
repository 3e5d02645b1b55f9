import { object, string } from 'yup';
import type { RefundRequest } from '../payments/PaymentProvider.ts';
import { PaymentProviderError } from '../payments/PaymentProviderError.ts';
import { PayPalError } from './PayPalError.ts';
import { moneyOf } from './pricing.ts';
import { readReply } from './readReply.ts';
import type { RestClient } from './restClient.ts';

/** How PayPal says that nothing of a charge is left to give back (reference/PayPal.mdx#refunds). */
const nothingLeft = ['CAPTURE_FULLY_REFUNDED', 'TRANSACTION_ALREADY_REFUNDED'];

const refundReply = object({ id: string().required() });

/**
 * Gives a charge back, wholly or in part. PayPal knows a subscription's charge as a sale; its current interface takes the
 * id as a capture's, and where it does not, the older interface is asked (reference/PayPal.mdx#refunds).
 * @returns the refund's id; null when nothing was left.
 */
export async function refundCharge(
  rest: RestClient,
  { transactionId, amount, currency, reason, refundId }: RefundRequest,
): Promise<string | null> {
  const id = encodeURIComponent(transactionId);
  const part = amount === null ? null : moneyOf(amount, currency);
  const request = async (path: string, body: object) =>
    readReply(refundReply, await rest.post(path, body, refundId)).id;
  try {
    return await request(`/v2/payments/captures/${id}/refund`, {
      note_to_payer: reason,
      ...(part && { amount: part }),
    });
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.reason !== 'not-found')
      return nullIfNothingLeft(error);
  }
  try {
    const { value, currency_code: code } = part ?? {};
    return await request(
      `/v1/payments/sale/${id}/refund`,
      part ? { amount: { total: value, currency: code } } : {},
    );
  } catch (error) {
    return nullIfNothingLeft(error);
  }
}

function nullIfNothingLeft(error: unknown): null {
  if (error instanceof PayPalError && nothingLeft.includes(error.issue ?? '')) return null;
  throw error;
}
