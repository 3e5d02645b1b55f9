import { loggable } from '../logs.ts';
import { follow } from './following.ts';
import { isTooLate, remindersCollection, settleReminder } from './reminders.ts';
import type { World } from './world.ts';

/** Reminders looked at in one run, the next due first; the rest have their turn in a later one. */
const perRun = 50;

/** Sends the reminders whose day has come. One that fails stays for the next run, until the charge. */
export async function sendReminders(world: World): Promise<void> {
  const { store, logs, now } = world;
  const next = await store.find(remindersCollection, {
    orderBy: { field: 'due', direction: 'asc' },
    limit: perRun,
  });
  for (const { id, fields } of next) {
    if (fields['due'] instanceof Date && fields['due'] > now()) break;
    try {
      // A lost webhook must not remind somebody who has cancelled: PayPal knows.
      if (!isTooLate(fields, now())) await follow(world, id);
      await settleReminder(world, id);
    } catch (error) {
      logs.warn('a reminder could not be sent yet', { subscriptionId: id, ...loggable(error) });
    }
  }
}
