import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import { reminderMail } from '#domain/mails/reminderMail.ts';
import { chargeMomentsOfConfirmation } from '#domain/timeline.ts';
import { reminderDays } from '#domain/trial.ts';
import type { Fields, Transaction } from '../store/Store.ts';
import { confirmationFrom } from './confirmation.ts';
import { mailFields, mailRef } from './mail.ts';
import { subscriptionRef } from './owner.ts';
import type { ServerContext } from './context.ts';
import { storedNames } from './storedNames.ts';

/** Where reminders wait for their day. */
export const remindersCollection = 'Reminders';

/**
 * Notes, in the same transaction as the subscription, that its owner is to be reminded of the first charge: so
 * 'we send you a reminder' is as true as the subscription. One without a charge to come gets none. Only the day and
 * the owner are noted; the rest is read from the subscription when the day has come.
 */
export function scheduleReminder(
  transaction: Transaction,
  { email, confirmation }: { email: string; confirmation: Confirmation },
): void {
  const reminder = chargeMomentsOfConfirmation(confirmation).find(({ kind }) => kind === 'reminder');
  if (!reminder) return;
  transaction.create(
    { collection: remindersCollection, id: confirmation.subscriptionId },
    { due: reminder.at, email },
  );
}

/** Whether the charge has come before the reminder of it could be sent. */
export function isTooLate(reminder: Fields, now: Date): boolean {
  const { due } = reminder;
  return !(due instanceof Date) || addDays(new UTCDate(due), reminderDays) <= now;
}

/** What is to be done about a due reminder. `wait`: the subscription is suspended and may yet be charged. */
function verdictOn(record: Fields | undefined, subscriptionId: string): 'send' | 'drop' | 'wait' {
  if (record?.[storedNames.subscriptionId] !== subscriptionId) return 'drop';
  if (record['status'] === 'active') return 'send';
  return record['status'] === 'suspended' ? 'wait' : 'drop';
}

/**
 * Sends one reminder or drops it, in one transaction that also forgets it: whoever comes second finds none left, so
 * it is sent once, however many runs meet. What was cancelled, or charged, meanwhile is dropped; so what keeps failing
 * is gone with the day of the charge.
 */
export async function sendOrDropReminder(
  { store, brand, now, logs }: Pick<ServerContext, 'store' | 'brand' | 'now' | 'logs'>,
  subscriptionId: string,
): Promise<void> {
  const ref = { collection: remindersCollection, id: subscriptionId };
  const verdict = await store.transaction(async (transaction) => {
    const reminder = await transaction.get(ref);
    if (!reminder) return 'gone';
    const { email } = reminder;
    if (typeof email !== 'string' || isTooLate(reminder, now())) {
      transaction.delete(ref);
      return 'late';
    }
    const record = await transaction.get(subscriptionRef(email));
    const decided = verdictOn(record, subscriptionId);
    if (decided === 'wait') return decided;
    if (decided === 'send' && record) {
      const name = record['customerName'] as string;
      const confirmation = confirmationFrom(record);
      const mail = mailFields({ to: email, now: now() }, reminderMail({ name, confirmation, brand }));
      transaction.create(mailRef(`reminder-${subscriptionId}`), mail);
    }
    transaction.delete(ref);
    return decided;
  });
  if (verdict === 'send') logs.info('reminded of the first charge', { subscriptionId });
  if (verdict === 'late') logs.warn('a reminder came too late to be sent', { subscriptionId });
  if (verdict === 'drop') logs.info('no reminder is needed any more', { subscriptionId });
}
