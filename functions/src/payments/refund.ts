import type { MadeRefund, ProviderTransaction } from './PaymentProvider.ts';

/**
 * A refund that the provider has made, in the form of its list, which may show it late or never. Where the provider does not
 * say how much it refunded, that is the amount of the charge.
 */
export function refundOf(
  charge: Pick<ProviderTransaction, 'id' | 'currency' | 'amount'>,
  { id, amount }: MadeRefund,
  now: Date,
): ProviderTransaction {
  return {
    id,
    kind: 'refund',
    at: now,
    amount: amount ?? charge.amount,
    currency: charge.currency,
    refunded: false,
    of: charge.id,
  };
}
