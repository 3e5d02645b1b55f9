import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns';
import type { ServerContext } from '../context/context.ts';
import { parseSearch, searchRef, serializeSearch } from '../documents/comparisonNotes.ts';
import {
  parseSubscription,
  subscriptionChanges,
  subscriptionsAfter,
  type SubscriptionRecord,
} from '../documents/subscription.ts';
import { isAlive, isFree } from '../subscription/recordStatus.ts';

/** Records that one run looks at. */
const perRun = 200;

/** Whether a record should be compared with the provider but does not note when: an imported one. */
function isUnscheduled(record: SubscriptionRecord): boolean {
  const known = record.nextCheck !== null || record.subscriptionId === '';
  return !known && isAlive(record) && !isFree(record);
}

/**
 * Finds the records that do not note when they are due, which no ordered query can find, and makes them due. Walks through all
 * records by id, a page in each run and at most once a day. Stores where it stopped, so that the next run continues.
 */
export async function scheduleImported({ store, now }: ServerContext): Promise<void> {
  const { last, notBefore } = parseSearch(await store.get(searchRef));
  if (notBefore !== null && notBefore > now()) return;
  const page = await subscriptionsAfter(store, last, perRun);
  for (const { ref: due } of page.filter(({ record }) => isUnscheduled(record))) {
    await store.transaction(async (transaction) => {
      const record = parseSubscription(await transaction.get(due));
      if (!record || !isUnscheduled(record)) return;
      transaction.update(due, subscriptionChanges({ nextCheck: now() }));
    });
  }
  const done = page.length < perRun;
  const tomorrow = new Date(addDays(new UTCDate(now()), 1));
  const next = done
    ? { last: '', notBefore: tomorrow }
    : { last: page.at(-1)?.ref.id ?? '', notBefore: null };
  await store.set(searchRef, serializeSearch(next));
}
