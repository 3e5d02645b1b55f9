import { cancellationFrom, cancellationRef } from '#functions/documents/cancellation.ts';
import { failedChargeOf } from '#functions/ledger/facts.ts';
import {
  pastSubscriptions,
  subscriptions,
  type SubscriptionRecord,
} from '#functions/documents/subscription.ts';
import type { PaymentProvider, ProviderSubscription } from '#functions/payments/PaymentProvider.ts';
import { ifKnown, PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import type { Store } from '#functions/store/Store.ts';
import { NotReadable } from './finding.ts';

/** PayPal's answer. Throws NotReadable if PayPal gives none. */
export async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    throw new NotReadable(`PayPal could not be asked: ${error.message}`, 'try again later');
  }
}

/** What cannot be compared while the checks of PayPal's account have a fault. */
export const payPalNotAsked = () =>
  new NotReadable('PayPal was not asked', 'mend what the checks of PayPal say');

/** A subscription as PayPal reports it; null if PayPal does not know it. */
export const readIfKnown = (payments: PaymentProvider, id: string): Promise<ProviderSubscription | null> =>
  asked(ifKnown(payments.readSubscription(id)));

/** How the status of a record that PayPal bills differs from PayPal's; null if they agree. */
export async function disagreement(
  payments: PaymentProvider,
  record: SubscriptionRecord,
): Promise<string | null> {
  const { subscriptionId: id, status } = record;
  const subscription = await readIfKnown(payments, id);
  if (subscription === null) return `PayPal does not know ${id}`;
  if (status === subscription.status) {
    const unexplained = subscription.status === 'suspended' && !record.pause && !failedChargeOf(record);
    return unexplained ? `${id} is suspended, with neither a pause nor a failed payment here` : null;
  }
  return `${id} is ${subscription.status} at PayPal and ${JSON.stringify(status)} here`;
}

/** Whether PayPal bills a subscription that has no record, current or past. */
export async function unknownHere(
  { payments, store }: { payments: PaymentProvider; store: Store },
  id: string,
): Promise<boolean> {
  if ((await subscriptions.naming(store, id, 1)).length > 0 || (await store.get(pastSubscriptions.ref(id))))
    return false;
  // A subscription with a waiting cancellation is known. One whose cancellation is finished but which is still billed is not.
  if (cancellationFrom(await store.get(cancellationRef(id)))?.state === 'waiting') return false;
  const status = (await readIfKnown(payments, id))?.status;
  return status === 'active' || status === 'suspended';
}
