import { remindersCollection } from '#functions/services/reminders.ts';
import type { Store } from '#functions/store/Store.ts';

/** A reminder that has yet to be sent. */
export interface WaitingReminder {
  subscriptionId: string;
  to: string;
  due: Date;
}

/** The reminders that have yet to be sent, the next one first. */
export async function waitingReminders(store: Store): Promise<WaitingReminder[]> {
  const found = await store.find(remindersCollection, { orderBy: { field: 'due', direction: 'asc' } });
  return found.flatMap(({ id, fields: { email, due } }) =>
    typeof email === 'string' && due instanceof Date ? [{ subscriptionId: id, to: email, due }] : [],
  );
}

/** Brings a reminder's day forward to `now`: the schedule's next run sends it, or drops it, as it would that day. */
export async function bringForward(store: Store, subscriptionId: string, now: Date): Promise<void> {
  const place = { collection: remindersCollection, id: subscriptionId };
  await store.transaction(async (transaction) => {
    if (await transaction.get(place)) transaction.update(place, [{ path: ['due'], value: now }]);
  });
}
