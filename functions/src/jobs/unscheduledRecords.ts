import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns';
import type { ServerContext } from '../context/context.ts';
import { textIn } from '../documents/fieldValues.ts';
import {
  parseSubscription,
  subscriptionChanges,
  subscriptionsAfter,
  type SubscriptionRecord,
} from '../documents/subscription.ts';
import { isAlive, isFree } from '../subscription/recordStatus.ts';

/** Records looked at in one run. */
const perRun = 200;

const ref = { collection: 'Sweep', id: 'newcomers' };

/** Whether a record should be compared with the provider and does not say when: one that was imported. */
function isUnscheduled(record: SubscriptionRecord): boolean {
  const known = record.nextCheck !== null || record.subscriptionId === '';
  return !known && isAlive(record) && !isFree(record);
}

/**
 * Finds the records that do not say when they are due, which no ordered query answers, and makes them due. Goes through
 * all records by their ids, a page in each run and the whole once a day at most; where it stopped is noted, so that a
 * run that is cut short is continued.
 */
export async function scheduleImported({ store, now }: ServerContext): Promise<void> {
  const place = await store.get(ref);
  const notBefore = place?.['not_before'];
  if (notBefore instanceof Date && notBefore > now()) return;
  const page = await subscriptionsAfter(store, textIn(place, 'last'), perRun);
  for (const { ref: due } of page.filter(({ record }) => isUnscheduled(record))) {
    await store.transaction(async (transaction) => {
      const record = parseSubscription(await transaction.get(due));
      if (!record || !isUnscheduled(record)) return;
      transaction.update(due, subscriptionChanges({ nextCheck: now() }));
    });
  }
  const done = page.length < perRun;
  const tomorrow = new Date(addDays(new UTCDate(now()), 1));
  await store.set(ref, done ? { last: '', not_before: tomorrow } : { last: page.at(-1)?.ref.id ?? '' });
}
