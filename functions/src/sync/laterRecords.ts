import type { DocumentRef, Fields, Store, Transaction } from '../store/Store.ts';
import { mapIn, momentIn, textIn } from '../documents/fieldValues.ts';
import { registrationRef, subscriptionRef } from '../documents/owner.ts';
import { shortenedBy, withoutPromise } from '../subscription/paidTime.ts';
import { pastPlacesOf, pastRef } from '../owners/pastSubscriptions.ts';
import { registrationFrom } from '../documents/registrations.ts';

const createdAt = (record: Fields) => momentIn(mapIn(record, 'billing'), 'created')?.getTime() ?? 0;

/** The places of all that an owner had after a past subscription, oldest first, the present record last. */
export async function laterPlaces(store: Store, past: Fields): Promise<DocumentRef[]> {
  const uid = textIn(past, 'uid');
  if (uid === '') return [];
  const registration = registrationFrom(await store.get(registrationRef(uid)));
  const emails = new Set([textIn(past, 'email'), registration?.email ?? '']);
  const later = (await pastPlacesOf(store, uid))
    .filter(({ fields }) => createdAt(fields) > createdAt(past))
    .toSorted((one, other) => createdAt(one.fields) - createdAt(other.fields));
  return [
    ...later.map(({ id }) => pastRef(id)),
    ...[...emails].filter((email) => email !== '').map(subscriptionRef),
  ];
}

/**
 * Takes the time that a past subscription does not give any more from the later ones that were promised it, one after the other.
 * @returns the last one that has changed; null where none has.
 */
export function takePromisesBack(
  transaction: Transaction,
  change: { before: Fields; after: Fields; now: Date },
  later: ReadonlyArray<{ ref: DocumentRef; record: Fields | undefined }>,
): Fields | null {
  const { before, after, now } = change;
  const uid = textIn(before, 'uid');
  let shortened = shortenedBy(before, after);
  let changed: Fields | null = null;
  for (const { ref, record } of later) {
    if (!shortened || !record || mapIn(record, 'billing')['uid'] !== uid) continue;
    const next = withoutPromise(record, shortened, now);
    if (!next) continue;
    transaction.set(ref, next);
    shortened = shortenedBy(record, next) ?? shortened;
    changed = next;
  }
  return changed;
}
