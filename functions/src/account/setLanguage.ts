import type { Language } from '#domain/language.ts';
import type { ServerContext } from '../context/context.ts';
import { registrationRef, type VerifiedOwner } from '../documents/owner.ts';
import { registrationChanges, registrationNotes } from '../documents/registrations.ts';
import { parseSubscription, subscriptionChanges } from '../documents/subscription.ts';
import { belongsToAccount, locateOwnRecord } from '../owners/identity.ts';
import { pastSubscriptionsOf } from '../owners/pastSubscriptions.ts';

/**
 * Stores the language in which the owner reads, in the records and in the registration: the next e-mail follows it. An owner
 * without either states it with the registration.
 */
export async function setLanguage(
  context: ServerContext,
  { owner, language }: { owner: VerifiedOwner; language: Language },
): Promise<void> {
  const { store } = context;
  const ref = registrationRef(owner.uid);
  const place = await locateOwnRecord(context, owner, registrationNotes(await store.get(ref)).email);
  const past = await pastSubscriptionsOf(store, owner.uid);
  await store.transaction(async (transaction) => {
    const [registration, ...pastFields] = await transaction.getAll([ref, ...past.map((one) => one.ref)]);
    const record = place && parseSubscription(await transaction.get(place.ref));
    if (place && record && belongsToAccount(record, owner.uid))
      transaction.update(place.ref, subscriptionChanges({ language }));
    past.forEach((one, at) => {
      if (pastFields[at]) transaction.update(one.ref, subscriptionChanges({ language }));
    });
    if (registration) transaction.update(ref, registrationChanges({ notes: { language } }));
  });
}
