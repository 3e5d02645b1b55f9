import { chargeRef, parseCharge } from '../documents/charges.ts';
import type { PaymentEvent } from '../payments/PaymentProvider.ts';
import type { Store } from '../store/Store.ts';

/**
 * The subscription that an event is about; null if it is none of ours. A refund or a dispute may name its charge alone, whose
 * record names the subscription.
 */
export async function subscriptionOf(
  store: Pick<Store, 'get'>,
  { subscriptionId, refund, dispute }: PaymentEvent,
): Promise<string | null> {
  const of = refund?.of ?? dispute?.of;
  const charge = of === undefined ? null : parseCharge(await store.get(chargeRef(of)));
  return subscriptionId ?? (charge?.subscriptionId || null);
}
