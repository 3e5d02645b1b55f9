import { AppError } from '#domain/errors.ts';
import type { SubscriptionRecord } from '../../documents/subscription.ts';
import { chargesAsAgreed } from '../../standing/factsOf.ts';
import type { ChangeableRecord } from './changeTerms.ts';
import { termsOf } from '../../subscription/confirmation.ts';
import { isBilled, stateOf } from '../../subscription/recordStatus.ts';
import type { ServerContext } from '../../context/context.ts';
import { presentPlaceOf } from '../../owners/identity.ts';
import { cancellationRef } from '../../documents/cancellation.ts';
import type { VerifiedOwner } from '../../documents/owner.ts';
import { syncSubscription } from '../../sync/syncSubscription.ts';

/** A record that can be changed, with its e-mail address and subscription id. */
export interface CurrentRecord extends ChangeableRecord {
  email: string;
  subscriptionId: string;
}

/** Requires a paid, active record without pause, debt or moved charge. Throws `account/not-changeable`. */
export function changeable(record: SubscriptionRecord, email: string): CurrentRecord {
  const { billing, subscriptionId } = record;
  const terms = termsOf(billing);
  const runs = stateOf(record) === 'active' && isBilled(record) && chargesAsAgreed(record);
  if (!billing || !terms || !runs) throw new AppError('account/not-changeable');
  return { record, billing: { ...billing, ...terms }, email, subscriptionId };
}

/** The owner's record. Rejects with `account/none` or `account/not-changeable`. */
export async function findChangeableRecord(
  context: ServerContext,
  owner: VerifiedOwner,
): Promise<CurrentRecord> {
  const place = await presentPlaceOf(context, owner);
  const present = changeable(place.record, place.ref.id);
  if (await context.store.get(cancellationRef(present.subscriptionId)))
    throw new AppError('account/not-changeable');
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
