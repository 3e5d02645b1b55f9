import { max } from 'date-fns/max';
import { deletedMail, type DeletionFacts } from '#domain/mails/deletedMail.ts';
import type { ServerContext } from '../context/context.ts';
import { errorFields } from '../context/logs.ts';
import { agreementsKeptUntil } from '../documents/bookkeeping.ts';
import { deletionRef, parseDeletion, serializeDeletion } from '../documents/deletions.ts';
import { deletionMailRef, mailFields } from '../documents/mail.ts';
import { registrationNotes } from '../documents/registrations.ts';
import type { Fields } from '../store/Store.ts';
import { confirmationFrom } from '../subscription/confirmation.ts';
import { isAlive, isBilled, isFree } from '../subscription/recordStatus.ts';
import type { OwnerData } from './ownerData.ts';

/** What the deletion of this data ends, and what bookkeeping keeps of it. */
function deletionFactsOf({ records, pastSubscriptions, charges }: OwnerData, now: Date): DeletionFacts {
  const running = records.find(({ record }) => isAlive(record))?.record;
  const sold = [...records, ...pastSubscriptions]
    .map(({ record }) => record)
    .filter((record) => isBilled(record));
  const kept = sold.flatMap((record) => agreementsKeptUntil(record, now) ?? []);
  return {
    ended: running
      ? {
          id: running.subscriptionId,
          interval: confirmationFrom(running).interval,
          free: isFree(running),
          paused: running.pause !== null,
        }
      : null,
    books: sold.length > 0 || charges.length > 0,
    agreementsUntil: kept.length > 0 ? max(kept) : null,
  };
}

/** The e-mail about a deletion, from data that goes; null if it cannot be composed, which stops nothing. */
export function composeDeletionMail(
  { logs, brand, siteUrl }: ServerContext,
  { email, data, begun }: { email: string; data: OwnerData; begun: Date },
): Fields | null {
  try {
    const read = registrationNotes(data.registration).language ?? data.records[0]?.record.language;
    const about = { language: read ?? 'en', brand, siteUrl, ...deletionFactsOf(data, begun) };
    return mailFields({ to: email, uid: undefined, now: begun }, deletedMail(about));
  } catch (error) {
    logs.error('a mail could not be written', { mail: 'deleted', ...errorFields(error) });
    return null;
  }
}

/** Sends the e-mail of a deletion if it is not sent yet; the same transaction marks it as sent. */
export async function sendDeletionMail({ store, now }: ServerContext, uid: string): Promise<void> {
  await store.transaction(async (transaction) => {
    const [stored, sent] = await transaction.getAll([deletionRef(uid), deletionMailRef(uid)]);
    const deletion = parseDeletion(uid, stored);
    if (!deletion?.mail) return;
    // A request after the deletion's own document was removed composes a second one.
    if (!sent) transaction.set(deletionMailRef(uid), { ...deletion.mail, created: now() });
    transaction.set(deletionRef(uid), serializeDeletion({ ...deletion, mail: null }));
  });
}
