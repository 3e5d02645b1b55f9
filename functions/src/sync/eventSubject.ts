import { chargeRef, parseCharge } from '../documents/charges.ts';
import type { PaymentEvent } from '../payments/PaymentProvider.ts';
import type { Store } from '../store/Store.ts';

/**
 * The subscription that an event is about; null if it is none of ours. It may name its charge alone, whose record names the
 * subscription.
 */
export async function subscriptionOf(
  store: Pick<Store, 'get'>,
  { subscriptionId, chargeId }: PaymentEvent,
): Promise<string | null> {
  const charge = chargeId === undefined ? null : parseCharge(await store.get(chargeRef(chargeId)));
  return subscriptionId ?? (charge?.subscriptionId || null);
}
