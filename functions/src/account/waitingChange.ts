import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#domain/errors.ts';
import type { Fields } from '../store/Store.ts';
import {
  waitingIn,
  withWaiting,
  type AskedChange,
  type StoredWaitingChange,
} from '../subscription/askedChange.ts';
import { changeable, type CurrentRecord } from './changeableRecord.ts';
import type { ServerContext } from '../context/context.ts';
import { cancellationRef } from '../cancel/outbox.ts';
import { subscriptionRef } from '../documents/owner.ts';
import { storedNames } from '../documents/storedNames.ts';

/** Whether both ask for the same, whenever they did. */
function isSame(one: AskedChange, other: AskedChange): boolean {
  const order = ({ id: _, askedAt: __, from: ___, ...rest }: AskedChange) => rest;
  return isDeepStrictEqual(order(one), order(other));
}

/** The state a change was computed from. */
function priceIn({ billing, record }: CurrentRecord): unknown[] {
  const { total, currency, interval, pos_devices: devices, plan_name: plan, coupon_code: coupon } = billing;
  return [record[storedNames.providerPlanId], total, currency, interval, devices, plan, coupon];
}

/**
 * Stores the requested change before the provider is asked for it, so that a later consent is recognised in any case.
 * An identical waiting change is kept. Rejects with `account/not-changeable` if the subscription has changed or ends.
 */
export async function noteChange(
  { store }: ServerContext,
  present: CurrentRecord,
  wanted: AskedChange,
): Promise<StoredWaitingChange> {
  const { email, subscriptionId } = present;
  return store.transaction(async (transaction) => {
    const [record, cancellation] = await transaction.getAll([
      subscriptionRef(email),
      cancellationRef(subscriptionId),
    ]);
    const current = record && changeable(record, email);
    const same = current?.subscriptionId === subscriptionId && !cancellation;
    if (!record || !same || !isDeepStrictEqual(priceIn(current), priceIn(present))) {
      throw new AppError('account/not-changeable');
    }
    const waiting = waitingIn(record);
    if (waiting && isSame(waiting.change, wanted)) return waiting;
    const noted = { change: wanted, approveUrl: null };
    transaction.set(subscriptionRef(email), withWaiting(record, noted));
    return noted;
  });
}

/** Changes the record if it still waits for this change; returns null otherwise. */
export async function whileWaiting<Result>(
  { store }: ServerContext,
  email: string,
  changeId: string,
  change: (record: Fields, approveUrl: string | null) => { record: Fields; result: Result },
): Promise<Result | null> {
  return store.transaction(async (transaction) => {
    const record = await transaction.get(subscriptionRef(email));
    const waiting = record && waitingIn(record);
    if (!record || waiting?.change.id !== changeId) return null;
    const { record: next, result } = change(record, waiting.approveUrl);
    transaction.set(subscriptionRef(email), next);
    return result;
  });
}
