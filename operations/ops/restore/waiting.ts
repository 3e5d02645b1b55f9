import { cancellationFields, cancellationsIn, outboxCollection } from '#functions/documents/cancellation.ts';
import { checkouts } from '#functions/documents/checkouts.ts';
import { deletions, unfinishedDeletions } from '#functions/documents/deletions.ts';
import type { DocumentRef, Fields } from '#functions/store/Store.ts';
import { audited } from '../audit.ts';
import type { OpsContext } from '../context.ts';

/** More deletions than ever wait at once. */
const mostDeletions = 10_000;

/**
 * Brings what still waits in another database: the cancellations for PayPal, also those that an operator must finish, with the
 * checkout whose charges each refunds, and the unfinished deletions. They are newer than any backup. Safe to repeat, because
 * carrying them out twice is.
 */
export async function bringWaiting(ops: OpsContext, database: string): Promise<void> {
  const { store } = ops.context;
  const other = await ops.openDatabase(database);
  try {
    const dead = await cancellationsIn(other, { state: 'dead' });
    const waiting = new Map([...(await cancellationsIn(other, { state: 'waiting' })), ...dead]);
    const unfinished = await unfinishedDeletions(other, mostDeletions);
    const what = `${waiting.size} cancellations and ${unfinished.length} deletions`;
    const question = `Bring ${what} that wait in ${database}?`;
    const found: Array<[DocumentRef, Fields]> = unfinished.map((one) => [
      deletions.ref(one.uid),
      deletions.serialize(one),
    ]);
    for (const [id, entry] of waiting) {
      found.push([{ collection: outboxCollection, id }, cancellationFields(entry)]);
      const ref = entry.refundForCheckout === null ? null : checkouts.ref(entry.refundForCheckout);
      const fields = ref && !(await store.get(ref)) ? await other.get(ref) : undefined;
      if (ref && fields) found.push([ref, fields]);
    }
    await audited(ops, { command: 'restore', subject: database, question }, async () => {
      for (const [ref, fields] of found) await store.set(ref, fields);
    });
    ops.talk.say(`${what} of ${database} wait here now.`);
  } finally {
    await other.close();
  }
}
