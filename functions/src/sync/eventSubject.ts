import { chargeRef, parseCharge } from '../documents/charges.ts';
import type { PaymentEvent } from '../payments/PaymentProvider.ts';
import type { Store } from '../store/Store.ts';

/** The subscription of an event, also by its charge alone; null if it is none of ours. */
export async function subscriptionOf(
  store: Pick<Store, 'get'>,
  { subscriptionId, chargeId }: PaymentEvent,
): Promise<string | null> {
  const charge = chargeId === undefined ? null : parseCharge(await store.get(chargeRef(chargeId)));
  return subscriptionId ?? (charge?.subscriptionId || null);
}
