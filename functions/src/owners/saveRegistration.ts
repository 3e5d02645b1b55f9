import { AppError } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Registration } from '#domain/registration.ts';
import { registrationRef, type VerifiedOwner } from '../documents/owner.ts';
import { isAlive } from '../subscription/recordStatus.ts';
import { newSuffix, registrationNotes, serializeRegistration } from '../documents/registrations.ts';
import type { Store } from '../store/Store.ts';
import { readOwner, refuseHeldAddress } from './ownRecords.ts';

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
  await store.transaction(async (transaction) => {
    const { present, registration: fields, records } = await readOwner(transaction, owner);
    const before = registrationNotes(fields);
    const [counting] = records;
    if (counting && isAlive(counting.record)) throw new AppError('registration/already-subscribed');
    refuseHeldAddress(present, owner.uid);
    // Saving again must not reset the count of checkouts.
    const notes = { ...before, suffix: before.suffix ?? newSuffix(), language: language ?? before.language };
    transaction.set(
      registrationRef(owner.uid),
      serializeRegistration({ owner, registration, acceptedAt: now, notes }),
    );
  });
}
