import type { Language } from '#domain/language.ts';
import type { ServerContext } from '../context/context.ts';
import { registrationRef, type Identity } from '../documents/owner.ts';
import { registrationChanges } from '../documents/registrations.ts';
import { subscriptionChanges } from '../documents/subscription.ts';
import { readOwner } from '../owners/identity.ts';
import { pastSubscriptionsOf } from '../owners/pastSubscriptions.ts';

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
    const changes = subscriptionChanges({ language });
    const [present] = records;
    if (present) transaction.update(present.ref, changes);
    more.forEach((ref, at) => {
      if (others[at]) transaction.update(ref, changes);
    });
    if (registration)
      transaction.update(registrationRef(owner.uid), registrationChanges({ notes: { language } }));
  });
}
