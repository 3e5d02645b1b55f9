import { parseSubscription } from '#functions/documents/subscription.ts';
import { isFree } from '#functions/subscription/recordStatus.ts';
import { storedNames } from '#functions/documents/storedNames.ts';
import type { PaymentProvider, ProviderSubscription } from '#functions/payments/PaymentProvider.ts';
import { PaymentProviderError } from '#functions/payments/PaymentProviderError.ts';
import type { Store, StoredDocument } from '#functions/store/Store.ts';
import { NotReadable } from './finding.ts';

/** A subscription as PayPal says it is; null when PayPal does not know it. */
async function told(payments: PaymentProvider, id: string): Promise<ProviderSubscription | null> {
  try {
    return await payments.readSubscription(id);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    if (error.reason === 'not-found') return null;
    throw new NotReadable('PayPal could not be asked', 'try again later');
  }
}

/** What a record's status must be where PayPal says otherwise; null when they agree. */
export async function disagreement(
  payments: PaymentProvider,
  { fields }: StoredDocument,
): Promise<string | null> {
  const { [storedNames.subscriptionId]: id, status } = fields;
  if (typeof id !== 'string' || isFree(parseSubscription(fields))) return null;
  const subscription = await told(payments, id);
  if (subscription === null) return `PayPal does not know ${id}`;
  // Imported statuses may be in capitals.
  if (typeof status === 'string' && status.toLowerCase() === subscription.status) return null;
  return `${id} is ${subscription.status} at PayPal and ${JSON.stringify(status)} here`;
}

/** Whether PayPal bills a subscription that no record, present or past, has. */
export async function unknownHere(
  { payments, store }: { payments: PaymentProvider; store: Store },
  id: string,
): Promise<boolean> {
  const where = { [storedNames.subscriptionId]: id };
  for (const collection of ['Subscriptions', 'PastSubscriptions']) {
    const found = await store.find(collection, { where, limit: 1 });
    if (found.length > 0) return false;
  }
  // One that is to be cancelled, and has an entry for that, is known.
  if (await store.get({ collection: 'Outbox', id: `cancel-${id}` })) return false;
  const status = (await told(payments, id))?.status;
  return status === 'active' || status === 'suspended';
}
