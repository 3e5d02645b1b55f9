import { errorFields } from '../context/logs.ts';
import { syncSubscription } from '../sync/syncSubscription.ts';
import { isTooLate, sendOrDropReminder } from '../mails/reminders.ts';
import type { ServerContext } from '../context/context.ts';
import { dueSubscriptions } from '../documents/subscription.ts';

/** Reminders looked at in one run, the next due first; the rest have their turn in a later one. */
const perRun = 50;

/** Sends the reminders whose day has come. One that fails stays for the next run, until the charge. */
export async function sendReminders(context: ServerContext): Promise<void> {
  const { store, logs, now } = context;
  const due = await dueSubscriptions(store, { by: 'reminderDue', now: now(), limit: perRun });
  for (const { ref, record } of due) {
    const { subscriptionId } = record;
    try {
      // A lost webhook must not remind somebody who has cancelled: PayPal knows.
      if (!isTooLate(record, now())) await syncSubscription(context, subscriptionId);
      await sendOrDropReminder(context, { email: ref.id, subscriptionId });
    } catch (error) {
      logs.warn('a reminder could not be sent yet', { subscriptionId, ...errorFields(error) });
    }
  }
}
