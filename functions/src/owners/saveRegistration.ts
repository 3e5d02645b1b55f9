import { AppError } from '#domain/errors.ts';
import type { Registration } from '#domain/registration.ts';
import { textIn } from '../documents/fieldValues.ts';
import { registrationRef, subscriptionRef, type VerifiedOwner } from '../documents/owner.ts';
import { isAlive } from '../documents/recordStatus.ts';
import { registrationToFields } from '../documents/registrationFields.ts';
import { newSuffix } from '../documents/registrations.ts';
import type { Store } from '../store/Store.ts';
import { ownRecords, refuseHeldAddress, takeAlong } from './identity.ts';

/**
 * Keeps the business of an owner who has no subscription that is alive, also not under the address they registered with
 * before; an ended one moves to the present address. Saving again keeps the random letters. Rejects with
 * `registration/already-subscribed` or `registration/address-held`.
 */
export async function saveRegistration(
  store: Store,
  request: { owner: VerifiedOwner; registration: Registration; now: Date },
): Promise<void> {
  const { owner, registration, now } = request;
  const ref = registrationRef(owner.uid);
  await store.transaction(async (transaction) => {
    const [present, before] = await transaction.getAll([subscriptionRef(owner.email), ref]);
    const registeredEmail = textIn(before, 'email');
    const records = await ownRecords(transaction, owner, { present, registeredEmail });
    const [counting] = records;
    if (counting && isAlive(counting.record)) throw new AppError('registration/already-subscribed');
    refuseHeldAddress(present, owner.uid);
    takeAlong(transaction, { owner, records, now });
    const letters = before?.['suffix'];
    transaction.set(ref, {
      email: owner.email,
      google_sign_on: owner.withGoogle,
      ...registrationToFields(registration),
      accepted_at: now,
      suffix: typeof letters === 'string' ? letters : newSuffix(),
      checkout_id: before?.['checkout_id'] ?? null,
      // Saving again must not start the count anew.
      checkouts_opened: before?.['checkouts_opened'] ?? null,
    });
  });
}
