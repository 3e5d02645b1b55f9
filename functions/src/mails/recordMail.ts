import type { AccountMailData, MailText } from '#domain/mails/mail.ts';
import { accountUrl, type ServerContext } from '../context/context.ts';
import { mailFields, mailRef, writtenAt } from '../documents/mail.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import { accountIn } from '../owners/identity.ts';
import type { Transaction } from '../store/Store.ts';
import { confirmationFrom } from '../subscription/confirmation.ts';

/** The input of the messages besides the record. */
export type MailContext = Pick<ServerContext, 'brand' | 'siteUrl' | 'now'>;

/** What every message about a record is made from. */
export function aboutRecord(context: MailContext, record: SubscriptionRecord): AccountMailData {
  return {
    name: record.customerName,
    confirmation: confirmationFrom(record),
    brand: context.brand,
    accountUrl: accountUrl(context),
  };
}

/** Whether a message was written since a moment; of a trial whose end has moved, the earlier reminder does not count. */
export async function wasWritten(transaction: Transaction, id: string, since: Date): Promise<boolean> {
  const at = writtenAt(await transaction.get(mailRef(id)));
  return at !== null && at >= since;
}

/** Writes a message about a record to the outgoing mail. A second one with the same id takes its place. */
export function writeRecordMail(
  transaction: Transaction,
  { now }: MailContext,
  { id, email, record }: { id: string; email: string; record: SubscriptionRecord },
  text: MailText,
): void {
  transaction.set(mailRef(id), mailFields({ to: email, uid: accountIn(record), now: now() }, text));
}
