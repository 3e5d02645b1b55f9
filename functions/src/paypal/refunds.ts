import { object, string } from 'yup';
import { PaymentProviderError } from '../payments/PaymentProviderError.ts';
import { PayPalError } from './PayPalError.ts';
import { readReply } from './readReply.ts';
import type { RestClient } from './restClient.ts';

/** How PayPal says that nothing of a charge is left to give back (reference/PayPal.mdx#refunds). */
const nothingLeft = ['CAPTURE_FULLY_REFUNDED', 'TRANSACTION_ALREADY_REFUNDED'];

const refundReply = object({ id: string().required() });

/**
 * Gives back what is left of a charge. A subscription's charge is known to PayPal as a sale; the interface of today
 * takes its id for a capture's, and the older one is asked where that does not (reference/PayPal.mdx#refunds).
 * @returns the refund's id; null when nothing was left.
 */
export async function refundCharge(
  rest: RestClient,
  { transactionId, reason }: { transactionId: string; reason: string },
): Promise<string | null> {
  const id = encodeURIComponent(transactionId);
  const requestId = `refund-${transactionId}`;
  const ask = async (path: string, body: object) =>
    readReply(refundReply, await rest.post(path, body, requestId)).id;
  try {
    return await ask(`/v2/payments/captures/${id}/refund`, { note_to_payer: reason }).catch(
      (error: unknown) => {
        const unknown = error instanceof PaymentProviderError && error.reason === 'not-found';
        if (unknown) return ask(`/v1/payments/sale/${id}/refund`, {});
        throw error;
      },
    );
  } catch (error) {
    if (error instanceof PayPalError && nothingLeft.includes(error.issue ?? '')) return null;
    throw error;
  }
}
