import {
  allSubscriptions,
  parseSubscription,
  subscriptionChanges,
  subscriptionRef,
} from '#functions/documents/subscription.ts';
import type { Store } from '#functions/store/Store.ts';

/** A reminder that is still to be sent. */
export interface WaitingReminder {
  subscriptionId: string;
  to: string;
  due: Date;
}

/** The reminders that are still to be sent, the next one first. */
export async function waitingReminders(store: Store): Promise<WaitingReminder[]> {
  return (await allSubscriptions(store))
    .flatMap(({ ref, record: { subscriptionId, reminderDue: due } }) =>
      due === null ? [] : [{ subscriptionId, to: ref.id, due }],
    )
    .toSorted((one, other) => one.due.getTime() - other.due.getTime());
}

/** Brings a reminder's day forward to `now`: the schedule's next run sends or drops it as it would on that day. */
export async function bringForward(store: Store, subscriptionId: string, now: Date): Promise<void> {
  const waiting = (await waitingReminders(store)).find((one) => one.subscriptionId === subscriptionId);
  if (!waiting) return;
  const ref = subscriptionRef(waiting.to);
  await store.transaction(async (transaction) => {
    const record = parseSubscription(await transaction.get(ref));
    // It may have been sent in the meantime.
    if (record?.subscriptionId !== subscriptionId || !record.reminderDue) return;
    transaction.update(ref, subscriptionChanges({ reminderDue: now }));
  });
}
