import { UTCDate } from '@date-fns/utc';
import { addDays, addHours } from 'date-fns';
import { errorFields } from '../context/logs.ts';
import type { ServerContext } from '../context/context.ts';
import { dueSubscriptions, parseSubscription, subscriptionChanges } from '../documents/subscription.ts';
import type { DocumentRef } from '../store/Store.ts';
import { takeFromBudget } from './comparisonBudget.ts';
import { scheduleImported } from './unscheduledRecords.ts';
import { applyNewPrice } from '../sync/applyNewPrice.ts';
import { syncSubscription } from '../sync/syncSubscription.ts';

/** How many records are compared before more are looked for, and how many at once. */
const perPage = { records: 100, atOnce: 4 };

/** After so many failed comparisons in a row, the run stops and leaves the provider alone. */
const failuresInARow = 10;

/** Claims a due record for this run and returns when it is due next; undefined if it is no longer due. */
async function claim({ store, now }: ServerContext, ref: DocumentRef): Promise<string | undefined> {
  return store.transaction(async (transaction) => {
    const record = parseSubscription(await transaction.get(ref));
    if (!record?.nextCheck || record.nextCheck > now()) return undefined;
    const nextCheck = new Date(addDays(new UTCDate(now()), 1));
    transaction.update(ref, subscriptionChanges({ nextCheck }));
    return record.subscriptionId || undefined;
  });
}

async function compare(context: ServerContext, ref: DocumentRef): Promise<boolean> {
  const { store, logs, now } = context;
  try {
    const subscriptionId = await claim(context, ref);
    if (subscriptionId !== undefined) {
      await syncSubscription(context, subscriptionId, { money: 'always' });
      await applyNewPrice(context, ref.id);
    }
    return true;
  } catch (error) {
    logs.warn('a record could not be compared with the provider', errorFields(error));
    const nextCheck = new Date(addHours(new UTCDate(now()), 1));
    // The next day's comparison is noted already, so a failure here loses nothing.
    await store.update(ref, subscriptionChanges({ nextCheck })).catch(() => undefined);
    return false;
  }
}

/**
 * Compares every record that is not final with the provider once a day, the longest due first, and repairs it. This makes up
 * for lost webhooks. Each record notes when it is due, so that the next run continues an interrupted one, and two runs at once
 * do not compare a record twice. Imported records, which note nothing, are made due first. The number of comparisons in an hour
 * is limited; the rest follows in the next hour.
 */
export async function compareWithProvider(context: ServerContext): Promise<void> {
  const { store, now } = context;
  await scheduleImported(context);
  let failures = 0;
  for (;;) {
    const page = await dueSubscriptions(store, { by: 'nextCheck', now: now(), limit: perPage.records });
    const granted = page.length === 0 ? 0 : await takeFromBudget(context, page.length);
    const due = page.slice(0, granted);
    if (due.length === 0) return;
    while (due.length > 0) {
      const done = await Promise.all(due.splice(0, perPage.atOnce).map(({ ref }) => compare(context, ref)));
      for (const succeeded of done) failures = succeeded ? 0 : failures + 1;
      if (failures >= failuresInARow) return;
    }
  }
}
