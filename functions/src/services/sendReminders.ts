import { errorFields } from '../logs.ts';
import { syncSubscription } from './syncSubscription.ts';
import { isTooLate, remindersCollection, sendOrDropReminder } from './reminders.ts';
import type { ServerContext } from './context.ts';

/** Reminders looked at in one run, the next due first; the rest have their turn in a later one. */
const perRun = 50;

/** Sends the reminders whose day has come. One that fails stays for the next run, until the charge. */
export async function sendReminders(context: ServerContext): Promise<void> {
  const { store, logs, now } = context;
  const next = await store.find(remindersCollection, {
    orderBy: { field: 'due', direction: 'asc' },
    limit: perRun,
  });
  for (const { id, fields } of next) {
    if (fields['due'] instanceof Date && fields['due'] > now()) break;
    try {
      // A lost webhook must not remind somebody who has cancelled: PayPal knows.
      if (!isTooLate(fields, now())) await syncSubscription(context, id);
      await sendOrDropReminder(context, id);
    } catch (error) {
      logs.warn('a reminder could not be sent yet', { subscriptionId: id, ...errorFields(error) });
    }
  }
}
