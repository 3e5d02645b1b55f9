import type { AccountMailData, MailText } from '#domain/mails/mail.ts';
import { addressOf, type ServerContext } from '../context/context.ts';
import { errorFields } from '../context/logs.ts';
import { mailFields, mailRef, writtenAt } from '../documents/mail.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import { accountIn } from '../owners/identity.ts';
import type { Transaction } from '../store/Store.ts';
import { withoutSuffix } from '../documents/registrations.ts';
import { nextTotalOf } from '../subscription/change/newPrice.ts';
import { datedConfirmation, hasAccess } from '../standing/accountState.ts';

export type MailContext = Pick<ServerContext, 'brand' | 'siteUrl' | 'now' | 'logs'>;

export function aboutRecord(context: MailContext, record: SubscriptionRecord): AccountMailData {
  const now = context.now();
  return {
    name: record.customerName,
    truckName: withoutSuffix(record.restaurantName),
    access: hasAccess(record, now),
    confirmation: datedConfirmation(record, now),
    language: record.language ?? 'en',
    brand: context.brand,
    accountUrl: addressOf(context, record.language),
  };
}

/** Whether an e-mail was written since a moment. If a trial's end has moved, an earlier reminder does not count. */
export async function wasWritten(transaction: Transaction, id: string, since: Date): Promise<boolean> {
  const at = writtenAt(await transaction.get(mailRef(id)));
  return at !== null && at >= since;
}

interface RecordMail {
  id: string;
  email: string;
  record: SubscriptionRecord;
}

/** The data of an e-mail about the next charge, which may have another price than the last one. */
export function aboutNextCharge(context: MailContext, record: SubscriptionRecord): AccountMailData {
  const about = aboutRecord(context, record);
  return { ...about, confirmation: { ...about.confirmation, total: nextTotalOf(record, context.now()) } };
}

/** Writes an e-mail about a record to the outgoing mail. A second one with the same id replaces it. */
export function writeRecordMail(
  transaction: Transaction,
  { now }: MailContext,
  { id, email, record }: RecordMail,
  text: MailText,
): void {
  transaction.set(mailRef(id), mailFields({ to: email, uid: accountIn(record), now: now() }, text));
}

interface AccountMail {
  id: string;
  email: string;
  /** Undefined for a record that was imported and names no account. */
  uid: string | undefined;
}

/** Writes an event's e-mail in its transaction. If it cannot be composed, an error is logged and the event stays. */
export function writeNews(
  transaction: Transaction,
  { now, logs }: MailContext,
  { id, email, uid }: AccountMail,
  compose: () => MailText,
): void {
  try {
    transaction.set(mailRef(id), mailFields({ to: email, uid, now: now() }, compose()));
  } catch (error) {
    // The id of an e-mail about a free subscription contains the owner's address.
    logs.error('a mail could not be written', { mail: id.replace(email, '…'), ...errorFields(error) });
  }
}

/** Writes an e-mail about an event of a record, as `writeNews` does. */
export function writeEventMail(
  transaction: Transaction,
  context: MailContext,
  { record, ...mail }: RecordMail,
  compose: () => MailText,
): void {
  writeNews(transaction, context, { ...mail, uid: accountIn(record) }, compose);
}
