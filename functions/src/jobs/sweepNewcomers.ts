import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns';
import type { Fields, StoredDocument } from '../store/Store.ts';
import type { ServerContext } from '../context/context.ts';
import { textIn } from '../documents/fieldValues.ts';
import { subscriptionRef } from '../documents/owner.ts';
import { isAlive, isFree } from '../documents/recordStatus.ts';
import { storedNames } from '../documents/storedNames.ts';

/** Records looked at in one run. */
const perRun = 200;

const ref = { collection: 'Sweep', id: 'newcomers' };

/** Whether a record should be compared with the provider and does not say when: one that was imported. */
function isNewcomer(record: Fields): boolean {
  const known = record['next_check'] instanceof Date || textIn(record, storedNames.subscriptionId) === '';
  return !known && isAlive(record) && !isFree(record);
}

/**
 * Finds the records that do not say when they are due, which no ordered query answers, and makes them due. Goes through
 * all records by their ids, a page in each run and the whole once a day at most; where it stopped is noted, so that a
 * run that is cut short is continued.
 */
export async function welcomeNewcomers({ store, now }: ServerContext): Promise<void> {
  const place = await store.get(ref);
  const notBefore = place?.['not_before'];
  if (notBefore instanceof Date && notBefore > now()) return;
  const last = textIn(place, 'last');
  const after: StoredDocument | undefined = last === '' ? undefined : { id: last, fields: {} };
  const page = await store.find('Subscriptions', { limit: perRun, ...(after && { after }) });
  for (const { id } of page.filter(({ fields }) => isNewcomer(fields))) {
    await store.transaction(async (transaction) => {
      const record = await transaction.get(subscriptionRef(id));
      if (!record || !isNewcomer(record)) return;
      transaction.update(subscriptionRef(id), [{ path: ['next_check'], value: now() }]);
    });
  }
  const done = page.length < perRun;
  const tomorrow = new Date(addDays(new UTCDate(now()), 1));
  await store.set(ref, done ? { last: '', not_before: tomorrow } : { last: page.at(-1)?.id ?? '' });
}
