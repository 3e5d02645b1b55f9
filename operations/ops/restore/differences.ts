import { formatMoney } from '#domain/money.ts';
import { cancellationFrom, cancellationRef } from '#functions/documents/cancellation.ts';
import type { RecordPlace } from '#functions/documents/subscription.ts';
import type { ProviderSubscription, ProviderTransaction } from '#functions/payments/PaymentProvider.ts';
import { isFinal } from '#functions/subscription/recordStatus.ts';
import { adoptBilled } from '#functions/subscription/change.ts';
import { isKnown } from '#functions/sync/recordMovements.ts';
import type { OpsContext } from '../context.ts';

/** PayPal's reports about one subscription since the backup. */
export interface Heard {
  subscription: ProviderSubscription;
  /** Refunds and reversals from its events. */
  reported: ProviderTransaction[];
}

export async function differences(
  { context }: OpsContext,
  { record, ref }: RecordPlace,
  { subscription, reported, since }: Heard & { since: Date | null },
): Promise<string[]> {
  const { store, payments, now } = context;
  const what: string[] = [];
  const isPresent = ref.collection === 'Subscriptions';
  const { status } = record;
  if (isPresent && status !== subscription.status && !isFinal(status)) {
    what.push(`is ${subscription.status} at PayPal and ${status || 'unknown'} here`);
  }
  const { billed, lastPayment, id: subscriptionId } = subscription;
  if (isPresent && billed && !isFinal(subscription.status) && adoptBilled(record, subscription, now())) {
    what.push(`is billed ${formatMoney({ amount: billed.total, currency: billed.currency })} at PayPal`);
  }
  if (since !== null && lastPayment !== null) {
    const listed = await payments.listTransactions({ subscriptionId, from: since, to: now() });
    const missing: ProviderTransaction[] = [];
    for (const one of [...listed, ...reported]) {
      if (!(await isKnown({ store }, [one]))) missing.push(one);
    }
    const lines = missing.map((one) => `${one.kind} ${one.id} of ${formatMoney(one)}`);
    what.push(...new Set(lines));
  }
  return what;
}

/** Whether PayPal bills a subscription that has ended on record, without a waiting cancellation. */
export async function billsTheEnded(
  { context }: OpsContext,
  { ref, record }: RecordPlace,
  { id, status }: ProviderSubscription,
): Promise<boolean> {
  if (status !== 'active' && status !== 'suspended') return false;
  if (ref.collection === 'Subscriptions' && !isFinal(record.status)) return false;
  return cancellationFrom(await context.store.get(cancellationRef(id)))?.state !== 'waiting';
}
