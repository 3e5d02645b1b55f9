import type { Profile } from '#domain/account.ts';
import { AppError } from '#domain/errors.ts';
import type { FieldChange, Fields } from '../store/Store.ts';
import type { ServerContext } from '../context/context.ts';
import { mapIn, textIn } from '../documents/fieldValues.ts';
import { belongsToAccount, locateOwnRecord } from '../owners/identity.ts';
import { registrationRef, subscriptionRef, type VerifiedOwner } from '../documents/owner.ts';
import { findRegistration, newSuffix, storedRestaurantName, suffixOf } from '../documents/registrations.ts';

function recordChanges(record: Fields, profile: Profile, letters: string, now: Date): FieldChange[] {
  const { fullName, restaurantName, marketingConsent } = profile;
  const changes: FieldChange[] = [
    { path: ['customerName'], value: fullName },
    { path: ['restaurantName'], value: storedRestaurantName(restaurantName, letters) },
  ];
  if (mapIn(record, 'consents')['marketing'] === marketingConsent) return changes;
  // When a consent was given or taken back must be known; `dateAccepted` is of the terms.
  return [
    ...changes,
    { path: ['consents', 'marketing'], value: marketingConsent },
    { path: ['consents', 'marketing_changed'], value: now },
  ];
}

/**
 * Stores the names and the consent in the record and in the registration, which a later subscription uses. The
 * truck's name keeps its random suffix. Rejects with `account/none`.
 */
export async function updateProfile(
  context: ServerContext,
  { owner, profile }: { owner: VerifiedOwner; profile: Profile },
): Promise<void> {
  const { store, now } = context;
  const registered = await findRegistration(store, owner.uid);
  const place = await locateOwnRecord(context, owner, registered?.email);
  if (!place) throw new AppError('account/none');
  await store.transaction(async (transaction) => {
    const [record, registration] = await transaction.getAll([
      subscriptionRef(place.email),
      registrationRef(owner.uid),
    ]);
    if (!record || !belongsToAccount(record, owner.uid)) throw new AppError('account/none');
    const stored = registration?.['suffix'];
    const letters =
      typeof stored === 'string' ? stored : (suffixOf(textIn(record, 'restaurantName')) ?? newSuffix());
    transaction.update(subscriptionRef(place.email), recordChanges(record, profile, letters, now()));
    if (!registration) return;
    transaction.update(registrationRef(owner.uid), [
      { path: ['full_name'], value: profile.fullName },
      { path: ['restaurant_name'], value: profile.restaurantName },
      { path: ['marketing_consent'], value: profile.marketingConsent },
    ]);
  });
}
