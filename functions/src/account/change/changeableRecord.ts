import { AppError } from '#domain/errors.ts';
import type { SubscriptionRecord } from '../../documents/subscription.ts';
import { failedChargeOf } from '../../ledger/owed.ts';
import { hasMovedCharge } from '../../standing/factsOf.ts';
import type { ChangeableRecord } from './changeTerms.ts';
import { termsOf } from '../../subscription/confirmation.ts';
import type { ServerContext } from '../../context/context.ts';
import { locateOwnRecord } from '../../owners/identity.ts';
import { cancellationRef } from '../../documents/cancellation.ts';
import type { VerifiedOwner } from '../../documents/owner.ts';
import { findRegistration } from '../../documents/registrations.ts';
import { syncSubscription } from '../../sync/syncSubscription.ts';

/** A record that can be changed, with its e-mail address and subscription id. */
export interface CurrentRecord extends ChangeableRecord {
  email: string;
  subscriptionId: string;
}

/** Checks that a record is paid for and active, and that nothing is owed. Throws `account/not-changeable`. */
export function changeable(record: SubscriptionRecord, email: string): CurrentRecord {
  const { billing, subscriptionId, status } = record;
  const terms = termsOf(billing);
  // A free subscription has no price, and the provider does not know it.
  const runs = status === 'active' && subscriptionId !== '' && !failedChargeOf(record);
  if (!billing || !terms || terms.total === 0 || !runs) {
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
  // PayPal may move the next charge with each change; an owner must not be able to postpone it repeatedly.
  if (hasMovedCharge(place.record)) throw new AppError('account/not-changeable');
  if (await store.get(cancellationRef(present.subscriptionId))) throw new AppError('account/not-changeable');
  return present;
}

/** Syncs with the provider, which may have cancelled, suspended or changed the subscription; then reads the record. */
export async function refreshChangeableRecord(
  context: ServerContext,
  owner: VerifiedOwner,
): Promise<CurrentRecord> {
  const { subscriptionId } = await findChangeableRecord(context, owner);
  await syncSubscription(context, subscriptionId);
  return findChangeableRecord(context, owner);
}
