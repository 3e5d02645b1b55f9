import type { Profile } from '#domain/account.ts';
import type { Language } from '#domain/language.ts';
import { subscriptions } from '../documents/subscription.ts';
import type { ServerContext } from '../context/context.ts';
import { registrationRef, type Identity } from '../documents/owner.ts';
import {
  newSuffix,
  registrationChanges,
  registrationNotes,
  storedRestaurantName,
  suffixOf,
} from '../documents/registrations.ts';
import { pastSubscriptionsOf } from '../owners/recordPlace.ts';
import { readPresent, readOwner } from '../owners/ownRecords.ts';

/** Stores names, invoice details and consent in record and registration; the truck keeps its suffix. Rejects with `account/none`. */
export async function updateProfile(
  context: ServerContext,
  { owner, profile }: { owner: Identity; profile: Profile },
): Promise<void> {
  const { store, now } = context;
  const { businessName = '', taxNumber = '', marketingConsent: marketing } = profile;
  const form = { ...profile, businessName, taxNumber };
  await store.transaction(async (transaction) => {
    const { ref, record, registration } = await readPresent(transaction, owner);
    const { suffix } = registrationNotes(registration);
    const letters = suffix ?? suffixOf(record.restaurantName) ?? newSuffix();
    const changes = subscriptions.changes({
      customerName: profile.fullName,
      businessName,
      taxNumber,
      restaurantName: storedRestaurantName(profile.restaurantName, letters),
      // Store when a consent is given or withdrawn.
      ...(record.consents?.marketing !== marketing && { consents: { marketing, marketingChanged: now() } }),
    });
    transaction.update(ref, changes);
    if (!registration) return;
    transaction.update(registrationRef(owner.uid), registrationChanges({ form }));
  });
}

/**
 * Stores the language in which the owner reads, in the records and in the registration: the next e-mail follows it. An owner
 * without either states it with the registration.
 */
export async function setLanguage(
  context: ServerContext,
  { owner, language }: { owner: Identity; language: Language },
): Promise<void> {
  const { store } = context;
  const past = await pastSubscriptionsOf(store, owner.uid);
  await store.transaction(async (transaction) => {
    const more = past.map(({ ref }) => ref);
    const { registration, records, others } = await readOwner(transaction, owner, more);
    const changes = subscriptions.changes({ language });
    const [present] = records;
    if (present) transaction.update(present.ref, changes);
    more.forEach((ref, at) => {
      if (others[at]) transaction.update(ref, changes);
    });
    if (registration)
      transaction.update(registrationRef(owner.uid), registrationChanges({ notes: { language } }));
  });
}
