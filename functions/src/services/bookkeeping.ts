import type { DocumentRef, Fields } from '../store/Store.ts';
import { mapIn, textIn } from './fieldValues.ts';
import { isFree } from './recordStatus.ts';
import { storedNames } from './storedNames.ts';

/** Where it is kept; the id is the subscription's. */
export function bookkeepingRef(subscriptionId: string) {
  return { collection: 'Bookkeeping', id: subscriptionId };
}

/** What is kept of a subscription whose owner is gone: what was sold and when. Its charges name its id. */
export interface KeptSubscription {
  ref: DocumentRef;
  fields: Fields;
}

const keptOfBilling = [
  'plan_name',
  'interval',
  'currency',
  'pos_devices',
  'total',
  'trial_days',
  'trial_ends',
  'created',
  'coupon_code',
] as const;

/**
 * What bookkeeping needs of a record: no name, no address, no account, neither ours nor the payment provider's. Null
 * for a free subscription, of which there is nothing to keep.
 */
export function keptSubscription(record: Fields, now: Date): KeptSubscription | null {
  const id = textIn(record, storedNames.subscriptionId);
  if (id === '' || isFree(record)) return null;
  const billing = mapIn(record, 'billing');
  const { status, last_charging_date: lastCharge } = record;
  const sold = keptOfBilling.flatMap((name): Array<[string, Fields[string]]> => {
    const value = billing[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ref: bookkeepingRef(id),
    fields: {
      ...Object.fromEntries(sold),
      [storedNames.providerPlanId]: record[storedNames.providerPlanId] ?? null,
      status: status ?? null,
      last_charging_date: lastCharge ?? null,
      owner_deleted: now,
    },
  };
}
