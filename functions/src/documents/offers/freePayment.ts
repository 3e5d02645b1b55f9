import type { DocumentRef, Fields } from '../../store/Store.ts';
import { nullable, whole } from '../format/codec.ts';
import { text } from '../format/values.ts';

const stored = whole({
  subscriptionId: nullable('subscriptionID', text),
  orderId: nullable('orderID', text),
  payerId: nullable('payer_id', text),
  providerPlanId: nullable('paypal_plan_id', text),
});

/** The placeholder that a free subscription stores in place of a payment (R-DATA-CREDENTIALS). */
export type FreePayment = NonNullable<ReturnType<typeof stored.decode>>;

export const freePaymentRef: DocumentRef = { collection: 'Credentials', id: 'Mock' };

/** Reads the placeholder payment; undefined if any part of it is missing. */
export function parseFreePayment(fields: Fields | undefined): FreePayment | undefined {
  return fields && stored.decode(fields);
}

export function serializeFreePayment(payment: FreePayment): Fields {
  return stored.encode(payment) as Fields;
}
