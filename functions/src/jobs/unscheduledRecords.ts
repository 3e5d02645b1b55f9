import { daysAfter } from '#domain/days.ts';
import type { ServerContext } from '../context/context.ts';
import { search } from '../documents/comparisonNotes.ts';
import {
  parseSubscription,
  subscriptionChanges,
  subscriptionsAfter,
  type SubscriptionRecord,
} from '../documents/subscription.ts';
import { isAlive, isBilled } from '../subscription/recordStatus.ts';

/** Maximum records that one run reads. */
const perRun = 200;

/** Whether an imported record must be compared with the provider but stores no date for it. */
function isUnscheduled(record: SubscriptionRecord): boolean {
  return record.nextCheck === null && isAlive(record) && isBilled(record);
}

/** Makes records without a due date due, which no query finds: a page per run, at most one round a day. */
export async function scheduleImported({ store, now }: ServerContext): Promise<void> {
  const { last, notBefore } = search.parse(await store.get(search.ref));
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
  const tomorrow = daysAfter(now(), 1);
  const next = done
    ? { last: '', notBefore: tomorrow }
    : { last: page.at(-1)?.ref.id ?? '', notBefore: null };
  await store.set(search.ref, search.serialize(next));
}
