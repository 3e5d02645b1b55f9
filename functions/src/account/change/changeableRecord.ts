import { AppError } from '#domain/errors.ts';
import type { SubscriptionRecord } from '../../documents/subscription.ts';
import { hasMovedCharge } from '../../subscription/access.ts';
import type { ChangeableRecord } from './changeTerms.ts';
import { termsOf } from '../../subscription/confirmation.ts';
import type { ServerContext } from '../../context/context.ts';
import { locateOwnRecord } from '../../owners/identity.ts';
import { cancellationRef } from '../../documents/cancellation.ts';
import type { VerifiedOwner } from '../../documents/owner.ts';
import { findRegistration } from '../../documents/registrations.ts';
import { syncSubscription } from '../../sync/syncSubscription.ts';

/** A record that can be changed, and where it is. */
export interface CurrentRecord extends ChangeableRecord {
  email: string;
  subscriptionId: string;
}

/** Reads a record as one that is paid for and runs. Throws `account/not-changeable`. */
export function changeable(record: SubscriptionRecord, email: string): CurrentRecord {
  const { billing, subscriptionId, status } = record;
  const terms = termsOf(billing);
  // A free one has no price, and no provider knows it.
  if (!billing || !terms || terms.total === 0 || status !== 'active' || subscriptionId === '') {
    throw new AppError('account/not-changeable');
  }
  return { record, billing: { ...billing, ...terms }, email, subscriptionId };
}

/** The owner's record. Rejects with `account/none` or `account/not-changeable`. */
export async function findChangeableRecord(
  context: ServerContext,
  owner: VerifiedOwner,
): Promise<CurrentRecord> {
  const { store } = context;
  const registered = await findRegistration(store, owner.uid);
  const place = await locateOwnRecord(context, owner, registered?.email);
  if (!place) throw new AppError('account/none');
  const present = changeable(place.record, place.ref.id);
  // A provider that moves the charge with each change must not put it off again and again.
  if (hasMovedCharge(place.record)) throw new AppError('account/not-changeable');
  if (await store.get(cancellationRef(present.subscriptionId))) throw new AppError('account/not-changeable');
  return present;
}

/** The owner's record after asking the provider: it may have been cancelled, suspended or changed there. */
export async function refreshChangeableRecord(
  context: ServerContext,
  owner: VerifiedOwner,
): Promise<CurrentRecord> {
  const { subscriptionId } = await findChangeableRecord(context, owner);
  await syncSubscription(context, subscriptionId);
  return findChangeableRecord(context, owner);
}
