import type { DocumentRef, Fields } from '../store/Store.ts';
import { mapIn, textIn } from './fieldValues.ts';
import { isFree } from './recordStatus.ts';
import { storedNames } from './storedNames.ts';

/** The bookkeeping document of a subscription, under the subscription's id. */
export function bookkeepingRef(subscriptionId: string) {
  return { collection: 'Bookkeeping', id: subscriptionId };
}

/**
 * The data kept about a subscription after its owner was deleted: what was sold and when. Its charges refer to its
 * id.
 */
export interface BookkeepingEntry {
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
 * Reduces a record to what bookkeeping needs: no name, no address, no account of ours or the payment provider's. Null
 * for a free subscription.
 */
export function bookkeepingEntry(record: Fields, now: Date): BookkeepingEntry | null {
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
