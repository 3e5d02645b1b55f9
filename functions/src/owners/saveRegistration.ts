import { AppError } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Registration } from '#domain/registration.ts';
import { registrationRef, type VerifiedOwner } from '../documents/owner.ts';
import { parseSubscription, subscriptionRef } from '../documents/subscription.ts';
import { isAlive } from '../subscription/recordStatus.ts';
import { newSuffix, registrationNotes, serializeRegistration } from '../documents/registrations.ts';
import type { Store } from '../store/Store.ts';
import { ownRecords, refuseHeldAddress } from './identity.ts';

/**
 * Stores the business of an owner who has no running subscription under the current or the previously registered address.
 * `currentRegistration` must have moved an ended one before. Saving again keeps the random letters. Rejects with
 * `registration/already-subscribed` or `registration/address-held`.
 */
export async function saveRegistration(
  store: Store,
  request: { owner: VerifiedOwner; registration: Registration; language?: Language | undefined; now: Date },
): Promise<void> {
  const { owner, registration, language = null, now } = request;
  const ref = registrationRef(owner.uid);
  await store.transaction(async (transaction) => {
    const [presentFields, fields] = await transaction.getAll([subscriptionRef(owner.email), ref]);
    const present = parseSubscription(presentFields);
    const before = registrationNotes(fields);
    const [counting] = await ownRecords(transaction, owner, { present, registeredEmail: before.email });
    if (counting && isAlive(counting.record)) throw new AppError('registration/already-subscribed');
    refuseHeldAddress(present, owner.uid);
    // Saving again must not reset the count of checkouts.
    const notes = { ...before, suffix: before.suffix ?? newSuffix(), language: language ?? before.language };
    transaction.set(ref, serializeRegistration({ owner, registration, acceptedAt: now, notes }));
  });
}
