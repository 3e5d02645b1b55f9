import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#domain/errors.ts';
import { waitingIn, awaitConsent, type StoredWaitingChange } from '../../subscription/change/askedChange.ts';
import { changeable, type CurrentRecord } from './changeableRecord.ts';
import type { ServerContext } from '../../context/context.ts';
import { cancellationRef } from '../../documents/cancellation.ts';
import {
  parseSubscription,
  serializeSubscription,
  subscriptionRef,
  type AskedChange,
  type SubscriptionRecord,
} from '../../documents/subscription.ts';

/** Whether both changes request the same terms, apart from their ids, dates and agreements. */
function isSame(one: AskedChange, other: AskedChange): boolean {
  const order = ({ id: _, askedAt: __, from: ___, agreement: ____, ...rest }: AskedChange) => rest;
  return isDeepStrictEqual(order(one), order(other));
}

function billedTerms({ billing, record }: CurrentRecord): unknown[] {
  const { total, currency, interval, posDevices, planName, couponCode } = billing;
  return [record.providerPlanId, total, currency, interval, posDevices, planName, couponCode];
}

/**
 * Stores the requested change before asking the provider for it, so that a later consent is recognized even after a crash.
 * Keeps an identical waiting change. Rejects with `account/not-changeable` if the subscription was changed or cancelled.
 */
export async function noteChange(
  { store }: ServerContext,
  present: CurrentRecord,
  wanted: AskedChange,
): Promise<StoredWaitingChange> {
  const { email, subscriptionId } = present;
  return store.transaction(async (transaction) => {
    const [fields, cancellation] = await transaction.getAll([
      subscriptionRef(email),
      cancellationRef(subscriptionId),
    ]);
    const record = parseSubscription(fields);
    const current = record && changeable(record, email);
    const same = current?.subscriptionId === subscriptionId && !cancellation;
    if (!record || !same || !isDeepStrictEqual(billedTerms(current), billedTerms(present))) {
      throw new AppError('account/not-changeable');
    }
    const waiting = waitingIn(record);
    if (waiting && isSame(waiting.change, wanted)) return waiting;
    const asked = { change: wanted, approveUrl: null };
    transaction.set(subscriptionRef(email), serializeSubscription(awaitConsent(record, asked)));
    return asked;
  });
}

/** Updates the record if this change is still the waiting one; returns null otherwise. */
export async function updateWaitingChange<Result>(
  { store }: ServerContext,
  email: string,
  changeId: string,
  change: (
    record: SubscriptionRecord,
    approveUrl: string | null,
  ) => { record: SubscriptionRecord; result: Result },
): Promise<Result | null> {
  return store.transaction(async (transaction) => {
    const record = parseSubscription(await transaction.get(subscriptionRef(email)));
    const waiting = record && waitingIn(record);
    if (!record || waiting?.change.id !== changeId) return null;
    const { record: next, result } = change(record, waiting.approveUrl);
    transaction.set(subscriptionRef(email), serializeSubscription(next));
    return result;
  });
}
