import { errorFields } from '../context/logs.ts';
import { syncSubscription } from '../sync/syncSubscription.ts';
import { isTooLate, sendOrDropReminder } from '../mails/reminders.ts';
import type { ServerContext } from '../context/context.ts';
import { textIn } from '../documents/fieldValues.ts';
import { storedNames } from '../documents/storedNames.ts';

/** Reminders looked at in one run, the next due first; the rest have their turn in a later one. */
const perRun = 50;

/** Sends the reminders whose day has come. One that fails stays for the next run, until the charge. */
export async function sendReminders(context: ServerContext): Promise<void> {
  const { store, logs, now } = context;
  const due = await store.find('Subscriptions', {
    upTo: { field: storedNames.reminderDue, moment: now() },
    orderBy: { field: storedNames.reminderDue, direction: 'asc' },
    limit: perRun,
  });
  for (const { id: email, fields } of due) {
    const subscriptionId = textIn(fields, storedNames.subscriptionId);
    try {
      // A lost webhook must not remind somebody who has cancelled: PayPal knows.
      if (!isTooLate(fields, now())) await syncSubscription(context, subscriptionId);
      await sendOrDropReminder(context, { email, subscriptionId });
    } catch (error) {
      logs.warn('a reminder could not be sent yet', { subscriptionId, ...errorFields(error) });
    }
  }
}
