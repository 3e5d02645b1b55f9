import type { AccountMailData, MailText } from '#domain/mails/mail.ts';
import { accountUrl, type ServerContext } from '../context/context.ts';
import { errorFields } from '../context/logs.ts';
import { mailFields, mailRef, writtenAt } from '../documents/mail.ts';
import type { SubscriptionRecord } from '../documents/subscription.ts';
import { accountIn } from '../owners/identity.ts';
import type { Transaction } from '../store/Store.ts';
import { nextTotalOf } from '../subscription/change/newPrice.ts';
import { confirmationFrom } from '../subscription/confirmation.ts';

/** The input of the messages besides the record. */
export type MailContext = Pick<ServerContext, 'brand' | 'siteUrl' | 'now' | 'logs'>;

/** What every message about a record is made from. */
export function aboutRecord(context: MailContext, record: SubscriptionRecord): AccountMailData {
  return {
    name: record.customerName,
    confirmation: confirmationFrom(record),
    language: record.language ?? 'en',
    brand: context.brand,
    accountUrl: accountUrl(context),
  };
}

/** Whether a message was written since a moment; of a trial whose end has moved, the earlier reminder does not count. */
export async function wasWritten(transaction: Transaction, id: string, since: Date): Promise<boolean> {
  const at = writtenAt(await transaction.get(mailRef(id)));
  return at !== null && at >= since;
}

/** A message about a record. */
interface RecordMail {
  id: string;
  email: string;
  record: SubscriptionRecord;
}

/** What a message about the next charge is made from: it may cost another price than the last one. */
export function aboutNextCharge(context: MailContext, record: SubscriptionRecord): AccountMailData {
  const about = aboutRecord(context, record);
  return { ...about, confirmation: { ...about.confirmation, total: nextTotalOf(record) } };
}

/** Writes a message about a record to the outgoing mail. A second one with the same id takes its place. */
export function writeRecordMail(
  transaction: Transaction,
  { now }: MailContext,
  { id, email, record }: RecordMail,
  text: MailText,
): void {
  transaction.set(mailRef(id), mailFields({ to: email, uid: accountIn(record), now: now() }, text));
}

/** A message to the owner of an account. */
interface AccountMail {
  id: string;
  email: string;
  /** Undefined for a record that was imported and names no account. */
  uid: string | undefined;
}

/**
 * Writes a message about what has happened in the transaction that records it. One that cannot be composed is an error in the
 * log, which the alerts see, and stops neither the record of a charge nor a cancellation.
 */
export function writeNews(
  transaction: Transaction,
  { now, logs }: MailContext,
  { id, email, uid }: AccountMail,
  compose: () => MailText,
): void {
  try {
    transaction.set(mailRef(id), mailFields({ to: email, uid, now: now() }, compose()));
  } catch (error) {
    // A free subscription's mail is named for its owner's address.
    logs.error('a mail could not be written', { mail: id.replace(email, '…'), ...errorFields(error) });
  }
}

/** Writes a message about what has happened to a record, as `writeNews` does. */
export function writeEventMail(
  transaction: Transaction,
  context: MailContext,
  { record, ...mail }: RecordMail,
  compose: () => MailText,
): void {
  writeNews(transaction, context, { ...mail, uid: accountIn(record) }, compose);
}
