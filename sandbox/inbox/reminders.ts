import { storedNames } from '#functions/documents/storedNames.ts';
import type { Store } from '#functions/store/Store.ts';

const collection = 'Subscriptions';

/** A reminder that has yet to be sent. */
export interface WaitingReminder {
  subscriptionId: string;
  to: string;
  due: Date;
}

/** The reminders that have yet to be sent, the next one first. */
export async function waitingReminders(store: Store): Promise<WaitingReminder[]> {
  const found = await store.find(collection, {
    orderBy: { field: storedNames.reminderDue, direction: 'asc' },
  });
  return found.flatMap(({ id, fields }) => {
    const { [storedNames.reminderDue]: due, [storedNames.subscriptionId]: subscriptionId } = fields;
    return typeof subscriptionId === 'string' && due instanceof Date ? [{ subscriptionId, to: id, due }] : [];
  });
}

/** Brings a reminder's day forward to `now`: the schedule's next run sends it, or drops it, as it would that day. */
export async function bringForward(store: Store, subscriptionId: string, now: Date): Promise<void> {
  const waiting = (await waitingReminders(store)).find((one) => one.subscriptionId === subscriptionId);
  if (!waiting) return;
  const place = { collection, id: waiting.to };
  await store.transaction(async (transaction) => {
    const record = await transaction.get(place);
    // It may have been sent meanwhile.
    if (record?.[storedNames.subscriptionId] !== subscriptionId || !record[storedNames.reminderDue]) return;
    transaction.update(place, [{ path: [storedNames.reminderDue], value: now }]);
  });
}
