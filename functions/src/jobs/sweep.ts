import { UTCDate } from '@date-fns/utc';
import { addDays, addHours } from 'date-fns';
import { errorFields } from '../context/logs.ts';
import type { ServerContext } from '../context/context.ts';
import { subscriptionRef } from '../documents/owner.ts';
import { storedNames } from '../documents/storedNames.ts';
import { takeFromBudget } from './sweepBudget.ts';
import { welcomeNewcomers } from './sweepNewcomers.ts';
import { syncSubscription } from '../sync/syncSubscription.ts';

/** Records compared together before the next are looked for; several at once. */
const perPage = { records: 100, atOnce: 4 };

/** When so many comparisons in a row have failed, the provider is left alone until the next run. */
const failuresInARow = 10;

/** Takes a due record for this run and says when it is next due; undefined when it is not due any more. */
async function claim({ store, now }: ServerContext, email: string): Promise<string | undefined> {
  return store.transaction(async (transaction) => {
    const record = await transaction.get(subscriptionRef(email));
    const { next_check: due, [storedNames.subscriptionId]: subscriptionId } = record ?? {};
    if (!(due instanceof Date) || due > now()) return undefined;
    const tomorrow = new Date(addDays(new UTCDate(now()), 1));
    transaction.update(subscriptionRef(email), [{ path: ['next_check'], value: tomorrow }]);
    return typeof subscriptionId === 'string' ? subscriptionId : undefined;
  });
}

async function compare(context: ServerContext, email: string): Promise<boolean> {
  const { store, logs, now } = context;
  try {
    const subscriptionId = await claim(context, email);
    if (subscriptionId !== undefined) await syncSubscription(context, subscriptionId, { money: 'always' });
    return true;
  } catch (error) {
    logs.warn('a record could not be compared with the provider', errorFields(error));
    const soon = new Date(addHours(new UTCDate(now()), 1));
    // The next day's comparison is noted already, so that failing here loses nothing.
    await store
      .update(subscriptionRef(email), [{ path: ['next_check'], value: soon }])
      .catch(() => undefined);
    return false;
  }
}

/**
 * Compares every record that is not final with the provider once a day, the longest due first, and repairs it: a
 * webhook that was lost is made up for. Every record notes when it is due, so that a run that is cut short is continued
 * by the next one, and a record is compared once although two runs meet. Imported records, which note nothing, are made
 * due first. So many comparisons are begun in an hour and no more; the rest has its turn in the next.
 */
export async function sweep(context: ServerContext): Promise<void> {
  const { store, now } = context;
  await welcomeNewcomers(context);
  let failures = 0;
  for (;;) {
    const page = await store.find('Subscriptions', {
      upTo: { field: 'next_check', moment: now() },
      orderBy: { field: 'next_check', direction: 'asc' },
      limit: perPage.records,
    });
    const granted = page.length === 0 ? 0 : await takeFromBudget(context, page.length);
    const due = page.slice(0, granted);
    if (due.length === 0) return;
    while (due.length > 0) {
      const done = await Promise.all(due.splice(0, perPage.atOnce).map(({ id }) => compare(context, id)));
      for (const succeeded of done) failures = succeeded ? 0 : failures + 1;
      if (failures >= failuresInARow) return;
    }
  }
}
