import { UTCDate } from '@date-fns/utc';
import { addDays } from 'date-fns';
import type { Confirmation } from '#domain/recordedSubscription.ts';
import { reminderMail } from '#domain/mails/reminderMail.ts';
import { chargeMomentsOfConfirmation } from '#domain/timeline.ts';
import { reminderDays } from '#domain/trial.ts';
import { confirmationFrom } from '../subscription/confirmation.ts';
import { accountIn } from '../owners/identity.ts';
import { mailFields, mailRef } from '../documents/mail.ts';
import {
  brokenInSubscription,
  parseSubscription,
  serializeSubscription,
  subscriptionRef,
  type SubscriptionRecord,
} from '../documents/subscription.ts';
import { accountUrl, type ServerContext } from '../context/context.ts';

/**
 * The record with the day on which its owner is reminded of the first charge: part of the record itself, so that 'we
 * send you a reminder' is as true as the subscription, and costs no document. One without a charge to come gets none.
 */
export function withReminder(record: SubscriptionRecord, confirmation: Confirmation): SubscriptionRecord {
  const reminder = chargeMomentsOfConfirmation(confirmation).find(({ kind }) => kind === 'reminder');
  return reminder ? { ...record, reminderDue: reminder.at } : record;
}

/** Whether the charge has come before the reminder of it could be sent. */
export function isTooLate({ reminderDue: due }: SubscriptionRecord, now: Date): boolean {
  return due === null || addDays(new UTCDate(due), reminderDays) <= now;
}

/** What is to be done about a due reminder. `wait`: the subscription is suspended and may yet be charged. */
function verdictOn({ status }: SubscriptionRecord): 'send' | 'drop' | 'wait' {
  if (status === 'active') return 'send';
  return status === 'suspended' ? 'wait' : 'drop';
}

/**
 * Sends one reminder or drops it, in one transaction that also forgets it: a second run finds none left, so
 * it is sent once. What was cancelled, or charged, meanwhile is dropped; so what keeps failing
 * is gone with the day of the charge.
 */
export async function sendOrDropReminder(
  context: Pick<ServerContext, 'store' | 'brand' | 'siteUrl' | 'now' | 'logs'>,
  { email, subscriptionId }: { email: string; subscriptionId: string },
): Promise<void> {
  const { store, brand, now, logs } = context;
  const ref = subscriptionRef(email);
  const verdict = await store.transaction(async (transaction) => {
    const record = parseSubscription(await transaction.get(ref));
    // Another subscription in its place has a reminder of its own.
    if (!record?.reminderDue || record.subscriptionId !== subscriptionId) return 'gone';
    const settled = serializeSubscription({ ...record, reminderDue: null });
    if (isTooLate(record, now())) {
      transaction.set(ref, settled);
      return 'late';
    }
    const decided = verdictOn(record);
    if (decided === 'wait') return decided;
    if (decided === 'send') {
      const broken = brokenInSubscription(record.stored ?? {});
      // A reminder must not name another price or day than the charge.
      if (broken.length > 0) throw new Error(`a record cannot be read: ${broken.join(', ')}`);
      const { customerName: name } = record;
      const about = { name, confirmation: confirmationFrom(record), brand, accountUrl: accountUrl(context) };
      const addressed = { to: email, uid: accountIn(record), now: now() };
      const mail = mailFields(addressed, reminderMail(about));
      transaction.create(mailRef(`reminder-${subscriptionId}`), mail);
    }
    transaction.set(ref, settled);
    return decided;
  });
  if (verdict === 'send') logs.info('reminded of the first charge', { subscriptionId });
  if (verdict === 'late') logs.warn('a reminder came too late to be sent', { subscriptionId });
  if (verdict === 'drop') logs.info('no reminder is needed any more', { subscriptionId });
}
