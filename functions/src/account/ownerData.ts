import type { Fields, Store, StoredDocument } from '../store/Store.ts';
import { chargeDocumentsOf } from '../documents/charges.ts';
import { ownerLinks } from '../documents/links/ownerLinks.ts';
import { mailsOf } from '../documents/mail.ts';
import { registrationRef, type Identity } from '../documents/owner.ts';
import { registrationNotes } from '../documents/registrations.ts';
import { subscriptions, type RecordPlace } from '../documents/subscription.ts';
import { redemptions } from '../documents/offers/redemptions.ts';
import { pastSubscriptionsOf } from '../owners/recordPlace.ts';
import { accountIn, belongsToAccount } from '../owners/ownRecords.ts';
import { providerLinks, checkouts } from '../documents/checkouts.ts';

export interface OwnerData {
  checkouts: StoredDocument[];
  redemptions: StoredDocument[];
  registration: Fields | undefined;
  /** The record under each of the owner's addresses. At most one, unless the address changed between two reads. */
  records: RecordPlace[];
  pastSubscriptions: RecordPlace[];
  providerSubscriptions: StoredDocument[];
  mails: StoredDocument[];
  charges: StoredDocument[];
  links: StoredDocument[];
}

/** The owner's present and earlier addresses: of the sign-in, the registration and the checkouts. */
function addressesOf(
  { email }: Identity,
  { registration, checkouts: opened }: Pick<OwnerData, 'registration' | 'checkouts'>,
): string[] {
  const { email: registered } = registrationNotes(registration);
  const paying = opened.map(({ fields }) => checkouts.parse(fields).email ?? '');
  return [...new Set([email, registered, ...paying])].filter((address) => address !== '');
}

/** Whether a record names the account, or none and was under its address by `at` (R-ACCESS-ACCOUNT). */
export function isOwn({ ref, record }: RecordPlace, { owner, at }: { owner: Identity; at: Date }): boolean {
  if (!belongsToAccount(record, owner.uid)) return false;
  if (accountIn(record) !== undefined || ref.id !== owner.email) return true;
  const made = record.billing?.created ?? null;
  return made === null || made <= at;
}

/** Reads everything stored about an owner as of `at`, under the current and the earlier addresses. */
export async function readOwnerData(
  store: Store,
  { owner, at }: { owner: Identity; at: Date },
): Promise<OwnerData> {
  const { uid, email } = owner;
  const [registration, opened, pastSubscriptions, used, providerSubscriptions, links] = await Promise.all([
    store.get(registrationRef(uid)),
    checkouts.find(store, { where: { uid } }),
    pastSubscriptionsOf(store, uid),
    redemptions.find(store, { where: { uid } }),
    providerLinks.find(store, { where: { uid } }),
    ownerLinks.find(store, { where: { uid } }),
  ]);
  const addresses = addressesOf(owner, { registration, checkouts: opened });
  const found = await Promise.all(
    addresses.map(async (address): Promise<RecordPlace[]> => {
      const ref = subscriptions.ref(address);
      const record = subscriptions.parse(await store.get(ref));
      return record ? [{ ref, record }] : [];
    }),
  );
  const records = found.flat().filter((place) => isOwn(place, { owner, at }));
  const paidFor = new Set([
    ...[...records, ...pastSubscriptions].map(({ record }) => record.subscriptionId),
    ...providerSubscriptions.map(({ id }) => id),
  ]);
  // Omit e-mails to former addresses, which may belong to other owners by now.
  const ownAddresses = [...new Set([email, ...records.map(({ ref }) => ref.id)])];
  const [mails, moved] = await Promise.all([
    mailsOf(store, { uid, addresses: ownAddresses, at }),
    Promise.all([...paidFor].filter((id) => id !== '').map((id) => chargeDocumentsOf(store, id))),
  ]);
  return {
    registration,
    records,
    checkouts: opened,
    pastSubscriptions,
    redemptions: used,
    providerSubscriptions,
    mails,
    charges: moved.flat(),
    links,
  };
}
