import { subscriptions } from '#functions/documents/subscription.ts';
import type { Store } from '#functions/store/Store.ts';

export interface WaitingReminder {
  subscriptionId: string;
  to: string;
  due: Date;
}

/** The pending reminders, the next first. */
export async function waitingReminders(store: Store): Promise<WaitingReminder[]> {
  return (await subscriptions.all(store))
    .flatMap(({ ref, record: { subscriptionId, reminderDue: due } }) =>
      due === null ? [] : [{ subscriptionId, to: ref.id, due }],
    )
    .toSorted((one, other) => one.due.getTime() - other.due.getTime());
}

/** Moves a reminder's due date to `now`: the schedule's next run then sends or drops it as on that date. */
export async function bringForward(store: Store, subscriptionId: string, now: Date): Promise<void> {
  const waiting = (await waitingReminders(store)).find((one) => one.subscriptionId === subscriptionId);
  if (!waiting) return;
  const ref = subscriptions.ref(waiting.to);
  await store.transaction(async (transaction) => {
    const record = subscriptions.parse(await transaction.get(ref));
    // A run may have sent it in the meantime.
    if (record?.subscriptionId !== subscriptionId || !record.reminderDue) return;
    transaction.update(ref, subscriptions.changes({ reminderDue: now }));
  });
}
